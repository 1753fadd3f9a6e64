/** Whether a text is a whole web address; `URL.canParse` is younger than the oldest browsers. */
export function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}
