import { useStore } from '@nanostores/react'
import * as RadixToast from '@radix-ui/react-toast'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { languages } from '~/languages'
import { $topDialog } from '~/stores/open-dialogs'
import { $toast, showKeptToast, type Toast, type ToastAction } from '~/stores/toasts'
import { useLanguage, useSharedWords } from '../language'
import '~/styles/toasts.css'

const SHOWN_FOR = 5000
const KEY = 'F8'
const SWIPE_PIXELS = 50

/** Shows the current toast for 5 seconds, inside the top dialog if one is open. F8 moves the focus to it. */
export default function Toaster() {
  const words = useSharedWords().toasts
  const outward = languages[useLanguage()].direction === 'rtl' ? 'left' : 'right'
  const toast = useStore($toast)
  const dialog = useStore($topDialog)
  useEffect(showKeptToast, [])
  const viewport = <RadixToast.Viewport className="toasts" hotkey={[KEY]} label={words.label('{hotkey}')} />
  return (
    <RadixToast.Provider label={words.notice} duration={SHOWN_FOR} swipeDirection={outward} swipeThreshold={SWIPE_PIXELS}>
      {toast && <Notice key={toast.id} toast={toast} />}
      {dialog ? createPortal(viewport, dialog) : viewport}
    </RadixToast.Provider>
  )
}

function Notice({ toast: { title, description, tone, actions } }: { toast: Toast }) {
  const words = useSharedWords().toasts
  return (
    <RadixToast.Root
      data-tone={tone}
      type={tone === 'destructive' || actions.length > 0 ? 'foreground' : 'background'}
      onOpenChange={(isOpen) => !isOpen && $toast.set(null)}
    >
      <div className="words">
        <RadixToast.Title>
          <strong>{title}</strong>
        </RadixToast.Title>
        <RadixToast.Description>{description}</RadixToast.Description>
      </div>
      {actions.map((action) => (
        <RadixToast.Action key={action.label} asChild altText={words.reach(action.label, KEY)}>
          {control(action)}
        </RadixToast.Action>
      ))}
      <RadixToast.Close className="close" aria-label={words.dismiss}>
        ×
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

function control(action: ToastAction) {
  if ('run' in action)
    return (
      <button type="button" onClick={action.run}>
        {action.label}
      </button>
    )
  return (
    <a className="button" href={action.href} target="_blank" rel="noreferrer">
      {action.label}
    </a>
  )
}
