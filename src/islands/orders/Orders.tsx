import { type ReactNode, useCallback, useState } from 'react'
import { orderMessage } from '~/content/order-message'
import type { SlipCompany } from '~/domain/account/company'
import { type DayRange, dayRange } from '~/domain/day-ranges'
import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees } from '~/domain/money'
import type { OrderStats } from '~/domain/orders/listed-orders-schema'
import { type NextAction, QUEUES, type Queue } from '~/domain/orders/next-action'
import { sumsInWords } from '~/domain/orders/order-sums'
import { ORDER_STATUSES, type Order, type OrderStatus } from '~/domain/orders/schema'
import { MAX_SEARCH } from '~/domain/paging'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { operatorMay } from '~/stores/account/own-role'
import { openOrder, orderPage, setOrderStatus } from '~/stores/orders/orders'
import type { Known } from '~/stores/query'
import { showError, showToast, type ToastAction } from '~/stores/toasts'
import DayRangeFilter from '../ui/DayRangeFilter'
import ExportButton from '../ui/ExportButton'
import { lazyPart } from '../ui/lazy-part'
import { queryOf, useOpenRow, usePagedRows } from '../ui/list-page'
import Notice from '../ui/Notice'
import PagedList from '../ui/PagedList'
import { usePausedUpdates } from '../ui/paused-updates'
import { problemOf } from '../ui/problems'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Stats from '../ui/Stats'
import { useSelection } from '../ui/selection'
import keyStyles from './Keys.module.css'
import { focusList, leaveSearch, useListKeys } from './list-keys'
import { leadOn, takeNext, useNextAction } from './next-order'
import OrderQueues from './OrderQueues'
import OrdersTable from './OrdersTable'
import { useRowNavigation } from './row-navigation'
import styles from './Toolbar.module.css'
import { leavesUnwanted } from './unwanted'

const OrderEditor = lazyPart(() => import('./OrderEditor'))
const OrderDetails = lazyPart(() => import('./OrderDetails'))
const SelectionBar = lazyPart(() => import('./SelectionBar'), <div className={styles.bar} />)
const KeysDialog = lazyPart(() => import('./KeysDialog'))
const CancelBilled = lazyPart(() => import('./CancelBilled'))
const ShipUnwanted = lazyPart(() => import('./ShipUnwanted'))
const NextDialog = lazyPart(() => import('./NextDialog'))

/** Order management. An island, because its list is polled every three seconds. */
export default function Orders({ company }: { company: SlipCompany }) {
  const { paused, ...list } = useOrderList()
  const { filter, page, shown } = list
  const [openId, open, close] = useOpenDialog('order')
  const [dialog, openDialog, closeDialog] = useOpenDialog('dialog')
  const next = useNextAction()
  const { sending, change: onStatus, asked, confirm, leave } = useOrderStatus(company.name, filter.queue, next.ask)
  const { ask } = next
  const onNext = useCallback((order: Order, action: NextAction) => takeNext(order, action, { onStatus, ask }), [onStatus, ask])
  const selection = useSelection(list, orderPage)
  const isUsed = useEver(selection.rows.length > 0)
  const [isSelecting, setIsSelecting] = useState(false)
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const help = () => setIsHelpOpen(true)
  const select = (id: number) => shown.rows.filter((order) => order.id === id).forEach(selection.toggle)
  const leaveSelection = () => {
    selection.clear()
    setIsSelecting(false)
    focusList()
  }
  useListKeys({ select, selectAll: selection.toggleShown, help })

  return (
    <Screen
      title="Order Management"
      beside={<OrdersStats state={list.statsState} stats={page?.stats} />}
      actions={
        operatorMay('change') && (
          <button type="button" onPointerEnter={OrderEditor.prefetch} onClick={() => openDialog('new')}>
            New Order
          </button>
        )
      }
      more={
        <>
          <button type="button" className={`outline ${keyStyles.keysButton}`} onClick={help}>
            Keys
          </button>
          <ExportButton path="/api/orders.csv" filter={filter} isDisabled={!page} />
        </>
      }
    >
      <div className={`row ${styles.toolbar}`}>
        <OrderQueues queue={filter.queue} stats={page?.stats} onQueue={(queue) => list.narrow({ queue })} />
        {isUsed && <SelectionBar orders={selection.rows} hidden={selection.hidden} company={company} onClear={leaveSelection} />}
        <OrderFilters search={list.parameters.search} filter={filter} onNarrow={list.narrow}>
          <span role="status">
            {paused.waiting > 0 && (
              <button type="button" className="outline" onClick={paused.release}>
                Show {indianNumber(paused.waiting)} new
              </button>
            )}
          </span>
          <button
            type="button"
            className={`outline ${styles.narrow}`}
            aria-pressed={isSelecting}
            onClick={() => setIsSelecting(!isSelecting)}
          >
            Select
          </button>
        </OrderFilters>
      </div>
      <PagedList
        list={list}
        many="orders"
        noneFound={filter.search === '' && filter.queue !== '' ? NONE_WAITS[filter.queue] : undefined}
        nouns={['order', 'orders']}
        sums={page && sumsInWords(page.sums, page.total)}
        isCountedBelow
      >
        <OrdersTable
          orders={shown.rows}
          company={company.name}
          onView={open}
          onPointerEnter={OrderDetails.prefetch}
          {...{ selection, isSelecting, sending, onStatus, onNext }}
          {...paused.handlers}
        />
      </PagedList>
      <OpenOrder id={openId} onHelp={help} onClose={close} {...{ list, company, sending, onStatus, onNext }} />
      {next.asked && <NextDialog {...next.asked} queue={filter.queue} onNext={onNext} onClose={next.leave} />}
      {dialog === 'new' && <OrderEditor onSaved={closeDialog} onClose={closeDialog} />}
      {asked?.status === 'cancelled' && <CancelBilled order={asked.order} onConfirm={confirm} onClose={leave} />}
      {asked && asked.status !== 'cancelled' && <ShipUnwanted order={asked.order} onConfirm={confirm} onClose={leave} />}
      {isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
    </Screen>
  )
}

/** Whether a condition was ever true. Keeps parts mounted, such as the dialog of rows that left the list. */
function useEver(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo)
  if (isSo && !wasSo) setWasSo(true)
  return wasSo
}

