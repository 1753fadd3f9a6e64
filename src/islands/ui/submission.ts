import { type FormEvent, useEffect, useRef, useState } from 'react'
import { leaveForSignIn } from '~/stores/account/signed-in'

/** The sentence at each wrong field; under '' the one about the whole form. */
export type FieldErrors<Form> = Partial<Record<keyof Form | '', string>>

/** A field in which two versions of a form differ. */
export interface Difference<Form> {
  name: keyof Form
  mine: Form[keyof Form]
  theirs: Form[keyof Form]
}

/** What became of a form that was sent. After 'failed' the same form may still be accepted. */
export type Outcome<Form> =
  | { state: 'done' | 'signed out' }
  | { state: 'failed'; sentence: string }
  | { state: 'refused'; errors: FieldErrors<Form> }
  | { state: 'conflict'; differences: readonly Difference<Form>[]; errors?: FieldErrors<Form> }

interface Options<Form> {
  /** What is typed; an error goes when its field has changed and is right. */
  form?: Form
  /** The errors of a form that the server refused before scripts ran. */
  refused?: FieldErrors<Form>
  /** Checks the form in the browser; nothing is sent while it finds an error. */
  check?: () => FieldErrors<Form>
  send: () => Promise<Outcome<Form>>
}

const hasErrors = (errors: object) => Object.keys(errors).length > 0

/** Sends a form, once at a time, and keeps its errors. The focus moves to the first wrong field. */
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

  // After rendering, so that the wrong fields are marked. Not while one is mended: the person is typing there.
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

/** The errors after some fields have changed: each of these says what is still wrong with it, if anything. */
function leftAfter<Form>(errors: FieldErrors<Form>, wrong: FieldErrors<Form>, changed: (keyof Form)[]): FieldErrors<Form> {
  const entries = Object.entries(errors).flatMap(([name, sentence]) => {
    const now = changed.includes(name as keyof Form) ? wrong[name as keyof Form] : sentence
    return now ? [[name, now]] : []
  })
  return Object.fromEntries(entries)
}
