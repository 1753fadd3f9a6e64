import { indianNumber } from '~/domain/indian-numbers'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import { bagsInWords, bagsOf } from '~/domain/orders/order-texts'
import type { Order } from '~/domain/orders/schema'
import Dialog from '../ui/Dialog'
import Notice from '../ui/Notice'
import SaveButtons from '../ui/SaveButtons'
import { shipOrders } from './bulk-status'
import DispatchFields from './DispatchFields'
import { useDispatch } from './dispatch-form'
import { unwantedInWords } from './unwanted'

interface Props {
  orders: readonly Order[]
  onClose: () => void
}

/** Ships the selected orders with one truck. */
export default function Truckload({ orders, onClose }: Props) {
  const ready = orders.filter(({ status }) => isBeforeDispatch(status))
  const bags = ready.reduce((sum, order) => sum + bagsOf(order), 0)
  const { field, sentence, element, submit, isSending } = useDispatch(undefined, async (dispatch) => {
    if (await shipOrders(orders, dispatch)) onClose()
  })
  const left = orders.length - ready.length
  return (
    <Dialog title="Mark as shipped" onClose={onClose} mayClose={() => !isSending}>
      <form ref={element} noValidate onSubmit={submit} aria-label="Mark as shipped">
        <p>
          {indianNumber(ready.length)} {ready.length === 1 ? 'order' : 'orders'}, {bagsInWords(bags)}, in one truck. What you do
          not know you may leave empty.
          {left > 0 &&
            ` ${indianNumber(left)} of the selected ${left === 1 ? 'has' : 'have'} left already or ${left === 1 ? 'is' : 'are'} cancelled.`}
        </p>
        <Notice>{unwantedInWords(ready)}</Notice>
        <DispatchFields field={field} />
        <Notice>{sentence}</Notice>
        <div className="actions">
          <SaveButtons words="Mark as shipped" isSaving={isSending} isReady={ready.length > 0} onCancel={onClose} />
        </div>
      </form>
    </Dialog>
  )
}
