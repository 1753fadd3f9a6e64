import type * as z from 'zod/mini'
import type { FieldErrors } from './submission'

/** The first sentence for each field that a schema refuses; none where the form is good. */
export function fieldErrors<Form>(schema: z.ZodMiniType<Form>, form: unknown): FieldErrors<Form> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return {}
  return Object.fromEntries(
    parsed.error.issues.map(({ path, message }) => [String(path[0]), message]).reverse(),
  ) as FieldErrors<Form>
}

type TextName<Form> = { [Name in keyof Form & string]: Form[Name] extends string ? Name : never }[keyof Form & string]

/** The properties that tie each text field to its form. */
export function textFields<Form>(form: Form, errors: FieldErrors<Form>, change: (changes: Partial<Form>) => void) {
  return <Name extends TextName<Form>>(name: Name) => ({
    name,
    value: form[name] as string,
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value } as Partial<Form>),
  })
}
