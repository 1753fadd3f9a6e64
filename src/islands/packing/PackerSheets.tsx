import { Fragment } from 'react'
import { createPortal } from 'react-dom'
import type { SlipCompany } from '~/domain/account/company'
import { formatDate } from '~/domain/dates'
import { addressLines } from '~/domain/orders/order-address'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import { bagsInWords, bagsOf, itemsInWords } from '~/domain/orders/order-texts'
import type { Order } from '~/domain/orders/schema'
import { feedsInWords, feedsOf } from '~/domain/packing/packing-list'
import { shownPhone } from '~/domain/phones'
import { truckInWords } from '~/stores/packing/truck'
import PackingSlip from '../orders/PackingSlip'
import { usePrintedPage } from '../ui/printing'
import styles from '../ui/Slip.module.css'

interface Props {
  orders: readonly Order[]
  company: SlipCompany
  truck: Dispatch | undefined
  /** One list for the truck in place of a slip for each order. */
  isList: boolean
}

/** What a packer prints, without amounts. */
export default function PackerSheets({ orders, company, truck, isList }: Props) {
  usePrintedPage(isList ? undefined : 'size: A5; margin: 10mm')
  if (isList) return <LoadingList {...{ orders, company, truck }} />
  return orders.map((order) => <PackingSlip key={order.id} order={order} company={company} isWithoutAmounts />)
}

function LoadingList({ orders, company, truck }: Omit<Props, 'isList'>) {
  const bags = orders.reduce((sum, order) => sum + bagsOf(order), 0)
  const list = (
    <section className={styles.slip} aria-label="Loading list" data-sheet="list">
      <h1>
        Loading list <small>{company.name}</small>
      </h1>
      <p>
        {truck && `${truckInWords(truck)}${truck.day ? `, ${formatDate(truck.day)}` : ''}\n`}
        <strong>{feedsInWords(feedsOf(orders))}</strong>, {bagsInWords(bags)} for {orders.length}{' '}
        {orders.length === 1 ? 'order' : 'orders'}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Loaded</th>
            <th scope="col">Order</th>
            <th scope="col">Place</th>
            <th scope="col">Bags</th>
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id}>
              <td>☐</td>
              <td>
                #{order.id} {order.customerName}
                <br />
                {shownPhone(order.customerPhone)}
              </td>
              <td>
                {addressLines(order)
                  .slice(0, -1)
                  .map((line) => (
                    <Fragment key={line}>
                      {line}
                      <br />
                    </Fragment>
                  ))}
              </td>
              <td>{itemsInWords(order)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
  return createPortal(list, document.body)
}
