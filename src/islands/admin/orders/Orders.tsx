import { useState } from 'react'
import { dayRange } from '~/formats/day-ranges'
import { sumsInWords } from '~/formats/order-sums'
import { formatRupees } from '~/rules/money'
import { MAX_SEARCH } from '~/rules/paging'
import { ORDER_STATUSES } from '~/schemas/orders'
import { openOrder, orderPage } from '~/stores/orders'
import { useLate } from '../../ui/late'
import DayRangeFilter from '../DayRangeFilter'
import ExportButton from '../ExportButton'
import styles from '../List.module.css'
import { queryOf, useOpenRow, usePagedRows } from '../list-page'
import Notice from '../Notice'
import PagedList from '../PagedList'
import { usePausedUpdates } from '../paused-updates'
import { useOpenDialog } from '../query-parameters'
import Screen from '../Screen'
import SearchField from '../SearchField'
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
  const list = usePagedRows(orderPage, SHOWN_AT_FIRST, orderFilterIn)
  const { parameters, filter, page, seen, narrow } = list
  const [openId, open, close] = useOpenDialog('order')
  const [dialog, openDialog, closeDialog] = useOpenDialog('dialog')
  const [sending, changeStatus] = useOrderStatus(company.name)
  const rows = list.shown.rows
  const paused = usePausedUpdates(rows, seen, queryOf({ ...filter, page: parameters.page }))
  const shown = { ...list.shown, rows: paused.rows, total: list.shown.total - paused.waiting }
  const { row: opened, isMissing } = useOpenRow(openOrder, openId, rows, seen)
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
          <ExportButton path="/api/orders.csv" filter={filter} isDisabled={!page} />
        </>
      }
    >
      <Stats
        label="Orders at a glance"
        list={list.figures}
        stats={[
          ['Total Orders', stats?.total ?? 0],
          ['Pending', stats?.pending ?? 0],
          ['Shipped', stats?.shipped ?? 0],
          ['Total Revenue', formatRupees(stats?.revenue ?? '0.00')],
        ]}
      />
      <search className={styles.filters} onKeyDown={leaveSearch}>
        <SearchField
          label="Search by customer name, email or order id"
          value={parameters.search}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
        <select aria-label="Status" value={filter.status} onChange={({ target }) => narrow({ status: target.value })}>
          <option value="">All statuses</option>
          {ORDER_STATUSES.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
        <DayRangeFilter range={filter} onRange={narrow} />
      </search>
      <PagedList
        list={{ ...list, shown }}
        many="orders"
        nouns={['order', 'orders']}
        sums={page && sumsInWords(page.sums, page.total)}
        paused={paused}
      >
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
      </PagedList>
      {isMissing && <Notice>There is no order #{openId}.</Notice>}
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

/** What the URL asks for; what cannot be read is left out. */
const orderFilterIn = ({ search, status, from, to }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  status: ORDER_STATUSES.find((each) => each === status) ?? '',
  ...dayRange(from, to),
})
