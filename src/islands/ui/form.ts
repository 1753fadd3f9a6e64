import type * as z from 'zod/mini'

export type FieldErrors<Form> = Partial<Record<keyof Form, string>>

/** The first sentence for each field that a schema refuses; none where the form is good. */
export function fieldErrors<Form>(schema: z.ZodMiniType<Form>, form: unknown): FieldErrors<Form> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse(),
  ) as FieldErrors<Form>
}

/** Moves the focus to the first field that an error stands at. */
export function focusFirstError(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}
