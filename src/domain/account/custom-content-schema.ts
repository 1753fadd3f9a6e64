import * as z from 'zod/mini'
import { LANGUAGES, type Language } from '~/languages'
import { imageAddress } from '../catalog/images-schema'
import { isDay } from '../dates'
import { id, line, paragraph, version, wholeNumber } from '../text'
import { MAX_NAME, MAX_SKU } from '../text-limits'

/** The maximum of each kind. Built pages have a placeholder for each certificate, photo and notice. */
export const MAX_CUSTOM_CONTENT = { certificate: 8, photo: 2, notice: 3, question: 8 } as const

export type CustomContentKind = keyof typeof MAX_CUSTOM_CONTENT

export const MAX_NOTICE = 160
export const MAX_QUESTION = 160
export const MAX_ANSWER = 1000
export const MAX_FIGURE = 20

/** The figures that a laboratory may have measured. */
export const MEASURED = ['protein', 'fat', 'fiber', 'moisture', 'energy'] as const

/** What a photo shows: one of each. */
export const PHOTOS = ['mill', 'people'] as const

const day = z.string('Please choose a day.').check(z.refine(isDay, 'Please choose a day.'))

/** A text per language, under names such as `text_ur`. A page without a text in its language shows nothing. */
const inEach = <Field extends string, Text extends z.ZodMiniType>(field: Field, text: Text) =>
  Object.fromEntries(LANGUAGES.map((language) => [`${field}_${language}`, z.optional(text)])) as Record<
    `${Field}_${Language}`,
    z.ZodMiniOptional<Text>
  >

const certificate = z.object({
  kind: z.literal('certificate'),
  name: line(MAX_NAME),
  number: line(MAX_NAME),
  issuer: line(MAX_NAME),
  validUntil: day,
  imageUrl: z.optional(imageAddress),
  /** The SKU of the feed of an analysis, and what it found. */
  sku: z.optional(line(MAX_SKU)),
  ...(Object.fromEntries(MEASURED.map((figure) => [figure, z.optional(line(MAX_FIGURE))])) as Record<
    (typeof MEASURED)[number],
    z.ZodMiniOptional<ReturnType<typeof line>>
  >),
})

const photo = z.object({
  kind: z.literal('photo'),
  of: z.enum(PHOTOS, 'Please choose what it shows.'),
  imageUrl: imageAddress,
  ...inEach('caption', line(MAX_NOTICE)),
})

const notice = z.object({ kind: z.literal('notice'), ...inEach('text', line(MAX_NOTICE)), from: day, until: day }).check(
  z.refine((words) => LANGUAGES.some((language) => words[`text_${language}`]), {
    error: 'Please write the notice in one language at least.',
    path: ['text_en'],
  }),
  z.refine(({ from, until }) => from <= until, { error: 'The last day is before the first one.', path: ['until'] }),
)

const question = z
  .object({
    kind: z.literal('question'),
    order: wholeNumber(0, 99, 'Please enter the place as a whole number from 0 to 99.'),
    ...inEach('question', line(MAX_QUESTION)),
    ...inEach('answer', paragraph(MAX_ANSWER)),
  })
  .check(
    z.refine((words) => LANGUAGES.some((language) => words[`question_${language}`]), {
      error: 'Please write the question in one language at least.',
      path: ['question_en'],
    }),
    ...LANGUAGES.flatMap((language) => [
      z.refine<QuestionTexts>((words) => !words[`question_${language}`] || words[`answer_${language}`] !== undefined, {
        error: 'Please write the answer, too.',
        path: [`answer_${language}`],
      }),
      z.refine<QuestionTexts>((words) => !words[`answer_${language}`] || words[`question_${language}`] !== undefined, {
        error: 'Please write the question, too.',
        path: [`question_${language}`],
      }),
    ]),
  )

type QuestionTexts = Partial<Record<`question_${Language}` | `answer_${Language}`, string | undefined>>

const KIND = 'Please give a certificate, a photo, a notice or a question.'

/** Content that the operator writes: a certificate, a photo, a dated notice, or a question with its answer. */
export const newCustomContent = z.object({ words: z.discriminatedUnion('kind', [certificate, photo, notice, question], KIND) })

/** `remindedOf`: the expiry day for which a reminder was sent. */
export const customContent = z.extend(newCustomContent, { id, version, remindedOf: z.optional(day) })

export type NewCustomContent = z.infer<typeof newCustomContent>
export type CustomContent = z.infer<typeof customContent>
export type Words<Kind extends CustomContentKind> = Extract<NewCustomContent['words'], { kind: Kind }>
