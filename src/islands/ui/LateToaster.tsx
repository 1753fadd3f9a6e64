import { useEffect, useState } from 'react'
import { $toast } from '~/stores/toasts'

/** The toasts of a public page. Radix is heavy: it comes once `isWanted`, and without a signal not at all. */
export default function LateToaster({ isWanted }: { isWanted: boolean }) {
  const [Toaster, setToaster] = useState<typeof import('./Toaster').default>()

  useEffect(() => {
    if (isWanted) import('./Toaster').then((loaded) => setToaster(() => loaded.default)).catch(() => {})
  }, [isWanted])

  // The next page must not show it again.
  useEffect(() => () => $toast.set(null), [])

  return Toaster ? <Toaster /> : null
}
