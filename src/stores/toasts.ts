import { atom } from 'nanostores'

/** The button of a toast, such as Undo. */
export interface ToastAction {
  label: string
  run: () => void
}

/** A toast for the operator. A new one replaces the one before. */
export interface Toast {
  /** Distinguishes toasts with the same text. */
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

/** Shows a toast, with a button if `action` is given. */
export const showToast = (title: string, description: string, action?: ToastAction) =>
  show({ title, description, tone: 'plain', ...(action && { action }) })

/** Shows a toast for a failure. */
export const showError = (description: string, title = 'Error') => show({ title, description, tone: 'destructive' })

/** Keeps a toast for the next page. */
export const keepToast = (title: string, description: string) =>
  sessionStorage.setItem(KEPT, JSON.stringify({ title, description }))

/** Shows the toast that the previous page kept, if any. */
export function showKeptToast() {
  const kept = sessionStorage.getItem(KEPT)
  if (!kept) return
  sessionStorage.removeItem(KEPT)
  const { title, description } = JSON.parse(kept) as Toast
  showToast(title, description)
}
