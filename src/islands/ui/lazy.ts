import { type ComponentType, useEffect, useState } from 'react'
import { showError } from '~/stores/toasts'

/** A component that is loaded once it `isWanted`; null until then. A failure is told in a toast. */
export function useLazy<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> | null }>({ Part: null })
  const isMissing = isWanted && loaded.Part === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: each call names the same module.
  useEffect(() => {
    if (!isMissing) return
    load().then(
      ({ default: Part }) => setLoaded({ Part }),
      () => showError('This part of the page cannot be loaded just now. Please try again.'),
    )
  }, [isMissing])
  return loaded.Part
}
