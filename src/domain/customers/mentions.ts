const SIGN = /[.*+?^${}()|[\]\\]/g
const escaped = (text: string) => text.replace(SIGN, '\\$&')

/** The zero digits of Latin, Arabic, extended Arabic, Devanagari and full-width digits. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0xff10]

const anyDigit = (digit: string) => `[${ZEROS.map((zero) => String.fromCharCode(zero + Number(digit))).join('')}]`

const PREFIX = `(?:\\+?(?:${anyDigit('0')}{2})?${anyDigit('9')}${anyDigit('1')}[\\s-]*)?${anyDigit('0')}?`
const BETWEEN = '[\\s().\\u202a-\\u202e-]*'

/** A shorter text cannot contain a phone. */
export const PHONE_DIGITS = 10

/** A pattern for these phones (+91 and ten digits, any separators) or e-mail addresses. */
export function mentionOf({ phones, emails }: { phones: Iterable<string>; emails: Iterable<string> }): RegExp | undefined {
  const numbers = Array.from(phones, (phone) => [...phone.slice(-PHONE_DIGITS)].map(anyDigit).join(BETWEEN))
  const all = [...numbers.map((number) => `(?<!\\p{Nd})${PREFIX}${number}(?!\\p{Nd})`), ...Array.from(emails, escaped)]
  return all.length === 0 ? undefined : new RegExp(all.join('|'), 'iu')
}

const SHORTEST = 3

/** A pattern for these names, or for any of their words that is long enough to identify a person. */
export function wordsOf(names: Iterable<string>): RegExp | undefined {
  const words = Array.from(names, (name) => name.trim())
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => [...word].length >= SHORTEST)])
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
  if (words.length === 0) return undefined
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${[...new Set(words)].map(escaped).join('|')})(?![\\p{L}\\p{M}\\p{N}])`, 'giu')
}
