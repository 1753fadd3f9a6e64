import { formatDateTime } from '~/domain/dates'
import { editInWords } from '~/domain/orders/order-edit-texts'
import { editsWithResults } from '~/domain/orders/order-edits'
import type { Order } from '~/domain/orders/schema'
import StatusBadge from '../ui/StatusBadge'
import styles from './OrderDetails.module.css'

/** The history of an order: statuses and edits, with their operators. */
export default function OrderHistory({ order }: { order: Order }) {
  const statuses = order.statusHistory.map((entry) => ({ ...entry, label: <StatusBadge status={entry.status} /> }))
  const edits = editsWithResults(order).map((edit) => ({ ...edit, label: `Edited (${editInWords(edit)})` }))
  const packed = order.packed ? [{ ...order.packed, label: 'Packed' }] : (order.packedItems ?? []).map(lineIn(order))
  const entries = [...statuses, ...edits, ...packed].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return (
    <>
      <h3 id="history">History</h3>
      <ol className={`stack ${styles.history}`} aria-labelledby="history">
        {[...entries.entries()].map(([place, { at, by, label }]) => (
          <li key={place}>
            {label} <time dateTime={at}>{formatDateTime(at)}</time>
            {by && ` by ${by}`}
          </li>
        ))}
      </ol>
    </>
  )
}

const lineIn =
  ({ items }: Order) =>
  ({ item, ...mark }: NonNullable<Order['packedItems']>[number]) => ({ ...mark, label: `Packed ${items[item]?.productName}` })
