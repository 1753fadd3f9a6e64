import { wellFormed } from './well-formed'
/** A link to a mail draft, encoded and on one line, so that no text adds a header or a second reader. RFC 6068. */
export function mailLink(address: string, { subject, body = '' }: { subject?: string; body?: string } = {}): string {
  const reader = onOneLine(address)
  const at = reader.lastIndexOf('@')
  const to = `${encoded(reader.slice(0, at))}@${encoded(reader.slice(at + 1))}`
  const fields: string[] = []
  if (subject !== undefined) fields.push(`subject=${encoded(onOneLine(subject))}`)
  if (body) fields.push(`body=${encoded(body.replace(/\r?\n/g, '\r\n'))}`)
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

/** Text without line breaks or other control characters, as a header of a mail takes it. */
export const onOneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** A lone surrogate would make encodeURIComponent throw. */
const encoded = (text: string) => encodeURIComponent(wellFormed(text))
