import type * as z from 'zod/mini'
import { inWords, messageCode, SENTENCES, type Sentences } from './sentences'

/** The first localized error of each field that a schema refuses; empty if the form is valid. */
export function fieldErrors<Form>(
  schema: z.ZodMiniType<Form>,
  form: unknown,
  words: Sentences = SENTENCES,
): Partial<Record<keyof Form, string>> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return {}
  const sentences = parsed.error.issues.map(({ path, message }) => [String(path[0]), inWords(messageCode(message), words)])
  return Object.fromEntries(sentences.reverse()) as Partial<Record<keyof Form, string>>
}
