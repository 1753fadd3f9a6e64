import { type ReactNode, type RefObject, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import { noteDialog } from '~/stores/open-dialogs'
import styles from './Dialog.module.css'
import { useSharedMessages } from './language'

interface Props {
  id?: string
  title: string
  onClose: () => void
  /** Called before the person closes it; false keeps it open. */
  mayClose?: () => boolean
  /** Buttons between the title and Close. */
  tools?: ReactNode
  /** As wide as a view of two columns. */
  isWide?: boolean
  children: ReactNode
}

/** Makes the open dialog modal and focuses its marked element. Its button may have closed it before scripts ran. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  const close = useRef(onClose)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) return close.current()
    // Only a closed dialog can become modal, and close() would fire an event.
    element.removeAttribute('open')
    element.showModal()
    element.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true })
    const forget = noteDialog(element)
    return () => {
      forget()
      element.close()
    }
  }, [dialog])
}

/** The ways to close a dialog: each asks once and calls onClose once. */
function useLeaving(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, mayClose: () => boolean) {
  const isAgreed = useRef(false)
  const isLeft = useRef(false)
  // Ask only once: Esc and the button ask before the close event.
  function agree() {
    isAgreed.current ||= mayClose()
    return isAgreed.current
  }
  // Calls onClose before the late close event, because the opener may be pressed again.
  function leave() {
    if (isLeft.current) return
    isLeft.current = true
    dialog.current?.close()
    onClose()
  }
  function tryToLeave(event: SyntheticEvent) {
    event.preventDefault()
    if (agree()) leave()
  }
  // A second Esc closes it without a cancel event.
  const closed = () => (agree() ? leave() : dialog.current?.showModal())
  return { agree, leave, tryToLeave, closed }
}

/**
 * A `<dialog>` that is open while rendered, and modal once scripts run. Esc, the close button and a click outside close it; the
 * focus returns to where it was.
 */
export default function Dialog({ id, title, onClose, mayClose = () => true, tools, isWide = false, children }: Props) {
  const words = useSharedMessages().forms
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useModal(dialog, onClose)
  const { agree, leave, tryToLeave, closed } = useLeaving(dialog, onClose, mayClose)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same for the keyboard.
    <dialog
      ref={dialog}
      id={id}
      open
      className={styles.dialog}
      data-tools={tools ? '' : undefined}
      data-wide={isWide ? '' : undefined}
      aria-labelledby={heading}
      onClose={({ target }) => target === dialog.current && closed()}
      onCancel={(event) => event.target === dialog.current && tryToLeave(event)}
      onClick={({ target }) => target === dialog.current && agree() && leave()}
    >
      <article>
        <header>
          <h2 id={heading}>{title}</h2>
          {tools}
          <form method="dialog" onSubmit={tryToLeave}>
            <button type="submit" className="icon" aria-label={words.close}>
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
