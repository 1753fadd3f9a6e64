import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { draftOf, draftTime, forgetDraft, hasDraft, keepDraft } from '~/stores/drafts'

const LIVES = ['tab', 'day'] as const

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

/** Moves the focus to the first field that a person fills in. */
export function focusFirstField(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[name="name"]')?.focus()
}

/**
 * A form's texts and the sentences at its fields, as its island holds them. Takes over what was typed before the island
 * came alive, or else what this tab kept under the name `draft`, and moves the focus to the first wrong field. `began` is
 * when somebody began the same form in another tab of this device, within a day: theirs is shown when they ask for it.
 */
export function useTypedForm<Form extends Record<string, string>>(first: Form, refused: FieldErrors<Form>, draft: string) {
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(first)
  const [errors, setErrors] = useState(refused)
  const [began, setBegan] = useState<number>()
  const [start] = useState({ form: first, isFresh: Object.keys(refused).length === 0 })

  useEffect(() => {
    if (!element.current) return
    element.current.noValidate = true
    const kept = start.isFresh ? draftOf(draft, start.form) : start.form
    const typed = new FormData(element.current)
    const standing = (name: string) => String(typed.get(name) ?? '')
    const taken = Object.keys(start.form).map((name) => [name, standing(name) === start.form[name] ? kept[name] : standing(name)])
    setForm(Object.fromEntries(taken) as Form)
    if (start.isFresh && !hasDraft(draft)) setBegan(draftTime(draft))
  }, [draft, start])

  // Not before something was typed: a form that has just opened would lay its emptiness over what was kept.
  useEffect(() => {
    if (form === start.form) return
    // What is offered is another's until it was asked for.
    const lives = began === undefined ? LIVES : (['tab'] as const)
    const isBlank = Object.keys(form).every((name) => form[name] === '' || form[name] === start.form[name])
    for (const life of lives) {
      if (isBlank) forgetDraft(draft, life)
      else keepDraft(draft, form, life)
    }
  }, [draft, form, start, began])

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
  function resume() {
    setForm({ ...form, ...draftOf(draft, {}, 'day') })
    setBegan(undefined)
    focusFirstField(element.current)
  }
  function forget() {
    for (const life of LIVES) forgetDraft(draft, life)
    setBegan(undefined)
  }
  return { began, resume, element, form, setForm, errors, setErrors, field, forget }
}

/**
 * Gives the key of an attempt: a retry of the very same content keeps it, also after a reload; changed content is another
 * attempt. `end` forgets it, once it has come to its end.
 */
export function useAttempt<Key>(newKey: () => Key, name: string) {
  return {
    keyOf(content: unknown): Key {
      const sent = JSON.stringify(content)
      const known = draftOf<{ content: string; key?: Key }>(name, { content: '' }, 'day')
      if (known.content === sent && known.key !== undefined) return known.key
      const key = newKey()
      keepDraft(name, { content: sent, key }, 'day')
      return key
    },
    end: () => forgetDraft(name, 'day'),
  }
}
