import { withoutToken } from '~/routes'

const ADDRESS = /\b[a-z-]+:\/\/[^/\s]*([^\s?#]*)\S*/gi
/** What a message quotes of what was read or typed; the names of a program stand between single quotes. */
const QUOTED = /"[^"]*"?|“[^”]*”?|`[^`]*`?/g
const EMAIL = /\S+@\S+/g
/** Of a phone, a payment or an account. */
const LONG_NUMBER = /\d(?:[\s-]?\d){4,}/g
/** Programs write in letters of ASCII, people here in others too. */
const OTHER_LETTERS = /[^\p{ASCII}…]+/gu
/** What was called, if it has a name, and where: as Chromium writes it, or Firefox and Safari. */
const PLACE = /^\s*(?:at )?(?:([\w$.<> ]+?) ?[(@])?@?(?:[a-z-]+:\/\/[^/\s]*)?(\/[^\s?#()]*)(?:[?#]\S*)?(:\d+:\d+)\)?\s*$/

/** The message of an error without what it may quote of a person: a text, an address, a number. */
export const messageWithoutPerson = (message: string): string =>
  withoutToken(
    message
      .replace(ADDRESS, '$1')
      .replace(QUOTED, '"…"')
      .replace(EMAIL, '…')
      .replace(LONG_NUMBER, '…')
      .replace(OTHER_LETTERS, '…'),
  )

/** The places of a stack: no message, which may lead them, no query, and no token of a page. */
export const stackWithoutPerson = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [isPlace, name = '', path = '', place] = PLACE.exec(line) ?? []
      return isPlace ? `${name} ${withoutToken(path)}${place}`.trim().replace(OTHER_LETTERS, '…') : []
    })
    .join('\n')
