import { useState } from 'react'
import type { SlipCompany } from '~/domain/account/company'
import { formatDate } from '~/domain/dates'
import { addressLines, disagreement } from '~/domain/orders/order-address'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import { shownPhone } from '~/domain/phones'
import { orderPage } from '~/stores/orders/orders'
import { leavesUnwanted } from '../orders/unwanted'
import { bringOrder } from '../ui/bring-order'
import ChoiceField from '../ui/ChoiceField'
import { lazyPart } from '../ui/lazy-part'
import { usePagedRows } from '../ui/list-page'
import PagedList from '../ui/PagedList'
import { useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import StatusBadge from '../ui/StatusBadge'
import styles from './PackerOrders.module.css'
import ToShip from './ToShip'

const ShipUnwanted = lazyPart(() => import('../orders/ShipUnwanted'))

const SHOWN_AT_FIRST = { queue: 'ship', search: '', page: '1' }

const QUEUE_CHOICES = [
  ['ship', 'To ship'],
  ['confirm', 'To confirm'],
  ['deliver', 'To deliver'],
  ['', 'All orders'],
] as const

const NEXT: Partial<Record<OrderStatus, readonly [status: OrderStatus, words: string]>> = {
  pending: ['confirmed', 'Confirm'],
  confirmed: ['shipped', 'Ship'],
  shipped: ['delivered', 'Mark as delivered'],
}

/** The orders for a packer: first those to ship. */
export default function PackerOrders({ company }: { company: SlipCompany }) {
  const [{ queue }, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  return (
    <Screen title="Order Management">
      <div className={styles.which}>
        <ChoiceField
          label="Which Orders"
          choices={QUEUE_CHOICES}
          value={queue}
          onChange={({ target }) => setQuery({ queue: target.value, search: '', page: '1' })}
        />
      </div>
      {queue === 'ship' ? <ToShip company={company} /> : <OtherOrders />}
    </Screen>
  )
}

/** The orders of the other queues: items and addresses. */
function OtherOrders() {
  const { parameters, narrow, ...list } = usePagedRows(orderPage, SHOWN_AT_FIRST, ({ search, queue }) => ({ search, queue }))
  return (
    <>
      <SearchField label="Search orders" value={parameters.search} onSearch={(search) => narrow({ search }, 'replace')} />
      <PagedList list={list} many="orders" nouns={['order', 'orders']}>
        <ul className={`list ${styles.orders}`}>
          {list.shown.rows.map((order) => (
            <li key={order.id} className="row">
              <PackedOrder order={order} />
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  )
}

function PackedOrder({ order }: { order: Order }) {
  const { id, status, createdAt, customerName, customerPhone, items, notes } = order
  const next = NEXT[status]
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => setIsAsking(false)
  const bring = (to: OrderStatus) => {
    leave()
    void bringOrder(to, order)
  }
  return (
    <>
      <div>
        <strong>
          #{id} {customerName}
        </strong>{' '}
        <StatusBadge status={status} />
        <br />
        {formatDate(createdAt)}, {shownPhone(customerPhone)}
        <br />
        {addressLines(order).join(', ')}
        <br />
        {disagreement(order) && <strong className="notice">{disagreement(order)}</strong>}
        {items.map(({ quantity, productName }) => `${quantity} × ${productName}`).join(', ')}
        {notes && (
          <>
            <br />
            {notes}
          </>
        )}
      </div>
      {next && (
        <button
          type="button"
          aria-label={`${next[1]} order #${id}`}
          onClick={() => (leavesUnwanted(order, next[0]) ? setIsAsking(true) : bring(next[0]))}
        >
          {next[1]}
        </button>
      )}
      {isAsking && <ShipUnwanted order={order} onConfirm={() => bring('shipped')} onClose={leave} />}
    </>
  )
}
