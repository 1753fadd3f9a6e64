import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import { numberFromPath } from '~/domain/customers/bill-numbers'
import type { Bill } from '~/domain/customers/bills-schema'
import { ONLY_CREDITED } from '~/domain/customers/ledger-texts'
import { isCancelled } from '~/domain/customers/listed-bills'
import type { OrderToBill } from '~/domain/customers/unbilled-orders-schema'
import { formatDate } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees } from '~/domain/money'
import { MAX_SEARCH } from '~/domain/paging'
import { signedRupees } from '~/domain/signed-money'
import { billPage, openBill } from '~/stores/customers/bills'
import { billOrder } from '~/stores/customers/order-bills'
import { $ordersToBill, refreshOrdersToBill } from '~/stores/customers/unbilled-orders'
import { showError, showToast } from '~/stores/toasts'
import ExportButton from '../ui/ExportButton'
import IconButton from '../ui/IconButton'
import styles from '../ui/List.module.css'
import { lazyPart } from '../ui/lazy-part'
import { useOpenRow, usePagedRows } from '../ui/list-page'
import Notice from '../ui/Notice'
import PagedList from '../ui/PagedList'
import { problemOf } from '../ui/problems'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import selectionStyles from '../ui/Selection.module.css'
import Stats from '../ui/Stats'
import { Selectable, selectColumn } from '../ui/select-column'
import { type Selection, useSelection } from '../ui/selection'
import Table, { type Column } from '../ui/Table'
import own from './Bills.module.css'

const KIND_NAMES: Readonly<Record<Bill['kind'], { one: string; many: string }>> = {
  bill: { one: 'Bill', many: 'Bills' },
  'credit-note': { one: 'Credit note', many: 'Credit notes' },
}

interface Props {
  bills: readonly Bill[]
  selection: Selection<Bill>
  onView: (number: string) => void
}

/** The documents, newest first. */
function BillsTable({ bills, selection, onView }: Props) {
  const columns = useMemo<Column<Bill>[]>(
    () => [
      selectColumn({ many: 'documents', nameOf: ({ number }) => number, className: own.select }),
      { heading: 'Number', isRowHeading: true, className: own.number, cell: (bill) => <Title bill={bill} /> },
      { heading: 'Customer', className: own.customer, cell: (bill) => <Recipient bill={bill} /> },
      { heading: 'Date', className: `${styles.date} ${own.date}`, cell: ({ date }) => formatDate(date) },
      { heading: 'Amount', className: `${styles.amount} ${own.amount}`, cell: (bill) => <Amount bill={bill} /> },
      {
        heading: 'Actions',
        isHeadingHidden: true,
        className: `${styles.view} ${own.view}`,
        cell: (bill) => <IconButton action="View" label={`View ${bill.number}`} onClick={() => onView(bill.number)} />,
      },
    ],
    [onView],
  )
  return (
    <Selectable selection={selection}>
      <Table
        columns={columns}
        rows={bills}
        className={`${styles.table} ${selectionStyles.table} ${own.table}`}
        onPointerEnter={BillDetails.prefetch}
      />
    </Selectable>
  )
}

function Title({ bill: { number, kind, creditOf } }: { bill: Bill }) {
  return (
    <span className={styles.twoLines}>
      <span>{number}</span>
      <span>{kind === 'bill' ? KIND_NAMES[kind].one : `${KIND_NAMES[kind].one} of ${creditOf}`}</span>
    </span>
  )
}

function Recipient({ bill: { recipient, orderId } }: { bill: Bill }) {
  return (
    <span className={styles.twoLines}>
      <span>{recipient.name}</span>
      <span>
        <a href={`/admin-orders?order=${orderId}`} className={own.order}>
          Order #{orderId}
        </a>
      </span>
    </span>
  )
}

