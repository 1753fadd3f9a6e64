import { atom } from 'nanostores'
import { forgetValue, keepValue, keptValue, ofTab } from './kept-values'

/** A button of a toast that runs a function, or opens an address in a new tab. */
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

interface KeptToast extends Pick<Toast, 'title' | 'description'> {
  /** The start time of the page that stored it. */
  keptBy: number
}

/** Stores a toast for the next page. */
export function keepToast(title: string, description: string) {
  const kept: KeptToast = { title, description, keptBy: performance.timeOrigin }
  keepValue(KEPT, JSON.stringify(kept), ofTab)
}

/** Not on the page that is being left, whose parts may load late. */
export function showKeptToast() {
  const kept = keptValue(KEPT, ofTab)
  if (!kept) return
  const { title, description, keptBy } = JSON.parse(kept) as KeptToast
  if (keptBy === performance.timeOrigin) return
  forgetValue(KEPT, ofTab)
  showToast(title, description)
}