const NONE_WAITS: Readonly<Record<Queue, string>> = {
  confirm: 'No orders to confirm.',
  ship: 'No orders to ship.',
  bill: 'No orders to bill.',
  deliver: 'No orders to deliver.',
  unpaid: 'No unpaid orders.',
  reported: 'No reported payments to look at.',
  cancel: 'No orders that a buyer wants to cancel.',
}

function OrdersStats({ state, stats }: { state: Known<unknown>['state']; stats: OrderStats | undefined }) {
  return (
    <Stats
      label="Orders at a glance"
      state={state}
      isText
      isTight
      stats={[
        ['Total', stats?.total ?? 0],
        ['Pending', stats?.pending ?? 0],
        ['Shipped', stats?.shipped ?? 0],
        ['Revenue', formatRupees(stats?.revenue ?? '0.00')],
      ]}
    />
  )
}

interface Props {
  /** The id of the order in the URL; '' if none is open. */
  id: string
  list: Pick<ReturnType<typeof useOrderList>, 'rows' | 'seen' | 'shown'>
  company: SlipCompany
  /** The statuses being sent, by order id. */
  sending: Readonly<Record<number, OrderStatus | undefined>>
  onStatus: (order: Order, status: OrderStatus) => void
  onNext: (order: Order, action: NextAction) => void
  onHelp: () => void
  onClose: () => void
}

