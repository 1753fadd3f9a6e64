import type * as z from 'zod/mini'

/** The first sentence for each field that a schema refuses; none where the form is good. */
export function fieldErrors<Form>(schema: z.ZodMiniType<Form>, form: unknown): Partial<Record<keyof Form, string>> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return {}
  const sentences = parsed.error.issues.map(({ path, message }) => [String(path[0]), message])
  return Object.fromEntries(sentences.reverse()) as Partial<Record<keyof Form, string>>
}
