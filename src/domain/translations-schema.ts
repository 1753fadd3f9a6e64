import * as z from 'zod/mini'
import { OTHER_LANGUAGES, type OtherLanguage } from '~/languages'

type TranslatedField<Field extends string> = `${Field}_${OtherLanguage}`

/** The texts of a row in the other languages, and the English texts that the old ones of them were made from. */
export function translated<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const texts = z.optional(z.object(shape))
  return { translations: texts, translatedFrom: texts }
}

/** A field's text in each other language, under names such as `name_ur`. One that is missing or empty is read in English. */
export const inOthers = <Field extends string, Text extends z.ZodMiniType>(field: Field, text: Text) =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [`${field}_${language}`, z.optional(text)])) as Record<
    TranslatedField<Field>,
    z.ZodMiniOptional<Text>
  >
