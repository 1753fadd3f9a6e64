import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import Pagination from '~/islands/admin/Pagination'
import { useOpenDialog, useQueryParameters } from '~/islands/admin/query-parameters'
import ResultCount from '~/islands/admin/ResultCount'
import { orderStats } from '~/rules/analytics'
import { formatRupees } from '~/rules/money'
import { pageOf } from '~/rules/paging'
import { searchOf } from '~/rules/search'
import { ORDER_STATUSES, type Order } from '~/schemas/orders'
import { $orders } from '~/stores/orders'
import { download } from '../download'
import styles from '../List.module.css'
import ListState from '../ListState'
import { usePausedUpdates } from '../paused-updates'
import Screen from '../Screen'
import Stats from '../Stats'
import OrderDetails from './OrderDetails'
import OrdersTable from './OrdersTable'
import type { SlipCompany } from './PackingSlip'
import { useOrderStatus } from './status'

const PAGE_SIZE = 50
const SHOWN_AT_FIRST = { search: '', status: '', page: '1' }

const NONE: readonly Order[] = []

const searchOrders = searchOf<Order>(({ id, customerName, customerEmail }) => [customerName, customerEmail, id])

/** Order management. An island, because its list is polled every three seconds. */
export default function Orders({ company }: { company: SlipCompany }) {
  const list = useStore($orders)
  const { state, rows: known } = list
  const [{ search, status, page }, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const isLoading = state === 'loading'
  // The first rows are too few to search, filter or page.
  const rows = isLoading && (search || status || page !== '1') ? NONE : known
  const [openId, open, close] = useOpenDialog('order')
  const [sending, changeStatus] = useOrderStatus()
  const stats = useMemo(() => orderStats(rows), [rows])
  const wanted = useMemo(() => ordersWith(rows, search, status), [rows, search, status])
  const paused = usePausedUpdates(wanted, rows, `${search} ${status}`)
  const shown = pageOf(paused.rows, page, PAGE_SIZE)
  const opened = openId && rows.find(({ id }) => String(id) === openId)

  return (
    <Screen
      title="Order Management"
      actions={
        <button
          type="button"
          className="outline"
          disabled={isLoading}
          onClick={() => download(`/api/orders.csv?${new URLSearchParams({ search, status })}`)}
        >
          Export CSV
        </button>
      }
    >
      <Stats
        label="Orders at a glance"
        list={list}
        stats={[
          ['Total Orders', stats.total],
          ['Pending', stats.pending],
          ['Shipped', stats.shipped],
          ['Total Revenue', formatRupees(stats.revenue)],
        ]}
      />
      <search className={styles.filters}>
        <input
          type="search"
          aria-label="Search by customer name, email or order id"
          placeholder="Search by customer name, email or order id"
          value={search}
          onChange={({ target }) => setQuery({ search: target.value, page: '1' }, 'replace')}
        />
        <select aria-label="Status" value={status} onChange={({ target }) => setQuery({ status: target.value, page: '1' })}>
          <option value="">All statuses</option>
          {ORDER_STATUSES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </search>
      <ResultCount
        page={shown}
        nouns={['order', 'orders']}
        isLoading={isLoading}
        waiting={paused.waiting}
        onShow={paused.release}
      />
      <ListState
        state={state}
        many="orders"
        hasRows={rows.length > 0}
        hasMatches={shown.total > 0}
        onClear={() => setQuery(SHOWN_AT_FIRST)}
      />
      {shown.total > 0 && (
        <OrdersTable
          orders={shown.rows}
          sending={sending}
          onStatus={changeStatus}
          onView={({ id }) => open(id)}
          {...paused.handlers}
        />
      )}
      <Pagination {...shown} onPage={(next) => setQuery({ page: String(next) })} />
      {openId && !opened && state === 'ready' && (
        <p role="alert" className="notice">
          There is no order #{openId}.
        </p>
      )}
      {opened && (
        <OrderDetails order={opened} company={company} sending={sending[opened.id]} onStatus={changeStatus} onClose={close} />
      )}
    </Screen>
  )
}

function ordersWith(rows: readonly Order[], search: string, status: string): readonly Order[] {
  const found = searchOrders(rows, search.trim().replace(/^#/, ''))
  return status === '' ? found : found.filter((order) => order.status === status)
}
