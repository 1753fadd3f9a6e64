import { useEffect, useRef, useState } from 'react'
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

/**
 * A form's texts and the sentences at its fields, as its island holds them. Takes over what was typed before the island
 * came alive, and moves the focus to the first wrong field.
 */
export function useTypedForm<Form extends Record<string, string>>(first: Form, refused: FieldErrors<Form>) {
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(first)
  const [errors, setErrors] = useState(refused)

  useEffect(() => {
    if (!element.current) return
    element.current.noValidate = true
    const typed = new FormData(element.current)
    setForm((form) => Object.fromEntries(Object.keys(form).map((name) => [name, String(typed.get(name) ?? '')])) as Form)
  }, [])

  // The sentences must be on the page before the first of their fields can take the focus.
  useEffect(() => {
    if (Object.keys(errors).length > 0) focusFirstError(element.current)
  }, [errors])

  const field = <Name extends keyof Form & string>(name: Name) => ({
    name,
    value: form[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setForm({ ...form, [name]: target.value }),
  })
  return { element, form, setForm, errors, setErrors, field }
}

/** Gives the key of an attempt: a retry of the very same content keeps it, changed content is another attempt. */
export function useAttempt<Key>(newKey: () => Key) {
  const attempt = useRef<{ content: string; key: Key }>(null)
  return (content: unknown): Key => {
    const sent = JSON.stringify(content)
    if (attempt.current?.content !== sent) attempt.current = { content: sent, key: newKey() }
    return attempt.current.key
  }
}
