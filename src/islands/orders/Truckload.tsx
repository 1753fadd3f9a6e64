import { useEffect } from 'react'
import { indianNumber } from '~/domain/indian-numbers'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import { bagsInWords, bagsOf } from '~/domain/orders/order-texts'
import type { Order } from '~/domain/orders/schema'
import { operatorMay } from '~/stores/account/own-role'
import type { ToastAction } from '~/stores/toasts'
import Dialog from '../ui/Dialog'
import Notice from '../ui/Notice'
import SaveButtons from '../ui/SaveButtons'
import BilledAtOnce from './BilledAtOnce'
import { shipOrders } from './bulk-status'
import DispatchFields from './DispatchFields'
import { type DispatchForm, useDispatch } from './dispatch-form'
import { unwantedInWords } from './unwanted'

interface Props {
  orders: readonly Order[]
  /** The dispatch to begin with. */
  truck?: Partial<Dispatch> | undefined
  /** Called with what is typed, so that it can be kept. */
  onType?: (typed: DispatchForm) => void
  onShipped?: (dispatch: Dispatch) => void
  /** What the toast offers beside Undo. */
  lead?: (shipped: readonly Order[]) => readonly ToastAction[]
  onClose: () => void
}

/** Ships the selected orders with one truck. */
export default function Truckload({ orders, truck, onType, onShipped, lead, onClose }: Props) {
  const ready = orders.filter(({ status }) => isBeforeDispatch(status))
  const bags = ready.reduce((sum, order) => sum + bagsOf(order), 0)
  const { form, field, change, sentence, element, submit, isSending, isChanged } = useDispatch(truck, async (dispatch) => {
    if (!(await shipOrders(orders, dispatch, lead))) return
    onShipped?.(dispatch)
    onClose()
  })
  useEffect(() => {
    if (isChanged) onType?.(form)
  }, [form, isChanged, onType])
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
        {operatorMay('read') && <BilledAtOnce orders={ready} />}
        <Notice>{unwantedInWords(ready)}</Notice>
        <DispatchFields {...{ form, field, change }} orders={ready} />
        <Notice>{sentence}</Notice>
        <div className="actions">
          <SaveButtons words="Mark as shipped" isSaving={isSending} isReady={ready.length > 0} onCancel={onClose} />
        </div>
      </form>
    </Dialog>
  )
}
