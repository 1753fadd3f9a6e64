import { draftOf, draftTime, forgetDraft, hasDraft, keepDraft } from './drafts'

const LIVES = ['tab', 'day'] as const

type Texts = Readonly<Record<string, string>>

/** When a draft of this form was begun in another tab of this device, within a day; undefined without one. */
export const olderDraftTime = (name: string): number | undefined => (hasDraft(name) ? undefined : draftTime(name))

/**
 * Keeps what is typed into a public form; one that is as it was at `first`, or empty, is forgotten. While an older draft
 * is still offered, only this tab keeps it.
 */
export function keepTyped(name: string, form: Texts, first: Texts, isOlderOffered: boolean) {
  const isBlank = Object.keys(form).every((field) => form[field] === '' || form[field] === first[field])
  for (const life of isOlderOffered ? (['tab'] as const) : LIVES) {
    if (isBlank) forgetDraft(name, life)
    else keepDraft(name, form, life)
  }
}

/** Forgets the draft and the attempt, once the form has been accepted. */
export function forgetTyped(name: string) {
  for (const life of LIVES) forgetDraft(name, life)
  forgetDraft(attemptOf(name), 'day')
}

/** The idempotency key of an attempt. The same content keeps its key, also after a reload; other content gets a new one. */
export function attemptKey<Key>(name: string, content: unknown, newKey: () => Key): Key {
  const sent = JSON.stringify(content)
  const known = draftOf<{ content: string; key?: Key }>(attemptOf(name), { content: '' }, 'day')
  if (known.content === sent && known.key !== undefined) return known.key
  const key = newKey()
  keepDraft(attemptOf(name), { content: sent, key }, 'day')
  return key
}

const attemptOf = (name: string) => `${name}/attempt`
