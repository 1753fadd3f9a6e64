import { DAY } from '~/domain/day'

export const PREFIX = 'draft_'
/** How long a draft is stored: until the tab closes, or for a day on this device. */
type Life = 'tab' | 'day'

interface DayDraft {
  at: number
  draft: unknown
}

/** Stores an unsaved form under a name such as 'products/12'; returns whether it could. Never store a password. */
export function keepDraft(name: string, draft: unknown, life: Life = 'tab'): boolean {
  try {
    if (life === 'tab') sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
    else localStorage.setItem(PREFIX + name, JSON.stringify({ at: draftTime(name) ?? Date.now(), draft }))
    return true
  } catch (error) {
    console.warn('Failed to keep a draft:', error)
    return false
  }
}

export function draftOf<Draft extends object>(name: string, empty: Draft, life: Life = 'tab'): Draft {
  const kept = life === 'tab' ? parsed(() => sessionStorage, PREFIX + name) : dayDraft(PREFIX + name)?.draft
  return isPlainObject(kept) ? { ...empty, ...kept } : empty
}

/** When the one-day draft was begun, in milliseconds since 1970; undefined without one. */
export const draftTime = (name: string): number | undefined => dayDraft(PREFIX + name)?.at

export const hasDraft = (name: string): boolean => keysOfTab().includes(PREFIX + name)

/** Whether any form of a kind such as 'products/' is unsaved. */
export const hasDraftOf = (kind: string): boolean => keysOfTab().some((key) => key.startsWith(PREFIX + kind))

/** A browser that denies storage has no keys. */
function keysOfTab(): string[] {
  try {
    return Object.keys(sessionStorage)
  } catch {
    return []
  }
}

export function forgetDraft(name: string, life: Life = 'tab') {
  try {
    const storage = life === 'tab' ? sessionStorage : localStorage
    storage.removeItem(PREFIX + name)
  } catch {
    // Without storage there is no draft.
  }
}

/** Deletes all drafts of this tab, on sign-out. They stay when a session expires. */
export function forgetDrafts() {
  for (const key of keysOfTab()) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

/** A draft of the last 24 hours. The difference is absolute, because the clock may have been set back. */
export function dayDraft(key: string): DayDraft | undefined {
  const kept = parsed(() => localStorage, key) as Partial<DayDraft> | undefined
  const isOfToday = typeof kept?.at === 'number' && Math.abs(Date.now() - kept.at) < DAY
  return isOfToday ? (kept as DayDraft) : undefined
}

function parsed(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const isPlainObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
