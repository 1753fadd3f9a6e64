import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { orderStats } from '~/rules/analytics'
import { formatRupees } from '~/rules/money'
import { ORDER_STATUSES, type Order, type OrderStatus } from '~/schemas/orders'
import { $orders, setOrderStatus } from '~/stores/orders'
import { showError, showToast } from '~/stores/toasts'
import Screen from '../Screen'
import Stats from '../Stats'
import OrderDetails from './OrderDetails'
import styles from './Orders.module.css'
import OrdersTable from './OrdersTable'

/** Order management: the list follows the shop every three seconds. */
export default function Orders() {
  const { state, rows } = useStore($orders)
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<OrderStatus | ''>('')
  const [openId, setOpenId] = useState<number>()
  const shown = rows.filter((order) => isWanted(order, search, status))
  const opened = rows.find(({ id }) => id === openId)
  const { total, pending, shipped, revenue } = orderStats(rows)

  async function changeStatus(order: Order, next: OrderStatus) {
    try {
      await setOrderStatus(order.id, next)
      showToast('Order Updated', 'Order status has been updated successfully.')
    } catch {
      showError('Failed to update order status.')
    }
  }

  return (
    <Screen title="Order Management">
      <Stats
        label="Orders at a glance"
        stats={[
          ['Total Orders', total],
          ['Pending', pending],
          ['Shipped', shipped],
          ['Total Revenue', formatRupees(revenue)],
        ]}
      />
      <search className={styles.filters}>
        <input
          type="search"
          aria-label="Search by customer name, email or order id"
          placeholder="Search by customer name, email or order id"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select aria-label="Status" value={status} onChange={({ target }) => setStatus(target.value as OrderStatus | '')}>
          <option value="">All statuses</option>
          {ORDER_STATUSES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </search>
      {state === 'failed' && (
        <p role="alert" className="notice">
          The orders cannot be reached just now. This list tries again by itself.
        </p>
      )}
      {state === 'loading' && <p aria-busy="true">Loading the orders…</p>}
      {state !== 'loading' && shown.length === 0 && (
        <p>{rows.length === 0 ? 'No orders yet.' : 'No order matches this search.'}</p>
      )}
      {shown.length > 0 && <OrdersTable orders={shown} onStatus={changeStatus} onView={({ id }) => setOpenId(id)} />}
      {opened && <OrderDetails order={opened} onClose={() => setOpenId(undefined)} />}
    </Screen>
  )
}

function isWanted({ id, customerName, customerEmail, status }: Order, search: string, wanted: OrderStatus | ''): boolean {
  const words = search.trim().toLowerCase().replace(/^#/, '')
  return (
    (wanted === '' || status === wanted) &&
    [customerName, customerEmail, String(id)].some((text) => text.toLowerCase().includes(words))
  )
}
