import { useStore } from '@nanostores/react'
import { type MouseEvent, useState } from 'react'
import { waitsIn } from '~/domain/account/ready-items'
import type { ReadyItem } from '~/domain/account/ready-items-schema'
import { $readyToSell, decideDuty, refreshReadyToSell } from '~/stores/account/settings'
import { showError } from '~/stores/toasts'
import LoadFailed from './LoadFailed'
import styles from './ReadyToSell.module.css'

interface Props {
  /** Collapsed, and hidden when nothing is open. */
  isBrief?: boolean
  /** Opens a field of the settings on this screen. */
  onField?: (link: string) => void
}

/** The requirements before the shop can sell, with links to their settings. */
export default function ReadyToSell({ isBrief = false, onField }: Props) {
  const { state, value: items } = useStore($readyToSell)
  /** The requirement being saved. */
  const [chosen, choose] = useState<Pick<ReadyItem, 'name' | 'isDecided'>>()
  if (!items) {
    const isSaid = state === 'failed' && !isBrief
    return isSaid ? <LoadFailed onRetry={refreshReadyToSell}>What is ready cannot be told just now.</LoadFailed> : null
  }
  const waiting = waitsIn(items).length
  if (isBrief && waiting === 0) return null

  async function decide(name: string, isDecided: boolean) {
    if (chosen) return
    choose({ name, isDecided })
    await decideDuty(items ?? [], name, isDecided).catch(() => showError('This was not saved. Please try again.'))
    choose(undefined)
  }

  return (
    <details className={`card ${styles.ready}`} open={!isBrief && waiting > 0}>
      <summary>
        Ready to sell: {items.length - waiting} of {items.length}
      </summary>
      <ul>
        {items.map((item) => (
          <Item
            key={item.name}
            item={item.name === chosen?.name ? { ...item, ...chosen } : item}
            isSaving={chosen !== undefined}
            onDecide={decide}
            onField={onField}
          />
        ))}
      </ul>
    </details>
  )
}

interface ItemProps {
  item: ReadyItem
  isSaving: boolean
  onDecide: (name: string, isDecided: boolean) => void
  onField: Props['onField']
}

function Item({ item: { name, what, link, isDone, isDecided }, isSaving, onDecide, onField }: ItemProps) {
  function follow(event: MouseEvent) {
    if (!onField || !link.startsWith('/admin-settings') || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onField(link)
  }
  return (
    <li>
      <span className="badge" data-tone={isDone ? 'ok' : isDecided ? 'off' : 'wait'}>
        {isDone ? 'Set' : isDecided ? 'Decided' : 'To do'}
      </span>
      <a href={link} onClick={follow}>
        {what}
      </a>
      {!isDone && (
        <label>
          <input
            type="checkbox"
            aria-label={`Not for us: ${what}`}
            checked={isDecided}
            aria-disabled={isSaving}
            onChange={({ target }) => onDecide(name, target.checked)}
          />
          Not for us
        </label>
      )}
    </li>
  )
}
