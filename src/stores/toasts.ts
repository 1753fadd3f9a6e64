import { atom } from 'nanostores'

/** A notice to the operator; a new one takes the place of the one before. */
export interface Toast {
  title: string
  description: string
  tone: 'plain' | 'destructive'
}

const KEPT = 'toast_after_navigation'

export const $toast = atom<Toast | null>(null)

export const showToast = (title: string, description: string) => $toast.set({ title, description, tone: 'plain' })

/** A failure, under the title 'Error' where the screen gives no other. */
export const showError = (description: string, title = 'Error') => $toast.set({ title, description, tone: 'destructive' })

/** Keeps a notice for the page that opens next. */
export const keepToast = (title: string, description: string) =>
  sessionStorage.setItem(KEPT, JSON.stringify({ title, description }))

/** Shows the notice that the page before has kept, if any. */
export function showKeptToast() {
  const kept = sessionStorage.getItem(KEPT)
  if (!kept) return
  sessionStorage.removeItem(KEPT)
  const { title, description } = JSON.parse(kept) as Toast
  showToast(title, description)
}
