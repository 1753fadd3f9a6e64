import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { noteDialog } from '~/stores/open-dialogs'
import styles from './Dialog.module.css'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

// React warns of layout effects on the server, where there is no layout.
const useBrowserEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * A `<dialog>`, open while it is rendered: modal once scripts run, and plainly open before.
 * Esc, the close button and a click beside it close it; the focus goes back where it was.
 */
export default function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useBrowserEffect(() => {
    const element = dialog.current
    if (!element) return
    // Only a closed dialog can be shown as modal, and close() would report a closing.
    element.removeAttribute('open')
    element.showModal()
    const forget = noteDialog(element)
    return () => {
      forget()
      element.close()
    }
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same for the keyboard.
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <article>
        <header>
          <h2 id={heading}>{title}</h2>
          <form method="dialog">
            <button type="submit" className={styles.close} aria-label="Close">
              <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
                <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </form>
        </header>
        {children}
      </article>
    </dialog>
  )
}
