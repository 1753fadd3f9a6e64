const PREFIX = 'draft_'

/** Keeps what was typed but not saved, under a name such as 'products/12', until the tab closes. Never a password. */
export function keepDraft(name: string, draft: unknown) {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(draft))
  } catch (error) {
    console.warn('Failed to keep a draft:', error)
  }
}

/** What was kept under this name, with the fields of `empty` that it lacks; `empty` where there is none or it cannot be read. */
export function draftOf<Draft extends object>(name: string, empty: Draft): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null')
    return isPlainObject(kept) ? { ...empty, ...kept } : empty
  } catch {
    return empty
  }
}

export const hasDraft = (name: string): boolean => sessionStorage.getItem(PREFIX + name) !== null

export const forgetDraft = (name: string) => sessionStorage.removeItem(PREFIX + name)

/** Forgets all drafts, as signing out does; a session that has run out keeps them. */
export function forgetDrafts() {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

const isPlainObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)
