import { useEffect, useRef, useState } from 'react'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import type { Order } from '~/domain/orders/schema'
import { readCustomer } from '~/stores/customers/customers'
import { billOrder } from '~/stores/customers/order-bills'
import { orderPage } from '~/stores/orders/orders'
import { showError, showToast } from '~/stores/toasts'
import { lazyPart } from '../ui/lazy-part'
import { problemOf, UNREACHABLE } from '../ui/problems'

const TakePayment = lazyPart(() => import('../customers/TakePayment'))
const Truckload = lazyPart(() => import('./Truckload'))

interface Props {
  order: Order
  action: 'ship' | 'bill' | 'pay'
  onClose: () => void
}

/** Ships an order, bills it or takes its payment. */
export default function NextDialog({ order, action, onClose }: Props) {
  if (action === 'ship') return <Truckload orders={[order]} onClose={onClose} />
  return action === 'pay' ? <OrderPayment order={order} onClose={onClose} /> : <BillAtOnce order={order} onClose={onClose} />
}

type PartProps = Pick<Props, 'order' | 'onClose'>

function OrderPayment({ order: { id, customerId }, onClose }: PartProps) {
  const [customer, setCustomer] = useState<CustomerDetails>()
  useAtOnce(async () => {
    if (customerId !== undefined) return setCustomer(await readCustomer(customerId))
    showError('Its phone names no customer. Please edit the order first.')
    onClose()
  }, onClose)
  if (!customer) return null
  const close = () => {
    onClose()
    void orderPage.refresh()
  }
  return <TakePayment customer={customer} orders={customer.orders} orderId={id} onClose={close} />
}

/** Writes the bill as soon as it is shown. */
function BillAtOnce({ order: { id }, onClose }: PartProps) {
  useAtOnce(async () => {
    const { number } = await billOrder(id, '')
    showToast('Bill Made', `Order #${id} has the bill ${number}. Only a credit note takes it back.`)
    onClose()
  }, onClose)
  return null
}

/** Does something once, when the part is shown; where it fails, says why and closes the part. */
function useAtOnce(act: () => Promise<void>, onClose: () => void) {
  const given = useRef({ act, onClose })
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    given.current.act().catch((fault: unknown) => {
      showError(problemOf(fault)?.detail || UNREACHABLE)
      given.current.onClose()
    })
  }, [])
}
