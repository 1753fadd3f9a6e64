const PREFIX = 'draft_'

/** How long a draft lives: until the tab closes, or on this device until it is forgotten. */
type Life = 'tab' | 'device'

const storageOf = (life: Life): Storage => (life === 'tab' ? sessionStorage : localStorage)

/** Keeps what was typed but not saved, under a name such as 'products/12'. Never a password. */
export function keepDraft(name: string, draft: unknown, life: Life = 'tab') {
  try {
    storageOf(life).setItem(PREFIX + name, JSON.stringify(draft))
  } catch (error) {
    console.warn('Failed to keep a draft:', error)
  }
}

/** What was kept under this name, with the fields of `empty` that it lacks; `empty` where there is none or it cannot be read. */
export function draftOf<Draft extends object>(name: string, empty: Draft, life: Life = 'tab'): Draft {
  try {
    const kept: unknown = JSON.parse(storageOf(life).getItem(PREFIX + name) ?? 'null')
    return isPlainObject(kept) ? { ...empty, ...kept } : empty
  } catch {
    return empty
  }
}

export const hasDraft = (name: string): boolean => sessionStorage.getItem(PREFIX + name) !== null

export function forgetDraft(name: string, life: Life = 'tab') {
  try {
    storageOf(life).removeItem(PREFIX + name)
  } catch {
    // A storage that cannot be reached keeps nothing.
  }
}

/** Forgets all drafts of this tab, as signing out does; a session that has run out keeps them. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

const isPlainObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
