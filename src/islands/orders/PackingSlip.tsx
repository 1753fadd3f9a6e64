import { Fragment } from 'react'
import { createPortal } from 'react-dom'
import type { SlipCompany } from '~/domain/account/company'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { addressLines } from '~/domain/orders/order-address'
import { lineInWords } from '~/domain/orders/order-line'
import { awaitedDay, bagsInWords, bagsOf } from '~/domain/orders/order-texts'
import type { Order } from '~/domain/orders/schema'
import { shownPhone } from '~/domain/phones'
import Mark from '../ui/Mark'
import styles from '../ui/Slip.module.css'

interface Props {
  order: Order
  company: SlipCompany
  /** For a packer, whose orders have no money: one A5 page. */
  isWithoutAmounts?: boolean
}

/** Prints an order while it is rendered: a delivery page of A5 or A4. */
export default function PackingSlip({ order, company, isWithoutAmounts = false }: Props) {
  const day = awaitedDay(order)
  const slip = (
    <section className={styles.slip} aria-label="Packing slip" data-sheet="slip" data-size={isWithoutAmounts ? 'a5' : undefined}>
      <header>
        <Mark />
        <strong>{company.name}</strong>
        <span>
          {company.address}
          <br />
          {company.telephone}
        </span>
      </header>
      <h1>
        Packing slip, order #{order.id} <small>{formatDate(order.createdAt)}</small>
      </h1>
      <p>
        <strong>{order.customerName}</strong>
        <br />
        {addressLines(order).map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
        {shownPhone(order.customerPhone)}
      </p>
      <Goods items={order.items} isWithoutAmounts={isWithoutAmounts} />
      <p>
        {bagsInWords(bagsOf(order))}
        {!isWithoutAmounts && chargesInWords(order)}
      </p>
      {day && <p>To be delivered by {formatDate(day)}</p>}
      {order.notes && <p>{order.notes}</p>}
    </section>
  )
  return createPortal(slip, document.body)
}

function chargesInWords({ discount, deliveryCharge, totalAmount, paymentStatus, paymentMethod }: Order): string {
  return [
    discount && `, discount ${formatRupees(discount)}`,
    deliveryCharge && `, delivery ${formatRupees(deliveryCharge)}`,
    `, total ${formatRupees(totalAmount)}, payment ${paymentStatus}`,
    paymentMethod && ` (${paymentMethod})`,
  ]
    .filter(Boolean)
    .join('')
}

function Goods({ items, isWithoutAmounts }: Pick<Order, 'items'> & { isWithoutAmounts: boolean }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Packed</th>
          <th scope="col">Bags</th>
          <th scope="col">Product</th>
          {!isWithoutAmounts && <th scope="col">Amount</th>}
        </tr>
      </thead>
      <tbody>
        {[...items.entries()].map(([place, item]) => (
          <tr key={place}>
            <td>☐</td>
            <td>{item.quantity}</td>
            <td>{lineInWords(item)}</td>
            {!isWithoutAmounts && <td>{formatRupees(item.totalPrice)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
