import { uniqueKey } from '~/stores/unique-key'
import { draftOf, draftTime, forgetDraft, hasDraft, keepDraft } from './drafts'

const LIVES = ['tab', 'day'] as const

type Texts = Readonly<Record<string, string>>

/** When another tab of this device began a draft of this form, within a day; undefined without one. */
export const olderDraftTime = (name: string): number | undefined => (hasDraft(name) ? undefined : draftTime(name))

/**
 * Stores the input of a public form; an empty form, or one equal to `first`, is deleted. While an older draft is offered, it is
 * stored only for this tab.
 */
export function keepTyped(name: string, form: Texts, first: Texts, isOlderOffered: boolean) {
  const isBlank = Object.keys(form).every((field) => form[field] === '' || form[field] === first[field])
  for (const life of isOlderOffered ? (['tab'] as const) : LIVES) {
    if (isBlank) forgetDraft(name, life)
    else keepDraft(name, form, life)
  }
}

/** Deletes the draft and the attempt after the form was accepted. */
export function forgetTyped(name: string) {
  for (const life of LIVES) forgetDraft(name, life)
  forgetAttempt(name)
}

function forgetAttempt(name: string) {
  forgetDraft(attemptOf(name), 'day')
  attempts.delete(name)
}

/** An attempt to send a form. */
export interface Attempt {
  /** Its idempotency key, a random UUID. */
  key: string
  /** Whether the shop may have received it. */
  mayBeSent: boolean
}

interface Kept extends Attempt {
  content: string
}

const NONE: Kept = { content: '', key: '', mayBeSent: false }

/** The attempts of this page, for devices without storage. */
const attempts = new Map<string, Kept>()

const lastAttempt = (name: string): Kept => attempts.get(name) ?? draftOf(attemptOf(name), NONE, 'day')

/** The attempt to send some content. The same content keeps its attempt, also after a reload; other content gets a new key. */
export function attempt(name: string, content: unknown): Attempt {
  const sent = JSON.stringify(content)
  const known = lastAttempt(name)
  return keepAttempt(name, known.content === sent ? known : { content: sent, key: uniqueKey(), mayBeSent: false })
}

/** Forgets the attempt, unless the server returned its key with the form. */
export function keepRefusedAttempt(name: string, key: string) {
  if (lastAttempt(name).key !== key) forgetAttempt(name)
}

/** Stores whether the shop may have received the last attempt; set to true before sending. */
export function markSent(name: string, mayBeSent: boolean) {
  const known = attempts.get(name)
  if (known) keepAttempt(name, { ...known, mayBeSent })
}

function keepAttempt(name: string, kept: Kept): Attempt {
  attempts.set(name, kept)
  keepDraft(attemptOf(name), kept, 'day')
  return kept
}

const attemptOf = (name: string) => `${name}/attempt`
