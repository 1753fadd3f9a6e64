import { useId, useRef, useState } from 'react'
import { type Language, pathIn } from '~/languages'
import styles from './OrderDetails.module.css'

interface Props {
  /** That of the order: the form speaks it. */
  language: Language
  sku: string
  /** The bags that the form begins with. */
  quantity: number
}

/** A link to the order form of a product, to copy and send for a repeat order. */
export default function RepeatLink({ language, sku, quantity }: Props) {
  const [hasCopied, setHasCopied] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const link = location.origin + pathIn(language, `/?order=${encodeURIComponent(sku)}&quantity=${quantity}`)

  async function copy() {
    input.current?.select()
    // Without HTTPS there is no clipboard; the selected link can be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setHasCopied(true),
      () => {},
    )
  }

  return (
    <div className={styles.repeat}>
      <label htmlFor={id}>Link for a repeat order</label>
      <input ref={input} id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
      <button type="button" className="outline" onClick={copy}>
        Copy link
      </button>
      <span role="status">{hasCopied && 'Copied.'}</span>
    </div>
  )
}
