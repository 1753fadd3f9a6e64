import { atom } from 'nanostores'

/** Something that a notice offers to do, such as Undo. */
export interface ToastAction {
  label: string
  run: () => void
}

/** A notice to the operator; a new one takes the place of the one before. */
export interface Toast {
  /** Tells a notice from the one before it, also where both say the same. */
  id: number
  title: string
  description: string
  tone: 'plain' | 'destructive'
  action?: ToastAction
}

const KEPT = 'toast_after_navigation'

let lastId = 0

export const $toast = atom<Toast | null>(null)

const show = (toast: Omit<Toast, 'id'>) => $toast.set({ id: ++lastId, ...toast })

/** A notice, with an action where there is something to offer. */
export const showToast = (title: string, description: string, action?: ToastAction) =>
  show({ title, description, tone: 'plain', ...(action && { action }) })

/** A failure, under the title 'Error' where the screen gives no other. */
export const showError = (description: string, title = 'Error') => show({ title, description, tone: 'destructive' })

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
