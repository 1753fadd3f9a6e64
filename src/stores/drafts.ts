const PREFIX = 'draft_'
const A_DAY = 24 * 60 * 60 * 1000

/** How long a draft lives: until the tab closes, or for a day on this device, until it is forgotten. */
type Life = 'tab' | 'day'

interface DayDraft {
  /** When it was begun, in milliseconds since 1970. */
  at: number
  draft: unknown
}

/** Keeps what was typed but not saved, under a name such as 'products/12'. Never a password. */
export function keepDraft(name: string, draft: unknown, life: Life = 'tab') {
  try {
    if (life === 'tab') sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
    else localStorage.setItem(PREFIX + name, JSON.stringify({ at: draftTime(name) ?? Date.now(), draft }))
  } catch (error) {
    console.warn('Failed to keep a draft:', error)
  }
}

/** What was kept under this name, with the fields of `empty` that it lacks; `empty` where there is none or it cannot be read. */
export function draftOf<Draft extends object>(name: string, empty: Draft, life: Life = 'tab'): Draft {
  const kept = life === 'tab' ? parsed(() => sessionStorage, PREFIX + name) : dayDraft(PREFIX + name)?.draft
  return isPlainObject(kept) ? { ...empty, ...kept } : empty
}

/** When the draft of a day was begun, in milliseconds since 1970; undefined where there is none. */
export const draftTime = (name: string): number | undefined => dayDraft(PREFIX + name)?.at

export const hasDraft = (name: string): boolean => sessionStorage.getItem(PREFIX + name) !== null

export function forgetDraft(name: string, life: Life = 'tab') {
  try {
    const storage = life === 'tab' ? sessionStorage : localStorage
    storage.removeItem(PREFIX + name)
  } catch {
    // A storage that cannot be reached keeps nothing.
  }
}

/** Forgets all drafts of this tab, as signing out does; a session that has run out keeps them. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

/** Forgets what was left on this device more than a day ago. */
export function forgetOldDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX) && !dayDraft(key)) localStorage.removeItem(key)
}

/** A draft of the last day; one of the time to come is as old, by a clock that was set back. */
function dayDraft(key: string): DayDraft | undefined {
  const kept = parsed(() => localStorage, key) as Partial<DayDraft> | undefined
  const isOfToday = typeof kept?.at === 'number' && Math.abs(Date.now() - kept.at) < A_DAY
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
