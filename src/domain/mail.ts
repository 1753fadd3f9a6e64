import { wellFormed } from './well-formed'
/** A `mailto:` link (RFC 6068), encoded so that no input injects a header or a second recipient. */
export function mailLink(address: string, { subject, body = '' }: { subject?: string; body?: string } = {}): string {
  const reader = onOneLine(address)
  const at = reader.lastIndexOf('@')
  const to = `${encoded(reader.slice(0, at))}@${encoded(reader.slice(at + 1))}`
  const fields: string[] = []
  if (subject !== undefined) fields.push(`subject=${encoded(onOneLine(subject))}`)
  if (body) fields.push(`body=${encoded(body.replace(/\r?\n/g, '\r\n'))}`)
  return `mailto:${to}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

/** Replaces line breaks and other control characters, for a mail header. */
export const onOneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** encodeURIComponent throws on a lone surrogate. */
const encoded = (text: string) => encodeURIComponent(wellFormed(text))
