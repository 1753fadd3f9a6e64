import { indianNumber } from '~/domain/indian-numbers'
import type { OrderStats } from '~/domain/orders/listed-orders-schema'
import type { Queue } from '~/domain/orders/next-action'
import styles from './Toolbar.module.css'

/** The queues of the daily work, by their tab labels. The URL may name others. */
const TABS: readonly (readonly [queue: Queue | '', words: string])[] = [
  ['', 'All'],
  ['confirm', 'To confirm'],
  ['ship', 'To ship'],
  ['bill', 'To bill'],
  ['unpaid', 'Unpaid'],
]

interface Props {
  queue: Queue | ''
  stats: OrderStats | undefined
  onQueue: (queue: Queue | '') => void
}

/** The queues with their counts. */
export default function OrderQueues({ queue, stats, onQueue }: Props) {
  return (
    <nav aria-label="Queues" className={styles.tabs}>
      {TABS.map(([each, words]) => (
        <button key={each} type="button" aria-current={each === queue ? 'true' : undefined} onClick={() => onQueue(each)}>
          {words} <b>{stats && indianNumber(each === '' ? stats.total : stats.queues[each])}</b>
        </button>
      ))}
    </nav>
  )
}
