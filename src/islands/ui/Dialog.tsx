import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { noteDialog } from '~/stores/open-dialogs'
import styles from './Dialog.module.css'

interface Props {
  title: string
  onClose: () => void
  /** Asked before the person closes it; false keeps it open. */
  mayClose?: () => boolean
  children: ReactNode
}

// React warns of layout effects on the server, where there is no layout.
const useBrowserEffect = import.meta.env.SSR ? useEffect : useLayoutEffect

/**
 * A `<dialog>`, open while it is rendered: modal once scripts run, and plainly open before.
 * Esc, the close button and a click beside it close it; the focus goes back where it was.
 */
export default function Dialog({ title, onClose, mayClose = () => true, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const close = useRef(onClose)
  const isAgreed = useRef(false)
  useBrowserEffect(() => {
    const element = dialog.current
    // Its own button has closed it before scripts ran.
    if (!element?.open) return close.current()
    // Only a closed dialog can be shown as modal, and close() would report a closing.
    element.removeAttribute('open')
    element.showModal()
    const forget = noteDialog(element)
    return () => {
      forget()
      element.close()
    }
  }, [])
  // Agreed once is agreed: Esc and the button ask before the dialog's own closing is reported.
  function agree() {
    isAgreed.current ||= mayClose()
    return isAgreed.current
  }
  // A browser closes it without asking at a second Esc.
  const closed = () => (agree() ? onClose() : dialog.current?.showModal())
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same for the keyboard.
    <dialog
      ref={dialog}
      open
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={({ target }) => target === dialog.current && closed()}
      onCancel={(event) => event.target === dialog.current && !agree() && event.preventDefault()}
      onClick={({ target }) => target === dialog.current && agree() && onClose()}
    >
      <article>
        <header>
          <h2 id={heading}>{title}</h2>
          <form method="dialog" onSubmit={(event) => !agree() && event.preventDefault()}>
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
