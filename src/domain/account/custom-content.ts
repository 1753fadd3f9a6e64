import type { Language } from '~/languages'
import { startOfIndianDay } from '../calendar-days'
import { indianDay } from '../dates'
import { DAY } from '../day'
import { typedIn } from '../translations'
import type { CustomContent, CustomContentKind, Words } from './custom-content-schema'

type Row = Pick<CustomContent, 'id' | 'words'>

/** Days before the expiry of a certificate when the reminder is sent. */
export const RENEWED_BEFORE = 30

/** The rows of a kind, in display order. */
export function customContentOf<Kind extends CustomContentKind, Each extends Row>(rows: Iterable<Each>, kind: Kind) {
  const own = [...rows].filter(({ words }) => words.kind === kind) as (Each & { words: Words<Kind> })[]
  const orderOf = ({ words }: Row) => (words.kind === 'question' ? words.order : 0)
  return own.sort((a, b) => orderOf(a) - orderOf(b) || a.id - b.id)
}

/** The state of a certificate or notice on an Indian day. The last day is inclusive. */
export function timeOf(words: CustomContent['words'], today: string): 'to come' | 'holds' | 'over' {
  if (words.kind === 'notice' && today < words.from) return 'to come'
  return today <= (lastDayOf(words) ?? today) ? 'holds' : 'over'
}

/** The last day of a certificate or notice; undefined for a question. */
export function lastDayOf(words: CustomContent['words']): string | undefined {
  if (words.kind === 'question') return undefined
  return words.kind === 'notice' ? words.until : words.validUntil
}

/** An error if the last day has passed. */
export function pastDayFault(words: CustomContent['words'], today: string) {
  if (timeOf(words, today) !== 'over') return undefined
  const path = `words.${words.kind === 'notice' ? 'until' : 'validUntil'}`
  return { path, message: 'This day is over: no page would show this.' }
}

/** The certificates that expire within thirty days. */
export function certificatesToRenew<Each extends Row>(rows: Iterable<Each>, now: Date) {
  const today = indianDay(now)
  const last = indianDay(new Date(startOfIndianDay(now) + RENEWED_BEFORE * DAY))
  return customContentOf<'certificate', Each>(rows, 'certificate').filter(
    ({ words }) => timeOf(words, today) === 'holds' && words.validUntil <= last,
  )
}

/** The placeholders of each kind and their number. */
const PLACES = {
  certificate: { names: ['name', 'number', 'issuer', 'until', 'image'], each: [0, 1, 2, 3, 4, 5, 6, 7] },
  notice: { names: ['text'], each: [0, 1, 2] },
} as const satisfies Partial<Record<CustomContentKind, object>>

type PlacedKind = keyof typeof PLACES
type Place<Kind extends PlacedKind> = `${Kind}.${(typeof PLACES)[Kind]['each'][number]}`
type PlaceName<Kind extends PlacedKind> = (typeof PLACES)[Kind]['names'][number]

export type CustomContentValueName =
  | `${Place<'certificate'>}.${PlaceName<'certificate'>}`
  | `${Place<'notice'>}.${PlaceName<'notice'>}`

/** The placeholder names of a kind: `notice.0` and so on. */
export const placesOf = <Kind extends PlacedKind>(kind: Kind) =>
  PLACES[kind].each.map((index) => `${kind}.${index}`) as Place<Kind>[]

/** The text for each placeholder of certificates and notices on an Indian day. Unused ones are empty. */
export function customContentValues(
  rows: Iterable<Row>,
  language: Language,
  today: string,
  dayIn: (day: string) => string = (day) => day,
): Record<CustomContentValueName, string> {
  const all = [...rows].filter(({ words }) => timeOf(words, today) === 'holds')
  const certificates = customContentOf(all, 'certificate').map(({ words }) => ({
    name: words.name,
    number: words.number,
    issuer: words.issuer,
    until: dayIn(words.validUntil),
    image: words.imageUrl ?? '',
  }))
  const notices = customContentOf(all, 'notice').flatMap(({ words }) => {
    const text = words[`text_${language}`]
    return text ? [{ text: typedIn(language, text) }] : []
  })
  const placed = [...placedIn('certificate', certificates), ...placedIn('notice', notices)]
  return Object.fromEntries(placed) as Record<CustomContentValueName, string>
}

const placedIn = <Kind extends PlacedKind>(kind: Kind, said: readonly Record<PlaceName<Kind>, string>[]) =>
  placesOf(kind).flatMap((place, index) =>
    PLACES[kind].names.map((name) => [`${place}.${name}`, said[index]?.[name as PlaceName<Kind>] ?? ''] as const),
  )

/** The operator's questions in this language, with their answers split into paragraphs. */
export const ownQuestions = (rows: Iterable<Row>, language: Language): { question: string; answer: string }[] =>
  customContentOf(rows, 'question').flatMap(({ words }) => {
    const [question, answer] = [words[`question_${language}`], words[`answer_${language}`]]
    return question && answer ? [{ question: typedIn(language, question), answer: typedIn(language, answer) }] : []
  })

/** The label in lists: the text in the first language that has one. */
export function labelOf({ words }: Pick<CustomContent, 'words'>): string {
  if (words.kind === 'certificate') return words.name
  if (words.kind === 'notice') return words.text_en ?? words.text_ur ?? words.text_hi ?? ''
  return words.question_en ?? words.question_ur ?? words.question_hi ?? ''
}
