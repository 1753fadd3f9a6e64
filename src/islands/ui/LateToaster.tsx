import { useEffect, useState } from 'react'
import { $toast } from '~/stores/toasts'
import { useServedStore } from '../served-store'

/**
 * Toasts without the wait for Radix, which is heavy: it comes once `isWanted`, or with the first toast. Without a signal it
 * does not come at all.
 */
export default function LateToaster({ isWanted }: { isWanted: boolean }) {
  const [Toaster, setToaster] = useState<typeof import('./Toaster').default>()
  const isNeeded = useServedStore($toast) !== null || isWanted

  useEffect(() => {
    if (isNeeded) import('./Toaster').then((loaded) => setToaster(() => loaded.default)).catch(() => {})
  }, [isNeeded])

  // The next page must not show it again.
  useEffect(() => () => $toast.set(null), [])

  return Toaster ? <Toaster /> : null
}
