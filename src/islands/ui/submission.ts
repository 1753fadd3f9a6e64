import { type FormEvent, useEffect, useRef, useState } from 'react'
import { leaveForSignIn } from '~/stores/signed-in'

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
  /** The errors of a form that the server refused before scripts ran. */
  refused?: FieldErrors<Form>
  /** Checks the form in the browser; nothing is sent while it finds an error. */
  check?: () => FieldErrors<Form>
  send: () => Promise<Outcome<Form>>
}

const hasErrors = (errors: object) => Object.keys(errors).length > 0

/** Sends a form, once at a time, and keeps its errors. The focus moves to the first wrong field. */
export function useSubmission<Form>({ refused = {}, check = () => ({}), send }: Options<Form>) {
  const element = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState(refused)
  const [failure, setFailure] = useState('')
  const [differences, setDifferences] = useState<readonly Difference<Form>[]>([])
  const [isSending, setIsSending] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  // After rendering, so that the wrong fields are marked.
  useEffect(() => {
    if (hasErrors(errors)) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])

  // An effect, so that the form's beforeunload listener is removed first.
  useEffect(() => {
    if (isLeaving) leaveForSignIn()
  }, [isLeaving])

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
    if (outcome.state === 'signed out') setIsLeaving(true)
    if (outcome.state === 'failed') setFailure(outcome.sentence)
    if (outcome.state === 'done') setDifferences([])
    if (outcome.state === 'conflict') setDifferences(outcome.differences)
    if ('errors' in outcome && outcome.errors) setErrors(outcome.errors)
  }

  return { element, errors, failure, differences, isSending, isLeaving, submit }
}
