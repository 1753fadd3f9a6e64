/** Whether a text is a complete URL. The oldest supported browsers lack `URL.canParse`. */
export function isAddress(text: string): boolean {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}
