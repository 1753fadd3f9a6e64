import { useStore } from '@nanostores/react'
import * as RadixToast from '@radix-ui/react-toast'
import { useEffect } from 'react'
import { $toast, showKeptToast } from '~/stores/toasts'
import styles from './Toaster.module.css'

const SHOWN_FOR = 5000
const SWIPE_PIXELS = 50

/** Shows the one current toast: 5 seconds, swiped away to the right, reached with F8. */
export default function Toaster() {
  const toast = useStore($toast)
  useEffect(showKeptToast, [])
  return (
    <RadixToast.Provider duration={SHOWN_FOR} swipeDirection="right" swipeThreshold={SWIPE_PIXELS}>
      {toast && (
        <RadixToast.Root
          key={`${toast.title} ${toast.description}`}
          className={styles.toast}
          data-tone={toast.tone}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(isOpen) => !isOpen && $toast.set(null)}
        >
          <RadixToast.Title className={styles.title}>{toast.title}</RadixToast.Title>
          <RadixToast.Description>{toast.description}</RadixToast.Description>
          <RadixToast.Close className="outline" aria-label="Dismiss">
            ×
          </RadixToast.Close>
        </RadixToast.Root>
      )}
      <RadixToast.Viewport className={styles.viewport} hotkey={['F8']} label="Notices ({hotkey})" />
    </RadixToast.Provider>
  )
}
