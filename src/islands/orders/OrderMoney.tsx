import { useEffect, useState } from 'react'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import { readCustomer } from '~/stores/customers/customers'
import { orderPage } from '~/stores/orders/orders'
import { lazyPart } from '../ui/lazy-part'
import { OrderAction } from './OrderFoot'

const TakePayment = lazyPart(() => import('../customers/TakePayment'))

interface Props {
  order: Order
  /** Whether the payment is the next action. */
  isNext: boolean
}

/** Payments for an order and its customer's debt, with a button to book a payment. */
export default function OrderMoney({ order, isNext }: Props) {
  const { id, customerId, paymentStatus, totalAmount, status } = order
  const [customer, setCustomer] = useState<CustomerDetails>()
  const [isPaying, setIsPaying] = useState(false)
  const [payments, setPayments] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is owed depends on these.
  useEffect(() => {
    let isShown = true
    if (customerId !== undefined)
      void readCustomer(customerId).then(
        (read) => isShown && setCustomer(read),
        () => {},
      )
    return () => {
      isShown = false
    }
  }, [id, customerId, paymentStatus, totalAmount, status, payments])
  const mine = customer?.orders.find((each) => each.id === id)
  if (!customer || !mine) return null
  const isNotBilled = customer.unbilled.some(({ orderId }) => orderId === id)
  const left = paiseIn(mine.due) - paiseIn(mine.paid)
  return (
    <>
      <h3>Money</h3>
      <p>
        {mine &&
          `${formatRupees(mine.paid)} of ${formatRupees(mine.due)} paid${left > 0 ? `, ${formatRupees(rupees(left))} owing` : ''}${isNotBilled ? ', not billed yet' : ''}. `}
        <a href={`/admin-customers?customer=${customer.id}`}>Account of {customer.name}</a>
      </p>
      <div className="actions">
        <OrderAction isNext={isNext}>
          <button
            type="button"
            className={isNext ? undefined : 'outline'}
            onPointerEnter={TakePayment.prefetch}
            onClick={() => setIsPaying(true)}
          >
            Take payment
          </button>
        </OrderAction>
      </div>
      {isPaying && (
        <TakePayment
          customer={customer}
          orders={customer.orders}
          orderId={id}
          onClose={() => {
            setIsPaying(false)
            setPayments(payments + 1)
            void orderPage.refresh()
          }}
        />
      )}
    </>
  )
}
