import { type FormEvent, useEffect, useRef, useState } from 'react'
import { leaveForSignIn } from '~/stores/account/signed-in'

/** The errors by field; under '' that of the whole form. */
export type FieldErrors<Form> = Partial<Record<keyof Form | '', string>>

/** A field that differs between two versions of a form. */
export interface Difference<Form> {
  name: keyof Form
  mine: Form[keyof Form]
  theirs: Form[keyof Form]
}

/** The outcome of a submit. After 'failed' the same form may still be accepted. */
export type Outcome<Form> =
  | { state: 'done' | 'signed out' }
  | { state: 'failed'; sentence: string }
  | { state: 'refused'; errors: FieldErrors<Form> }
  | { state: 'conflict'; differences: readonly Difference<Form>[]; errors?: FieldErrors<Form> }

interface Options<Form> {
  /** The current form; the error of a field is cleared once it is changed and valid. */
  form?: Form
  /** The errors of a form that the server refused before hydration. */
  refused?: FieldErrors<Form>
  /** Validates in the browser; nothing is sent while there are errors. */
  check?: () => FieldErrors<Form>
  send: () => Promise<Outcome<Form>>
}

const hasErrors = (errors: object) => Object.keys(errors).length > 0

/** Submits a form once at a time, and keeps its errors. The focus moves to the first invalid field. */
export function useSubmission<Form>({ form, refused = {}, check = () => ({}), send }: Options<Form>) {
  const element = useRef<HTMLFormElement>(null)
  const [{ errors, refusals }, setShown] = useState({ errors: refused, refusals: hasErrors(refused) ? 1 : 0 })
  const [checked, setChecked] = useState(form)
  const setErrors = (next: FieldErrors<Form>) => setShown((shown) => ({ errors: next, refusals: shown.refusals + 1 }))
  const [failure, setFailure] = useState('')
  const [differences, setDifferences] = useState<readonly Difference<Form>[]>([])
  const [isSending, setIsSending] = useState(false)

  if (form !== checked) {
    setChecked(form)
    if (hasErrors(errors)) setShown({ errors: leftAfter(errors, check(), changedFields(checked, form)), refusals })
  }

  // After rendering, so that invalid fields are marked. Not while the person corrects one.
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  async function submit(event?: FormEvent) {
    event?.preventDefault()
    const wrong = check()
    setErrors(wrong)
    setFailure('')
    if (isSending || hasErrors(wrong)) return
    setIsSending(true)
    settle(await send())
    setIsSending(false)
  }

  function settle(outcome: Outcome<Form>) {
    if (outcome.state === 'signed out') leaveForSignIn()
    if (outcome.state === 'failed') setFailure(outcome.sentence)
    if (outcome.state === 'done') setDifferences([])
    if (outcome.state === 'conflict') setDifferences(outcome.differences)
    if ('errors' in outcome && outcome.errors) setErrors(outcome.errors)
  }

  return { element, errors, failure, differences, isSending, submit }
}

const changedFields = <Form>(before: Form | undefined, form: Form | undefined): (keyof Form)[] =>
  before && form ? (Object.keys(form) as (keyof Form)[]).filter((name) => form[name] !== before[name]) : []

/** The errors after some fields have changed: each changed field keeps its current error, if any. */
function leftAfter<Form>(errors: FieldErrors<Form>, wrong: FieldErrors<Form>, changed: (keyof Form)[]): FieldErrors<Form> {
  const entries = Object.entries(errors).flatMap(([name, sentence]) => {
    const now = changed.includes(name as keyof Form) ? wrong[name as keyof Form] : sentence
    return now ? [[name, now]] : []
  })
  return Object.fromEntries(entries)
}
