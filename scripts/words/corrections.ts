import { strayTerms } from '~/content/glossary'
import { foreignLetters } from '~/content/letters'
import type { OtherLanguage } from '~/languages'
import type { SourceText } from './texts'

/** A row of a reviewer's file. */
export interface Row {
  place: string
  /** The text that the reviewer saw. */
  text: string
  correction: string
}

export interface Refused {
  line: number
  place: string
  why: string
}

interface Change {
  text: SourceText
  correction: string
}

/** The changes in a reviewer's rows, and the refused rows with their line in the file. */
export function changesOf(language: OtherLanguage, rows: readonly Row[], texts: readonly SourceText[]) {
  const known = new Map(texts.map((text) => [text.place, text]))
  const changes: Change[] = []
  const refused: Refused[] = []
  for (const [index, { place, text: seen, correction: typed }] of rows.entries()) {
    if (typed.trim() === '') continue
    const text = known.get(place)
    const correction = text ? inItsSpaces(text.text, typed) : typed
    if (correction === text?.text) continue
    const why = !text
      ? 'There is no such place.'
      : text.text !== seen
        ? 'This text has changed since it was exported.'
        : faultIn(language, text, correction)
    // The first line has the headings.
    if (why) refused.push({ line: index + 2, place, why })
    else if (text) changes.push({ text, correction })
  }
  return { changes, refused }
}

/** Keeps the spaces around a text, which spreadsheets drop but sentences in several parts need. */
const inItsSpaces = (text: string, correction: string) => text.replace(/\S(?:.*\S)?/s, () => correction.trim())

/** The reason to refuse a correction, in a sentence. */
export function faultIn(
  language: OtherLanguage,
  { text, holes }: Pick<SourceText, 'text' | 'holes'>,
  correction: string,
): string | undefined {
  const [parts, before] = [partsOf(correction, holes), partsOf(text, holes)]
  const lost = holes.find((hole) => count(correction, hole) < count(text, hole))
  if (lost) return `${lost} is missing.`
  const doubled = holes.find((hole) => count(correction, hole) > count(text, hole))
  if (doubled) return `${doubled} stands there too often.`
  const own = parts.join(' ')
  if (/[{}]/.test(own)) return 'There is a {…} that the text does not have.'
  if (/\p{Nd}/u.test(own) && !/\p{Nd}/u.test(before.join(' ')))
    return 'Figures come from the rules: keep each {…} in its sentence.'
  if (/[\n\r\p{Cc}]/u.test(own)) return 'A text is one line.'
  const [letter] = foreignLetters(language, own)
  if (letter) return `${letter} is a letter of another language.`
  const [stray] = strayTerms(language, correction)
  return stray && `We write ${stray.term}, not ${stray.stray}.`
}

const count = (text: string, hole: string) => text.split(hole).length - 1

const partsOf = (text: string, holes: readonly string[]) =>
  holes.reduce<string[]>((parts, hole) => parts.flatMap((part) => part.split(hole)), [text])

/** Replaces texts in a file's code. */
export const correctedCode = (code: string, changes: readonly Change[]): string =>
  changes
    .toSorted((one, other) => other.text.start - one.text.start)
    .reduce((left, { text, correction }) => left.slice(0, text.start) + literalOf(correction, text) + left.slice(text.end), code)

function literalOf(text: string, { holes, isTemplate }: SourceText): string {
  if (!isTemplate) return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const escaped = (part: string) => part.replaceAll('\\', '\\\\').replaceAll('`', '\\`')
  return `\`${between(text, [...new Set(holes)], escaped)}\``
}

/** Changes the parts of a text between its placeholders. */
const between = (text: string, [hole, ...others]: readonly string[], change: (part: string) => string): string =>
  hole === undefined
    ? change(text)
    : text
        .split(hole)
        .map((part) => between(part, others, change))
        .join(`$${hole}`)
