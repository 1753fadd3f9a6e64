import { useId, useRef, useState } from 'react'
import styles from './CopyLink.module.css'

/** A link to copy and send. */
export default function CopyLink({ label, link }: { label: string; link: string }) {
  const [copied, setCopied] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  async function copy() {
    input.current?.select()
    // Without HTTPS there is no clipboard API; the selected link can be copied manually.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(link),
      () => {},
    )
  }

  return (
    <div className={styles.link}>
      <label htmlFor={id} className="quiet">
        {label}
      </label>
      <input ref={input} id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
      <button type="button" className="outline" aria-label={`Copy link: ${label}`} onClick={copy}>
        Copy link
      </button>
      <span role="status">{copied === link && 'Copied.'}</span>
    </div>
  )
}
