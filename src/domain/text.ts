import * as z from 'zod/mini'
import { sentence } from './sentences'
import { MAX_EMAIL, MAX_PHONE } from './text-limits'
import { isWellFormed } from './well-formed'

export const REQUIRED = sentence('required')

const CONTROL_CHARACTERS = /[\p{Cc}\u2028\u2029]/u
const CONTROL_CHARACTERS_BUT_BREAKS = /[^\P{Cc}\t\n\r]/u

/** Checks that apply only to input, not to rows of older shops (`stored-schema.ts`). */
const ofWhatIsSent = new WeakSet<object>()

export const isAskedOfRows = (check: object): boolean => !ofWhatIsSent.has(check)

export function asked<Check extends object>(check: Check): Check {
  ofWhatIsSent.add(check)
  return check
}

const wellFormed = (max: number) =>
  z.string(REQUIRED).check(
    z.normalize('NFC'),
    z.maxLength(max, sentence('too-long', { max: String(max) })),
    unfolds(max),
    z.refine((text) => isWellFormed(text), sentence('broken-character')),
  )

/** The length in NFKC, which is used for comparison: a letter such as U+FDFA expands to eighteen. */
const foldedLength = (text: string) => (IS_PLAIN.test(text) ? text.length : Array.from(text.normalize('NFKC')).length)
const IS_PLAIN = /^[\x20-\x7e]*$/

/** A text that is too long as typed already has its own error. */
const unfolds = (max: number) =>
  asked(z.refine<string>((text) => text.length > max || foldedLength(text) <= max, sentence('too-long', { max: String(max) })))

const isFilled = z.refine<string>((text) => text.trim() !== '', { error: REQUIRED, abort: true })

/** A visible letter or digit; excludes fillers, which are blank though Unicode counts them as letters. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point}|[\u{13441}\u{13442}])[\p{L}\p{N}]/u

export const isSeenText = (text: string): boolean => SEEN.test(text)

/** Refuses text without a visible letter or digit. */
const isSeen = asked(z.refine<string>(isSeenText, sentence('unseen')))

/** One line in NFC, at most `max` code points. Control characters and lone surrogates are refused. */
export const optionalLine = (max: number) =>
  wellFormed(max).check(z.refine((text) => !CONTROL_CHARACTERS.test(text), sentence('not-one-line')))

export const line = (max: number) => optionalLine(max).check(isFilled, isSeen)

/** Several lines in NFC, at most `max` code points. */
export const optionalParagraph = (max: number) =>
  wellFormed(max).check(z.refine((text) => !CONTROL_CHARACTERS_BUT_BREAKS.test(text), sentence('not-plain')))

export const paragraph = (max: number) => optionalParagraph(max).check(isFilled, isSeen)

/** An address that `<input type="email">` accepts. */
export const email = line(MAX_EMAIL).check(z.regex(z.regexes.html5Email, sentence('email')))

export const optionalEmail = optionalLine(MAX_EMAIL).check(
  z.refine((text) => text === '' || z.regexes.html5Email.test(text), sentence('email')),
)

export const phone = line(MAX_PHONE)

/** A time set by the server: ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()

/** The largest integer in rows: 32 bits, as PostgreSQL's integer. */
export const MAX_NUMBER = 2_147_483_647

export const id = z
  .int('Please give a whole number.')
  .check(z.minimum(1, 'Please give a number above zero.'), z.maximum(MAX_NUMBER, `Please give a number up to ${MAX_NUMBER}.`))

export const count = z.int().check(z.minimum(0), z.maximum(MAX_NUMBER))

/** An integer from 1 that the server set. */
export const atLeastOne = z.int().check(z.minimum(1), z.maximum(MAX_NUMBER))

/** Counts the changes of a row, for optimistic locking. */
export const version = z._default(count, 1)

export const wholeNumber = (min: number, max: number, sentence: string) =>
  z.int(sentence).check(z.minimum(min, sentence), z.maximum(max, sentence))
