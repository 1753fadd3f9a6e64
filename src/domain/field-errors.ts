import type * as z from 'zod/mini'
import { inWords, messageCode, SENTENCES, type Sentences } from './sentences'

/** The first sentence for each field that a schema refuses, in a language's words; none where the form is good. */
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
