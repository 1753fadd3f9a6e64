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
  attempts.delete(name)
}

interface Attempt<Key> {
  key: Key
  /** Whether the shop may have got it. */
  mayBeSent: boolean
}

interface Kept<Key> extends Attempt<Key> {
  content: string
}

/** The attempts of this page: a full device keeps none. */
const attempts = new Map<string, Kept<unknown>>()

/** The attempt to send a content. The same content keeps it, also after a reload; other content gets a new key. */
export function attempt<Key>(name: string, content: unknown, newKey: () => Key): Attempt<Key> {
  const sent = JSON.stringify(content)
  const known = attempts.get(name) ?? draftOf(attemptOf(name), { content: '', key: undefined, mayBeSent: false }, 'day')
  const isSame = known.content === sent && known.key !== undefined
  return keepAttempt(name, isSame ? (known as Kept<Key>) : { content: sent, key: newKey(), mayBeSent: false })
}

/** Remembers whether the shop may have got what was last tried; true from before the sending on. */
export function markSent(name: string, mayBeSent: boolean) {
  const known = attempts.get(name)
  if (known) keepAttempt(name, { ...known, mayBeSent })
}

function keepAttempt<Key>(name: string, kept: Kept<Key>): Attempt<Key> {
  attempts.set(name, kept)
  keepDraft(attemptOf(name), kept, 'day')
  return kept
}

const attemptOf = (name: string) => `${name}/attempt`
