import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { OrderToBill } from '~/domain/customers/unbilled-orders-schema'
import { formatDate } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees } from '~/domain/money'
import { billPage } from '~/stores/bills'
import { AnswerError } from '~/stores/client'
import { billOrder } from '~/stores/order-bills'
import { showError, showToast } from '~/stores/toasts'
import { $ordersToBill, refreshOrdersToBill } from '~/stores/unbilled-orders'
import own from './Bills.module.css'

/** What has left without a bill, oldest first, each with the way to bill it. */
export default function OrdersToBill() {
  const { value } = useStore($ordersToBill)
  if (!value || value.count === 0) return null
  const { count, amount, rows } = value
  const orders = `${indianNumber(count)} ${count === 1 ? 'order' : 'orders'}`
  return (
    <details className={own.toBill}>
      <summary>
        To bill: {orders}, {formatRupees(amount)}
      </summary>
      <ul>
        {rows.map((order) => (
          <Row key={order.orderId} order={order} />
        ))}
      </ul>
      {count > rows.length && <p>The others follow once these are billed.</p>}
    </details>
  )
}

function Row({ order: { orderId, date, amount, customerName, customerId } }: { order: OrderToBill }) {
  const [isBusy, setIsBusy] = useState(false)

  async function make() {
    setIsBusy(true)
    try {
      const { number } = await billOrder(orderId, '')
      showToast('Bill made', `Order #${orderId} has the bill ${number}.`)
      await Promise.all([refreshOrdersToBill(), billPage.refresh()])
    } catch (fault) {
      const problem = fault instanceof AnswerError ? fault.problem : undefined
      showError(problem?.detail ?? 'The bill could not be made just now. Please try again.')
    }
    setIsBusy(false)
  }

  return (
    <li>
      <a href={`/admin-orders?order=${orderId}`}>Order #{orderId}</a>
      <span>{customerName}</span>
      <span>left {formatDate(date)}</span>
      <strong>{formatRupees(amount)}</strong>
      {customerId === undefined ? (
        <small>needs a phone number of ten digits first</small>
      ) : (
        <button type="button" className="outline" aria-label={`Make bill of order #${orderId}`} disabled={isBusy} onClick={make}>
          Make bill
        </button>
      )}
    </li>
  )
}