/** The details of the order in the URL, or a message that it does not exist. */
function OpenOrder({ id, list, sending, ...details }: Props) {
  const { row: order, isMissing } = useOpenRow(openOrder, id, list.rows, list.seen)
  const steps = useRowNavigation(id, list.shown.rows)
  return (
    <>
      {isMissing && <Notice>There is no order #{id}.</Notice>}
      {order && <OrderDetails order={order} navigation={steps} sending={sending[order.id]} {...details} />}
    </>
  )
}

interface Filter extends DayRange {
  search: string
  status: string
  queue: Queue | ''
}

interface OrderFiltersProps {
  /** The typed text; the filter is limited to the server's maximum. */
  search: string
  filter: Filter
  onNarrow: (changes: Partial<Filter>, how?: 'replace') => void
  /** Content next to the filters. */
  children: ReactNode
}

/** The filters of the list; on a phone status and days are collapsed. */
function OrderFilters({ search, filter, onNarrow, children }: OrderFiltersProps) {
  const [isOpen, setIsOpen] = useState(filter.status + filter.from + filter.to !== '')
  return (
    <search className={`row ${styles.filters}`} data-open={isOpen ? '' : undefined} onKeyDown={leaveSearch}>
      <SearchField
        label="Search by customer name, email or order id"
        value={search}
        onSearch={(typed) => onNarrow({ search: typed }, 'replace')}
      />
      <button type="button" className={`outline ${styles.narrow}`} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Filter
      </button>
      {children}
      <select aria-label="Status" value={filter.status} onChange={({ target }) => onNarrow({ status: target.value })}>
        <option value="">All statuses</option>
        {ORDER_STATUSES.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </select>
      <DayRangeFilter range={filter} onRange={onNarrow} />
    </search>
  )
}

const SHOWN_AT_FIRST = { search: '', status: '', queue: '', from: '', to: '', page: '1' }

/** The orders for the URL. `shown` is paused while the operator works in the list; `rows` are current. */
function useOrderList() {
  const list = usePagedRows(orderPage, SHOWN_AT_FIRST, orderFilterIn)
  const { rows } = list.shown
  const paused = usePausedUpdates(rows, list.seen, queryOf({ ...list.filter, page: list.parameters.page }))
  const shown = { ...list.shown, rows: paused.rows, total: list.shown.total - paused.waiting }
  return { ...list, rows, shown, paused }
}

/** The filter in the URL; invalid values are left out. */
const orderFilterIn = ({ search, status, queue, from, to }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  status: ORDER_STATUSES.find((each) => each === status) ?? '',
  queue: QUEUES.find((each) => each === queue) ?? ('' as const),
  ...dayRange(from, to),
})

type Sending = Readonly<Record<number, OrderStatus | undefined>>

/** A status to set. For Undo, `order` is the state that must not have changed since. */
interface Change {
  order: Order
  status: OrderStatus
  isUndo: boolean
}

/** The statuses of orders, and how to change them. */
interface OrderStatusChanges {
  /** The statuses being sent, by order id. */
  sending: Sending
  change: (order: Order, status: OrderStatus) => void
  /** A change that needs confirmation. */
  asked: Change | undefined
  confirm: () => void
  leave: () => void
}

/**
 * Changes statuses, with a toast to undo and to inform the customer. Asks before cancelling a billed order, and before shipping
 * one with a cancel request. `company` is the company's name,
 * `queue` the shown queue; `ask` opens the dialog of the step that follows.
 */
function useOrderStatus(company: string, queue: Queue | '', ask: ReturnType<typeof useNextAction>['ask']): OrderStatusChanges {
  const [sending, setSending] = useState<Sending>({})
  const [asked, setAsked] = useState<Change>()

  const send = useCallback(
    async ({ order: before, status, isUndo }: Change, take: (change: Change) => void) => {
      const { id, billNumber: bill } = before
      setSending((others) => ({ ...others, [id]: status }))
      try {
        const order = await setOrderStatus(id, { status, bill, ...(isUndo && { from: before.status, isUndo }) })
        const undo = { label: 'Undo', run: () => take({ order, status: before.status, isUndo: true }) }
        const onStatus = (each: Order, to: OrderStatus) => take({ order: each, status: to, isUndo: false })
        const lead = leadOn(order, queue, (each, action) => takeNext(each, action, { onStatus, ask }))
        showToast('Order Updated', inWords(before, order), ...(isUndo ? [] : [undo, ...lead]), ...tellCustomer(order, company))
      } catch (error) {
        showError(reasonOf(error))
        void orderPage.refresh()
      } finally {
        setSending(({ [id]: _sent, ...others }) => others)
      }
    },
    [company, queue, ask],
  )

  const take = useCallback(
    (change: Change) => {
      const { order, status } = change
      if ((status === 'cancelled' && order.billNumber !== undefined) || leavesUnwanted(order, status)) setAsked(change)
      else void send(change, take)
    },
    [send],
  )
  const change = useCallback((order: Order, status: OrderStatus) => take({ order, status, isUndo: false }), [take])
  const leave = () => setAsked(undefined)
  const confirm = () => {
    if (asked) void send(asked, take)
    leave()
  }
  return { sending, change, asked, confirm, leave }
}

const UPDATED = 'Order status has been updated successfully.'

function inWords(before: Order, { status, billNumber }: Order): string {
  if (status === 'cancelled' && billNumber) return `${UPDATED} The credit note for ${billNumber} follows in a moment.`
  if (before.status === 'cancelled' && billNumber && billNumber !== before.billNumber)
    return `${UPDATED} Its new bill is ${billNumber}.`
  return UPDATED
}

function reasonOf(error: unknown): string {
  const problem = problemOf(error)
  return problem?.status === 409 ? problem.detail : 'Failed to update order status.'
}

/** A WhatsApp message about the order in the buyer's language, with its link. Nothing if the phone has no WhatsApp number. */
function tellCustomer(order: Order & { link: string }, company: string): ToastAction[] {
  const number = chatNumber(order.customerPhone)
  if (!number) return []
  return [{ label: 'Tell the buyer', href: chatLink(number, orderMessage(order, company, location.origin + order.link)) }]
}
