import { CANARY } from './canary'
import { OTHER_HEADERS } from './other-headers'
import { STANDARD_HEADERS } from './standard-headers'

export const HEADERS = { ...STANDARD_HEADERS, ...OTHER_HEADERS }

const utf8 = (text: string) => Buffer.from(text).toString('latin1')

/** The lines sent for any header, by what is wrong with them. */
export function headerLines(name: string): Record<string, string[]> {
  const [plain, ...nasty] = HEADERS[name] ?? ['']
  const one = (value: string) => [`${name}: ${value}`]
  return {
    plain: one(plain),
    empty: one(''),
    huge: one('a'.repeat(14_000)),
    'a huge list': one(`${plain}, `.repeat(Math.floor(14_000 / (plain.length + 2)))),
    repeated: [...one(plain), ...one(plain)],
    contradicted: [...one(plain), ...one(nasty[0] ?? CANARY)],
    'repeated 500 times': Array.from({ length: 500 }, () => `${name}: 1`),
    reversed: one([...plain].reverse().join('')),
    negative: one('-1'),
    'far below zero': one('-99999999999999999999'),
    'far above all numbers': one('99999999999999999999'),
    'not ASCII': one(utf8('मछली का चारा 🐟')),
    'half a letter': one('\xe0\xa4'),
    'all high bytes': one('\x80\x9f\xa0\xff'),
    markup: one(`"><script>${CANARY}</script>`),
    'an encoded line': one(`a%0d%0aX-Other: ${CANARY}`),
    separators: one(',;=,;q=,""(",'),
    spaces: one(' \t  \t '),
    'in capitals without a space': [`${name.toUpperCase()}:${plain}`],
    'a space before the colon': [`${name} : ${plain}`],
    folded: [`${name}: ${plain}`, ` ${CANARY}`],
    NUL: one(`a\0${CANARY}`),
    'a bare CR': one(`a\rX-Other: ${CANARY}`),
    'a bare LF': one(`a\nX-Other: ${CANARY}`),
    ...Object.fromEntries(nasty.map((value) => [value.length > 60 ? `${value.slice(0, 60)}…` : value, one(value)])),
  }
}
