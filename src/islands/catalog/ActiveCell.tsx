import { useState } from 'react'
import type { Product } from '~/domain/catalog/schema'
import ActiveBadge from '../ui/ActiveBadge'
import styles from '../ui/Catalogue.module.css'
import { changeActive } from './row-changes'

/** Whether a product is in the shop; a change is sent at once. */
export default function ActiveCell({ product }: { product: Product }) {
  const [sending, setSending] = useState<boolean>()
  const isActive = sending ?? product.isActive

  async function send(wanted: boolean) {
    setSending(wanted)
    await changeActive(product, wanted)
    setSending(undefined)
  }

  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={`${product.name} in the shop`}
        aria-checked={isActive}
        aria-busy={sending !== undefined}
        checked={isActive}
        onChange={({ target }) => void send(target.checked)}
      />
      <ActiveBadge isActive={isActive} otherwise="Inactive" />
    </label>
  )
}
