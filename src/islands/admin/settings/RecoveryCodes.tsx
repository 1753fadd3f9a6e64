import { useRef, useState } from 'react'
import Dialog from '../../ui/Dialog'
import styles from './Settings.module.css'

/** The recovery codes. They are shown only once. */
export default function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const [isCopied, setIsCopied] = useState(false)
  const list = useRef<HTMLTextAreaElement>(null)
  const text = codes.join('\n')
  const mayClose = () => confirm('These codes are never shown again. Have you kept them?')

  async function copy() {
    list.current?.select()
    // Without HTTPS there is no clipboard; the selected codes can be copied by hand.
    await navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => {},
    )
  }

  return (
    <Dialog title="Recovery Codes" onClose={onClose} mayClose={mayClose}>
      <p>
        Each of these signs you in once, on the day that your phone is lost. Print them or write them down: they are not shown
        again.
      </p>
      <textarea ref={list} className={styles.codes} aria-label="Recovery Codes" rows={codes.length} value={text} readOnly />
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
