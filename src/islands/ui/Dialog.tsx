import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Dialog.module.css'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
}

/** A modal `<dialog>`, open while it is rendered. Esc, the close button and a click beside it close it; focus goes back where it was. */
export default function Dialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc does the same for the keyboard.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <article>
        <header>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </header>
        {children}
      </article>
    </dialog>
  )
}
