import { useEffect, useState } from 'react'
import { BOT_SENTENCE } from '~/schemas/bot-field'
import { draftOf, draftTime, forgetDraft, hasDraft, keepDraft } from '~/stores/drafts'
import { isFilledByBot } from './BotField'
import { textFields } from './form'
import { type FieldErrors, type Outcome, useSubmission } from './submission'

const LIVES = ['tab', 'day'] as const

interface Options<Form, Key> {
  /** The name of its draft. */
  name: string
  first: Form
  refused: FieldErrors<Form>
  check: (form: Form) => FieldErrors<Form>
  send: () => Promise<Outcome<Form>>
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
    if (start.isFresh && !hasDraft(draft)) setDraftBegunAt(draftTime(draft))
  }, [element, draft, start])

  useEffect(() => {
    // An untouched form must not overwrite the draft.
    if (form === start.form) return
    // Nor one of another tab that is still offered.
    const lives = draftBegunAt === undefined ? LIVES : (['tab'] as const)
    const isBlank = Object.keys(form).every((name) => form[name] === '' || form[name] === start.form[name])
    for (const life of lives) {
      if (isBlank) forgetDraft(draft, life)
      else keepDraft(draft, form, life)
    }
  }, [draft, form, start, draftBegunAt])

  async function sendByPerson(): Promise<Outcome<Form>> {
    if (!isFilledByBot(element.current)) return send()
    return { state: 'refused', errors: { '': BOT_SENTENCE } as FieldErrors<Form> }
  }

  const focusFirstField = () => element.current?.querySelector<HTMLElement>('[name="name"]')?.focus()

  function resumeDraft() {
    setForm({ ...form, ...draftOf(draft, {}, 'day') })
    setDraftBegunAt(undefined)
    focusFirstField()
  }

  /** Forgets the draft and the attempt, once the form has been accepted. */
  function end() {
    for (const life of LIVES) forgetDraft(draft, life)
    setDraftBegunAt(undefined)
    forgetDraft(attemptOf(draft), 'day')
  }

  function discardDraft() {
    end()
    focusFirstField()
  }

  const field = textFields<Form>(form, errors, (changes) => setForm({ ...form, ...changes }))
  const keyOf = (content: unknown) => idempotencyKey(attemptOf(draft), content, newKey)
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

const attemptOf = (name: string) => `${name}/attempt`

/** The key of an attempt. The same content keeps its key, also after a reload; other content gets a new one. */
function idempotencyKey<Key>(name: string, content: unknown, newKey: () => Key): Key {
  const sent = JSON.stringify(content)
  const known = draftOf<{ content: string; key?: Key }>(name, { content: '' }, 'day')
  if (known.content === sent && known.key !== undefined) return known.key
  const key = newKey()
  keepDraft(name, { content: sent, key }, 'day')
  return key
}
