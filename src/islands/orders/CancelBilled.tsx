import { formatRupees } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import Dialog from '../ui/Dialog'

interface Props {
  order: Pick<Order, 'id' | 'billNumber' | 'totalAmount'>
  onConfirm: () => void
  onClose: () => void
}

/** Asks before cancelling a billed order, because a credit note is permanent. */
export default function CancelBilled({ order: { id, billNumber, totalAmount }, onConfirm, onClose }: Props) {
  return (
    <Dialog title={`Cancel order #${id}?`} onClose={onClose}>
      <p>
        Order #{id} has the bill <strong>{billNumber}</strong> of {formatRupees(totalAmount)}. If you cancel it, a credit note
        takes back what is left of this bill, and its bags are in stock again.
      </p>
      <p>For a few seconds you can still undo that. Later the order gets a new bill if you open it again.</p>
      <div className="actions">
        <button type="button" onClick={onConfirm}>
          Cancel the order
        </button>
        <button type="button" className="outline" onClick={onClose}>
          Keep the order
        </button>
      </div>
    </Dialog>
  )
}
