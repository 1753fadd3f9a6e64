import type { SlipCompany } from '~/domain/account/company'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import { openOrder } from '~/stores/orders'
import { useLazy } from '../ui/lazy'
import { useOpenRow } from '../ui/list-page'
import Notice from '../ui/Notice'
import type { useOrderList } from './order-list'
import { useRowNavigation } from './row-navigation'

interface Props {
  /** The id of the order, as it stands in the URL; '' while none is open. */
  id: string
  list: Pick<ReturnType<typeof useOrderList>, 'rows' | 'seen' | 'shown'>
  company: SlipCompany
  /** The statuses that are being sent, by order id. */
  sending: Readonly<Record<number, OrderStatus | undefined>>
  onStatus: (order: Order, status: OrderStatus) => void
  onHelp: () => void
  onClose: () => void
}

export const loadDetails = () => import('./OrderDetails')

/** The details of the order that the URL names, or a word that there is none. */
export default function OpenOrder({ id, list, sending, ...details }: Props) {
  const { row: order, isMissing } = useOpenRow(openOrder, id, list.rows, list.seen)
  const steps = useRowNavigation(id, list.shown.rows)
  const OrderDetails = useLazy(loadDetails, id !== '')
  return (
    <>
      {isMissing && <Notice>There is no order #{id}.</Notice>}
      {OrderDetails && order && <OrderDetails order={order} navigation={steps} sending={sending[order.id]} {...details} />}
    </>
  )
}
