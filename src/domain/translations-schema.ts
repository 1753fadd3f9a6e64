import * as z from 'zod/mini'
import { OTHER_LANGUAGES, type OtherLanguage } from '~/languages'

type TranslatedField<Field extends string> = `${Field}_${OtherLanguage}`

/** The translations of a row, and the English source texts of outdated ones. */
export function translated<Shape extends Record<string, z.ZodMiniType>>(shape: Shape) {
  const texts = z.optional(z.object(shape))
  return { translations: texts, translatedFrom: texts }
}

/** A field in each other language, under names such as `name_ur`. English is used if it is missing or empty. */
export const inOthers = <Field extends string, Text extends z.ZodMiniType>(field: Field, text: Text) =>
  Object.fromEntries(OTHER_LANGUAGES.map((language) => [`${field}_${language}`, z.optional(text)])) as Record<
    TranslatedField<Field>,
    z.ZodMiniOptional<Text>
  >
