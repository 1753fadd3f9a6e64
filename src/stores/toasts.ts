import { atom } from 'nanostores'

/** A button of a toast that runs something, or opens an address in a new tab. */
export type ToastAction = { label: string; run: () => void } | { label: string; href: string }

export interface Toast {
  id: number
  title: string
  description: string
  tone: 'plain' | 'destructive'
  actions: readonly ToastAction[]
}

const KEPT = 'toast_after_navigation'

let lastId = 0

export const $toast = atom<Toast | null>(null)

const show = (toast: Omit<Toast, 'id'>) => $toast.set({ id: ++lastId, ...toast })

export const showToast = (title: string, description: string, ...actions: readonly ToastAction[]) =>
  show({ title, description, tone: 'plain', actions })

export const showError = (description: string, title = 'Error') => show({ title, description, tone: 'destructive', actions: [] })

export const keepToast = (title: string, description: string) =>
  sessionStorage.setItem(KEPT, JSON.stringify({ title, description }))

export function showKeptToast() {
  const kept = sessionStorage.getItem(KEPT)
  if (!kept) return
  sessionStorage.removeItem(KEPT)
  const { title, description } = JSON.parse(kept) as Toast
  showToast(title, description)
}
