/** Whether an element matches a selector that older browsers do not know, and refuse with an error. */
export function matchesIfKnown(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
