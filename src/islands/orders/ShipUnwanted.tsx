import type { Order } from '~/domain/orders/schema'
import Dialog from '../ui/Dialog'
import { unwantedInWords } from './unwanted'

interface Props {
  order: Order
  onConfirm: () => void
  onClose: () => void
}

/** Asks before shipping an order with a cancel request. */
export default function ShipUnwanted({ order, onConfirm, onClose }: Props) {
  return (
    <Dialog title={`Ship order #${order.id}?`} onClose={onClose}>
      <p>{unwantedInWords([order])}</p>
      <div className="actions">
        <button type="button" onClick={onConfirm}>
          Ship the order
        </button>
        <button type="button" className="outline" onClick={onClose}>
          Not yet
        </button>
      </div>
    </Dialog>
  )
}
