/** Whether an element matches a selector; false if the browser does not support the selector and throws. */
export function matchesIfKnown(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
