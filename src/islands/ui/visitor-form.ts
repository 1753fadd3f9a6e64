import { useEffect, useState } from 'react'
import { isFilledByBot } from '~/browser/bot-field'
import { draftOf } from '~/stores/drafts'
import { attemptKey, forgetTyped, keepTyped, olderDraftTime } from '~/stores/typed-forms'
import { textFields } from './form'
import { type FieldErrors, type Outcome, useSubmission } from './submission'

interface Options<Form, Key> {
  /** The name of its draft. */
  name: string
  first: Form
  refused: FieldErrors<Form>
  check: (form: Form) => FieldErrors<Form>
  send: () => Promise<Outcome<Form>>
  /** Said to who fills in the honeypot. */
  botSentence: string
  /** Makes the idempotency key of one attempt. */
  newKey: () => Key
}

/**
 * A form of a public page: its texts, its draft and its sending. It takes over what was typed before the island was
 * hydrated, or else the draft of this tab. `draftBegunAt` is when a draft of another tab was begun, within a day.
 */
export function useVisitorForm<Form extends Record<string, string>, Key>(options: Options<Form, Key>) {
  const { name: draft, first, refused, check, send, newKey } = options
  const [form, setForm] = useState(first)
  const { element, errors, failure, isSending, submit } = useSubmission<Form>({
    form,
    refused,
    check: () => check(form),
    send: sendByPerson,
  })
  const [draftBegunAt, setDraftBegunAt] = useState<number>()
  const [start] = useState({ form: first, isFresh: Object.keys(refused).every((name) => name === '') })

  useEffect(() => {
    if (!element.current) return
    element.current.noValidate = true
    const kept = start.isFresh ? draftOf(draft, start.form) : start.form
    const typed = new FormData(element.current)
    const textNow = (name: string) => String(typed.get(name) ?? '')
    const texts = Object.keys(start.form).map((name) => [name, textNow(name) === start.form[name] ? kept[name] : textNow(name)])
    setForm(Object.fromEntries(texts) as Form)
    if (start.isFresh) setDraftBegunAt(olderDraftTime(draft))
  }, [element, draft, start])

  useEffect(() => {
    // An untouched form must not overwrite the draft.
    if (form !== start.form) keepTyped(draft, form, start.form, draftBegunAt !== undefined)
  }, [draft, form, start, draftBegunAt])

  async function sendByPerson(): Promise<Outcome<Form>> {
    if (!isFilledByBot(element.current)) return send()
    return { state: 'refused', errors: { '': options.botSentence } as FieldErrors<Form> }
  }

  const focusFirstField = () => element.current?.querySelector<HTMLElement>('[name="name"]')?.focus()

  function resumeDraft() {
    setForm({ ...form, ...draftOf(draft, {}, 'day') })
    setDraftBegunAt(undefined)
    focusFirstField()
  }

  /** Forgets the draft and the attempt, once the form has been accepted. */
  function end() {
    forgetTyped(draft)
    setDraftBegunAt(undefined)
  }

  function discardDraft() {
    end()
    focusFirstField()
  }

  const field = textFields<Form>(form, errors, (changes) => setForm({ ...form, ...changes }))
  const keyOf = (content: unknown) => attemptKey(draft, content, newKey)
  return {
    element,
    form,
    setForm,
    field,
    errors,
    failure,
    isSending,
    submit,
    keyOf,
    draftBegunAt,
    resumeDraft,
    discardDraft,
    end,
  }
}
