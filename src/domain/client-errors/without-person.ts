import { withoutToken } from '~/routes'

const ADDRESS = /\b[a-z-]+:\/\/[^/\s]*([^\s?#]*)\S*/gi
/** Quoted user input in a message. Program names are between single quotes. */
const QUOTED = /"[^"]*"?|“[^”]*”?|`[^`]*`?/g
const EMAIL = /\S+@\S+/g
/** Numbers of phones, payments or accounts. */
const LONG_NUMBER = /\d(?:[\s-]?\d){4,}/g
/** Letters outside ASCII: program messages are ASCII, so these come from people. */
const OTHER_LETTERS = /[^\p{ASCII}…]+/gu
/** A stack frame, with an optional function name, in the format of Chromium, Firefox or Safari. */
const PLACE = /^\s*(?:at )?(?:([\w$.<> ]+?) ?[(@])?@?(?:[a-z-]+:\/\/[^/\s]*)?(\/[^\s?#()]*)(?:[?#]\S*)?(:\d+:\d+)\)?\s*$/

/** Removes possible personal data from an error message: quoted texts, addresses and numbers. */
export const messageWithoutPerson = (message: string): string =>
  withoutToken(
    message
      .replace(ADDRESS, '$1')
      .replace(QUOTED, '"…"')
      .replace(EMAIL, '…')
      .replace(LONG_NUMBER, '…')
      .replace(OTHER_LETTERS, '…'),
  )

/** The frames of a stack, without the message, query strings and tokens of pages. */
export const stackWithoutPerson = (stack: string): string =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [isPlace, name = '', path = '', place] = PLACE.exec(line) ?? []
      return isPlace ? `${name} ${withoutToken(path)}${place}`.trim().replace(OTHER_LETTERS, '…') : []
    })
    .join('\n')
