import { useEffect, useRef, useState } from 'react'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import type { NextAction, Queue } from '~/domain/orders/next-action'
import type { Order } from '~/domain/orders/schema'
import { readCustomer } from '~/stores/customers/customers'
import { orderPage } from '~/stores/orders/orders'
import { showError } from '~/stores/toasts'
import { lazyPart } from '../ui/lazy-part'
import { problemOf, UNREACHABLE } from '../ui/problems'
import { leadOn } from './next-order'

const TakePayment = lazyPart(() => import('../customers/TakePayment'))
const BillOrders = lazyPart(() => import('./BillOrders'))
const Truckload = lazyPart(() => import('./Truckload'))

interface Props {
  order: Order
  action: 'ship' | 'bill' | 'pay'
  onClose: () => void
  /** The shown queue, '' for none. */
  queue: Queue | ''
  /** Takes the step after this one. */
  onNext: (order: Order, action: NextAction) => void
}

/** Ships an order, bills it or takes its payment. */
export default function NextDialog({ order, action, queue, onNext, onClose }: Props) {
  if (action === 'ship')
    return (
      <Truckload orders={[order]} lead={(shipped) => shipped.flatMap((each) => leadOn(each, queue, onNext))} onClose={onClose} />
    )
  return action === 'pay' ? <OrderPayment order={order} onClose={onClose} /> : <BillOrders orders={[order]} onClose={onClose} />
}

function OrderPayment({ order: { id, customerId }, onClose }: Pick<Props, 'order' | 'onClose'>) {
  const [customer, setCustomer] = useState<CustomerDetails>()
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const fail = (sentence: string) => {
      showError(sentence)
      onClose()
    }
    if (customerId === undefined) return fail('Its phone names no customer. Please edit the order first.')
    readCustomer(customerId).then(setCustomer, (fault: unknown) => fail(problemOf(fault)?.detail || UNREACHABLE))
  }, [customerId, onClose])
  if (!customer) return null
  const close = () => {
    onClose()
    void orderPage.refresh()
  }
  return <TakePayment customer={customer} orders={customer.orders} orderId={id} onClose={close} />
}
