import { useState } from 'react'
import { dayRange } from '~/formats/day-ranges'
import { sumsInWords } from '~/formats/order-sums'
import Pagination from '~/islands/admin/Pagination'
import { useOpenDialog, useQueryParameters } from '~/islands/admin/query-parameters'
import ResultCount from '~/islands/admin/ResultCount'
import { formatRupees } from '~/rules/money'
import { MAX_SEARCH, pageNumber } from '~/rules/paging'
import { ORDER_STATUSES, type Order } from '~/schemas/orders'
import { openOrder, orderPage } from '~/stores/orders'
import { useLate } from '../../ui/late'
import DayRangeFilter from '../DayRangeFilter'
import { download } from '../download'
import styles from '../List.module.css'
import ListState from '../ListState'
import { queryOf, useListPage, useOpenRow } from '../list-page'
import { usePausedUpdates } from '../paused-updates'
import Screen from '../Screen'
import Stats from '../Stats'
import keyStyles from './Keys.module.css'
import OrdersTable from './OrdersTable'
import { leaveSearch, useListKeys } from './order-keys'
import type { SlipCompany } from './PackingSlip'
import { useSelection } from './selection'
import { useOrderStatus } from './status'
import { useSteps } from './steps'

const loadDetails = () => import('./OrderDetails')
const loadSelectionBar = () => import('./SelectionBar')
const loadKeysDialog = () => import('./KeysDialog')
const loadEditor = () => import('./OrderEditor')

const SHOWN_AT_FIRST = { search: '', status: '', from: '', to: '', page: '1' }

/** Order management. An island, because its list is polled every three seconds. */
export default function Orders({ company }: { company: SlipCompany }) {
  const [parameters, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const filter = orderFilterIn(parameters)
  const { state, page, seen } = useListPage(orderPage, { ...filter, page: pageNumber(parameters.page) })
  const [openId, open, close] = useOpenDialog('order')
  const [dialog, openDialog, closeDialog] = useOpenDialog('dialog')
  const [sending, changeStatus] = useOrderStatus(company.name)
  const paused = usePausedUpdates(page?.rows ?? NONE, seen, queryOf({ ...filter, page: parameters.page }))
  const shown = { ...(page ?? NO_PAGE), rows: paused.rows, total: (page?.total ?? 0) - paused.waiting }
  const { row: opened, isMissing } = useOpenRow(openOrder, openId, page?.rows ?? NONE, seen)
  const stats = page?.stats
  const selection = useSelection(shown.rows)
  const steps = useSteps(openId, shown.rows)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const OrderDetails = useLate(loadDetails, openId !== '')
  const SelectionBar = useLate(loadSelectionBar, selection.rows.length > 0)
  const KeysDialog = useLate(loadKeysDialog, isHelpOpen)
  const OrderEditor = useLate(loadEditor, dialog === 'new')
  const help = () => setIsHelpOpen(true)
  useListKeys({
    select: (id) => shown.rows.filter((order) => order.id === id).forEach(selection.toggle),
    selectAll: selection.toggleShown,
    help,
  })

  return (
    <Screen
      title="Order Management"
      actions={
        <>
          <button type="button" onPointerEnter={() => loadEditor().catch(() => {})} onClick={() => openDialog('new')}>
            New Order
          </button>
          <button type="button" className={`outline ${keyStyles.keysButton}`} onClick={help}>
            Keys
          </button>
          <button
            type="button"
            className="outline"
            disabled={!page}
            onClick={() => download(`/api/orders.csv?${queryOf(filter)}`)}
          >
            Export CSV
          </button>
        </>
      }
    >
      <Stats
        label="Orders at a glance"
        list={{ state: page ? 'ready' : state, rows: NONE }}
        stats={[
          ['Total Orders', stats?.total ?? 0],
          ['Pending', stats?.pending ?? 0],
          ['Shipped', stats?.shipped ?? 0],
          ['Total Revenue', formatRupees(stats?.revenue ?? '0.00')],
        ]}
      />
      <search className={styles.filters} onKeyDown={leaveSearch}>
        <input
          type="search"
          aria-label="Search by customer name, email or order id"
          placeholder="Search by customer name, email or order id"
          maxLength={MAX_SEARCH}
          value={parameters.search}
          onChange={({ target }) => setQuery({ search: target.value, page: '1' }, 'replace')}
        />
        <select
          aria-label="Status"
          value={filter.status}
          onChange={({ target }) => setQuery({ status: target.value, page: '1' })}
        >
          <option value="">All statuses</option>
          {ORDER_STATUSES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <DayRangeFilter range={filter} onRange={(range) => setQuery({ ...range, page: '1' })} />
      </search>
      <ResultCount
        page={shown}
        nouns={['order', 'orders']}
        sums={page && sumsInWords(page.sums, page.total)}
        waiting={paused.waiting}
        onShow={paused.release}
      />
      <ListState
        state={state}
        many="orders"
        hasRows={shown.total > 0 || queryOf(filter) !== ''}
        hasMatches={shown.total > 0}
        onClear={() => setQuery(SHOWN_AT_FIRST)}
      />
      {shown.total > 0 && (
        <OrdersTable
          orders={shown.rows}
          company={company.name}
          selection={selection}
          sending={sending}
          onStatus={changeStatus}
          onView={({ id }) => open(id)}
          onPointerEnter={() => loadDetails().catch(() => {})}
          {...paused.handlers}
        />
      )}
      <Pagination {...shown} onPage={(next) => setQuery({ page: String(next) })} />
      {isMissing && (
        <p role="alert" className="notice">
          There is no order #{openId}.
        </p>
      )}
      {SelectionBar && selection.rows.length > 0 && (
        <SelectionBar orders={selection.rows} company={company} onClear={selection.clear} />
      )}
      {OrderDetails && opened && (
        <OrderDetails
          order={opened}
          company={company}
          steps={steps}
          sending={sending[opened.id]}
          onStatus={changeStatus}
          onHelp={help}
          onClose={close}
        />
      )}
      {OrderEditor && dialog === 'new' && <OrderEditor onSaved={closeDialog} onClose={closeDialog} />}
      {KeysDialog && isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
    </Screen>
  )
}

const NONE: readonly Order[] = []
const NO_PAGE = { page: 1, pages: 1, first: 0, last: 0 }

/** What the URL asks for; what cannot be read is left out. */
const orderFilterIn = ({ search, status, from, to }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  status: ORDER_STATUSES.find((each) => each === status) ?? '',
  ...dayRange(from, to),
})
