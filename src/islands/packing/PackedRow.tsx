import { formatDate, indianDay } from '~/domain/dates'
import { addressLines, disagreement } from '~/domain/orders/order-address'
import { detailsInWords } from '~/domain/orders/order-line'
import { awaitedDay, bagsInWords, bagsOf } from '~/domain/orders/order-texts'
import type { Order } from '~/domain/orders/schema'
import { markInWords, markOf } from '~/domain/packing/packed'
import { callLink, shownPhone } from '~/domain/phones'
import { markLines } from '~/stores/packing/packed-marks'
import styles from './ToShip.module.css'

interface Props {
  order: Order
  /** Whether a mark of it is not sent yet. */
  isWaiting: boolean
  isOnTruck: boolean
  onTruck: () => void
  onShip: () => void
}

/** An order in the store room: its bags, its place, and what is to be done. */
export default function PackedRow({ order, isWaiting, isOnTruck, onTruck, onShip }: Props) {
  const { id, customerName, customerPhone, items, notes, packed, unpackedAt } = order
  const call = callLink(customerPhone)
  const lines = [...items.keys()]
  return (
    <li className={styles.order} data-packed={packed ? '' : undefined}>
      <label className={styles.name}>
        <input type="checkbox" aria-label={`Order #${id} goes on the truck`} checked={isOnTruck} onChange={onTruck} />
        <strong>
          #{id} {customerName}
        </strong>
        <span>{bagsInWords(bagsOf(order))}</span>
      </label>
      <p>
        {addressLines(order).slice(0, -1).join(', ')}
        <Promised order={order} />
      </p>
      <ul className={styles.lines}>
        {lines.map((place) => (
          <Line key={place} order={order} place={place} />
        ))}
      </ul>
      {disagreement(order) && <strong className="notice">{disagreement(order)}</strong>}
      {notes && <p>{notes}</p>}
      {unpackedAt && !packed && <p className="notice">Its bags were changed after it was packed. Please pack it again.</p>}
      {(packed || isWaiting) && (
        <p className={styles.mark}>
          {packed && markInWords(packed)}
          {isWaiting && ' (sent as soon as there is a signal)'}
        </p>
      )}
      <div className={styles.acts}>
        {call && (
          <a href={call} className="button outline" aria-label={`Call ${customerName}, ${shownPhone(customerPhone)}`}>
            Call
          </a>
        )}
        <button
          type="button"
          className="outline"
          aria-pressed={packed !== undefined}
          aria-label={`Packed, order #${id}`}
          onClick={() => markLines(order, lines, packed === undefined)}
        >
          {packed ? '✓ Packed' : 'Packed'}
        </button>
        <button type="button" className={packed ? undefined : 'outline'} aria-label={`Ship order #${id}`} onClick={onShip}>
          Ship
        </button>
      </div>
    </li>
  )
}

function Promised({ order }: { order: Order }) {
  const day = awaitedDay(order)
  if (!day) return null
  const isOverdue = day < indianDay(new Date())
  return (
    <strong data-overdue={isOverdue ? '' : undefined}>
      {' '}
      {isOverdue ? 'Late, by' : 'By'} {formatDate(day)}
    </strong>
  )
}

/** A feed of the order; with several, each is marked alone. */
function Line({ order, place }: { order: Order; place: number }) {
  const { id, items } = order
  const item = items[place] as Order['items'][number]
  const words = [`${item.quantity} × ${item.productName}`, ...detailsInWords(item)].join(', ')
  if (items.length === 1) return <li>{words}</li>
  const isMarked = markOf(order, place) !== undefined
  return (
    <li>
      <label>
        <input
          type="checkbox"
          aria-label={`${words} of order #${id} is packed`}
          checked={isMarked}
          onChange={() => markLines(order, [place], !isMarked)}
        />
        {words}
      </label>
    </li>
  )
}
