import type { Language } from '~/languages'
import { startOfIndianDay } from '../calendar-days'
import type { Product } from '../catalog/schema'
import { indianDay } from '../dates'
import { DAY } from '../day'
import { typedIn } from '../translations'
import { type CustomContent, type CustomContentKind, MEASURED, PHOTOS, type Words } from './custom-content-schema'

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

/** The last day of a certificate or notice; undefined for the other kinds. */
export function lastDayOf(words: CustomContent['words']): string | undefined {
  if (words.kind === 'notice') return words.until
  return words.kind === 'certificate' ? words.validUntil : undefined
}

/** An error if the last day has passed. */
export function pastDayFault(words: CustomContent['words'], today: string) {
  if (timeOf(words, today) !== 'over') return undefined
  const path = `words.${words.kind === 'notice' ? 'until' : 'validUntil'}`
  return { path, message: words.kind === 'notice' ? 'This day is over: no page would show this.' : 'This day is over.' }
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
  /** Exactly one of `holds` and `over` has a text. */
  certificate: { names: ['name', 'number', 'issuer', 'until', 'image', 'holds', 'over'], each: [0, 1, 2, 3, 4, 5, 6, 7] },
  photo: { names: ['image', 'caption'], each: PHOTOS },
  notice: { names: ['text'], each: [0, 1, 2] },
} as const satisfies Partial<Record<CustomContentKind, object>>

type PlacedKind = keyof typeof PLACES
type Place<Kind extends PlacedKind> = `${Kind}.${(typeof PLACES)[Kind]['each'][number]}`
type PlaceName<Kind extends PlacedKind> = (typeof PLACES)[Kind]['names'][number]

export type CustomContentValueName =
  | `${Place<'certificate'>}.${PlaceName<'certificate'>}`
  | `${Place<'photo'>}.${PlaceName<'photo'>}`
  | `${Place<'notice'>}.${PlaceName<'notice'>}`

/** The placeholder names of a kind: `notice.0` and so on. */
export const placesOf = <Kind extends PlacedKind>(kind: Kind) =>
  PLACES[kind].each.map((index) => `${kind}.${index}`) as Place<Kind>[]

/** The text for each placeholder of certificates, photos and notices on an Indian day. Unused ones are empty. */
export function customContentValues(
  rows: Iterable<Row>,
  language: Language,
  today: string,
  dayIn: (day: string) => string = (day) => day,
): Record<CustomContentValueName, string> {
  const all = [...rows]
  const isOver = (words: CustomContent['words']) => timeOf(words, today) === 'over'
  const certificates = customContentOf(all, 'certificate').map(({ words }) => ({
    name: words.name,
    number: words.number,
    issuer: words.issuer,
    until: dayIn(words.validUntil),
    image: words.imageUrl ?? '',
    holds: isOver(words) ? '' : 'on',
    over: isOver(words) ? 'on' : '',
  }))
  const photos = PHOTOS.map((of) => {
    const words = customContentOf(all, 'photo').find((photo) => photo.words.of === of)?.words
    return { image: words?.imageUrl ?? '', caption: typedIn(language, words?.[`caption_${language}`] ?? '') }
  })
  const holding = all.filter(({ words }) => timeOf(words, today) === 'holds')
  const notices = customContentOf(holding, 'notice').flatMap(({ words }) => {
    const text = words[`text_${language}`]
    return text ? [{ text: typedIn(language, text) }] : []
  })
  const placed = [...placedIn('certificate', certificates), ...placedIn('photo', photos), ...placedIn('notice', notices)]
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

export const PHOTO_LABELS = { mill: 'The mill', people: 'Its people' } as const

/** The newest certificate of a feed with measured figures. */
export const analysisOf = (rows: Iterable<Row>, { sku }: Pick<Product, 'sku'>): Words<'certificate'> | undefined =>
  customContentOf(rows, 'certificate').findLast(({ words }) => words.sku === sku && MEASURED.some((figure) => words[figure]))
    ?.words

/** The label in lists: the text in the first language that has one. */
export function labelOf({ words }: Pick<CustomContent, 'words'>): string {
  if (words.kind === 'certificate') return words.name
  if (words.kind === 'photo') return words.of === 'mill' ? PHOTO_LABELS.mill : PHOTO_LABELS.people
  if (words.kind === 'notice') return words.text_en ?? words.text_ur ?? words.text_hi ?? ''
  return words.question_en ?? words.question_ur ?? words.question_hi ?? ''
}
