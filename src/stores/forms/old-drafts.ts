import { dayDraft, PREFIX } from './drafts'

export function forgetOldDrafts() {
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX) && !dayDraft(key)) localStorage.removeItem(key)
}
