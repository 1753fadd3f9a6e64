import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { indianNumber } from '~/formats/indian-numbers'
import { formatShare, overviewOf } from '~/rules/analytics'
import { formatWholeRupees } from '~/rules/money'
import { $contacts } from '~/stores/contacts'
import { $orders } from '~/stores/orders'
import { $products } from '~/stores/products'
import LoadFailed from '../../ui/LoadFailed'
import Screen from '../Screen'
import Stats from '../Stats'
import Recent from './Recent'
import styles from './Recent.module.css'
import Sales from './Sales'
import Visits from './Visits'

/** Figures of the shop. An island, because its charts are drawn from lists that need the session. */
export default function Analytics() {
  const orders = useStore($orders)
  const contacts = useStore($contacts)
  const products = useStore($products)
  const lists = [orders, contacts, products]
  const isLoading = lists.some(({ state }) => state === 'loading')
  const overview = useMemo(() => overviewOf(orders.rows, contacts.rows.length), [orders.rows, contacts.rows.length])
  const active = products.rows.filter(({ isActive }) => isActive).length
  const known = <Figure extends string | number>(figure: Figure) => (isLoading ? '…' : figure)
  return (
    <Screen title="Analytics Dashboard">
      {lists.some(({ state }) => state === 'failed') && (
        <LoadFailed>Some figures cannot be reached just now. Please reload the page in a moment.</LoadFailed>
      )}
      <Stats
        label="The shop in figures"
        stats={[
          ['Total Revenue', known(formatWholeRupees(overview.revenue)), '+12% from last month'],
          ['Total Orders', known(orders.rows.length), '+8% from last month'],
          ['Total Inquiries', known(contacts.rows.length), '+15% from last month'],
          ['Active Products', known(`${active} / ${products.rows.length}`), 'active of all'],
        ]}
      />
      <Stats
        label="What the figures make"
        stats={[
          ['Conversion Rate', known(formatShare(overview.conversion)), 'orders for each inquiry'],
          ['Average Order Value', known(formatWholeRupees(overview.averageOrder)), 'revenue for each order'],
          [
            'Order Completion',
            known(formatShare(overview.completion)),
            known(`${indianNumber(overview.delivered)} of ${indianNumber(orders.rows.length)} delivered`),
          ],
        ]}
      />
      <div className={styles.pair}>
        <Recent
          title="Recent Orders"
          rows={orders.rows}
          isLoading={orders.state === 'loading'}
          empty="No orders yet."
          show={({ id, customerName, status, totalAmount }) => [
            <>
              <a href={`/admin-orders?order=${id}`}>
                #{id} {customerName}
              </a>
              <span>{status}</span>
            </>,
            formatWholeRupees(totalAmount),
          ]}
        >
          <a href="/admin-orders">View all orders</a>
        </Recent>
        <Recent
          title="Recent Inquiries"
          rows={contacts.rows}
          isLoading={contacts.state === 'loading'}
          empty="No inquiries yet."
          show={({ id, name, subject }) => [
            <>
              <a href={`/admin-contacts?contact=${id}`}>{name}</a>
              <span>{subject}</span>
            </>,
            '',
          ]}
        >
          <a href="/admin-messages">View all messages</a>
        </Recent>
      </div>
      {orders.state === 'loading' ? <p aria-busy="true">Counting the orders…</p> : <Sales orders={orders.rows} />}
      <Visits isHidden={orders.state === 'loading'} />
    </Screen>
  )
}
