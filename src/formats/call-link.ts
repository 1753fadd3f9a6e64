/** A link that calls a phone as a person typed it; undefined where there is no number in it. */
export function callLink(phone: string): string | undefined {
  const [number] = /^\+?\d{3,}/.exec(phone.replace(/[^\d+]/g, '')) ?? []
  return number && `tel:${number}`
}