function Amount({ bill }: { bill: Bill }) {
  const { kind, totalAmount, credits } = bill
  return (
    <span className={styles.twoLines}>
      <span>{kind === 'bill' ? formatRupees(totalAmount) : `−${formatRupees(totalAmount)}`}</span>
      {credits.length > 0 && (
        <span>
          <span className="badge" data-tone={isCancelled(bill) ? 'no' : 'wait'}>
            {isCancelled(bill) ? 'cancelled' : 'reduced'}
          </span>
        </span>
      )}
    </span>
  )
}

const BillDetails = lazyPart(() => import('./BillDetails'))
const BillsBar = lazyPart(() => import('./BillsBar'))

const SHOWN_AT_FIRST = { search: '', month: '', kind: '', page: '1' }
const KINDS = Object.keys(KIND_NAMES) as Bill['kind'][]

/** The register of bills and credit notes. An island, because its list is searched, polled and printed. */
export default function Bills() {
  const list = usePagedRows(billPage, SHOWN_AT_FIRST, billFilterIn)
  const { filter, page, shown, narrow } = list
  const [named, open, close] = useOpenDialog('bill')
  const openNumber = numberFromPath(named) ?? ''
  const isNamed = ({ number }: Bill) => number === openNumber
  const { row: bill, isMissing } = useOpenRow(openBill, named, shown.rows, [], isNamed)
  const selection = useSelection(list, billPage)
  const stats = page?.stats
  return (
    <Screen
      title="Bills"
      beside={
        <Stats
          label="Bills at a glance"
          state={list.statsState}
          isText
          stats={[
            ['Bills', stats?.bills ?? 0],
            ['Billed', formatRupees(stats?.billed ?? '0.00')],
            ['Taken back', formatRupees(stats?.credited ?? '0.00')],
            ['Net', signedRupees(stats?.net ?? '0.00')],
          ]}
        />
      }
      more={<ExportButton path="/api/bills.csv" filter={filter} isDisabled={!page} />}
    >
      <OrdersToBill />
      <search className={`row ${styles.filters}`}>
        <SearchField
          label="Search by number, customer, phone or #order"
          placeholder="Number, customer, phone or #order"
          value={list.parameters.search}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
        <select aria-label="Document" value={filter.kind} onChange={({ target }) => narrow({ kind: target.value })}>
          <option value="">Bills and credit notes</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind].many}
            </option>
          ))}
        </select>
        <label className={styles.day}>
          Month
          <input type="month" value={filter.month} max="9999-12" onChange={({ target }) => narrow({ month: target.value })} />
        </label>
      </search>
      <PagedList list={list} many="bills" nouns={['document', 'documents']}>
        <BillsTable bills={shown.rows} selection={selection} onView={open} />
      </PagedList>
      {isMissing && <Notice>There is no document {named}.</Notice>}
      {selection.rows.length > 0 && <BillsBar bills={selection.rows} hidden={selection.hidden} onClear={selection.clear} />}
      {bill && <BillDetails key={bill.number} bill={bill} onOpen={open} onClose={close} />}
    </Screen>
  )
}

/** The filter in the URL; invalid values are left out. */
const billFilterIn = ({ search, month, kind }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
  kind: KINDS.find((each) => each === kind) ?? '',
})

/** Shipped orders without a bill, oldest first, each with a button to bill it. */
function OrdersToBill() {
  const { value } = useStore($ordersToBill)
  if (!value || value.count === 0) return null
  const { count, amount, rows } = value
  const orders = `${indianNumber(count)} ${count === 1 ? 'order' : 'orders'}`
  return (
    <details className={own.toBill}>
      <summary>
        To bill: {orders}, {formatRupees(amount)}
      </summary>
      <p>{ONLY_CREDITED}</p>
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
      const problem = problemOf(fault)
      showError(problem?.detail ?? 'The bill could not be made just now. Please try again.')
    }
    setIsBusy(false)
  }

  return (
    <li className="row">
      <a href={`/admin-orders?order=${orderId}`} className="alone">
        Order #{orderId}
      </a>
      <span>{customerName}</span>
      <span>left {formatDate(date)}</span>
      <strong className="figures">{formatRupees(amount)}</strong>
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
