import { type ReactNode, useRef, useState } from 'react'
import Dialog from '../ui/Dialog'
import styles from './Settings.module.css'

interface Props {
  title: string
  /** The secret lines. */
  text: string
  /** The question before the dialog closes. */
  question: string
  onClose: () => void
  /** The explanation of the lines. */
  children: ReactNode
}

/** Secrets shown only once, to copy or print. */
export default function ShownOnce({ title, text, question, onClose, children }: Props) {
  const [isCopied, setIsCopied] = useState(false)
  const list = useRef<HTMLTextAreaElement>(null)
  const mayClose = () => confirm(question)

  async function copy() {
    list.current?.select()
    // Without HTTPS there is no clipboard API; the selected text can be copied manually.
    await navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    )
  }

  return (
    <Dialog title={title} onClose={onClose} mayClose={mayClose}>
      <p>{children}</p>
      <textarea ref={list} className={styles.codes} aria-label={title} rows={text.split('\n').length} value={text} readOnly />
      <div className="actions">
        <button type="button" onClick={() => mayClose() && onClose()}>
          Done
        </button>
        <button type="button" className="outline" onClick={copy}>
          Copy
        </button>
        <span role="status">{isCopied && 'Copied.'}</span>
      </div>
    </Dialog>
  )
}
