import { useStore } from '@nanostores/react'
import { createContext, type HTMLAttributes, type MouseEvent, use, useMemo } from 'react'
import { orderMessage } from '~/content/order-message'
import type { Category } from '~/domain/catalog/schema'
import { formatDate, formatDateTime, formatWhen, indianDay } from '~/domain/dates'
import { ELSEWHERE } from '~/domain/district-names'
import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees } from '~/domain/money'
import { NEXT_WORDS, type NextAction } from '~/domain/orders/next-action'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import { awaitedDay, bagsOf, CHANNEL_WORDS, itemsInWords } from '~/domain/orders/order-texts'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import { packedInWords } from '~/domain/packing/packed'
import { callLink, indianPhone, readablePhone } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { signedInRole } from '~/stores/account/own-role'
import { $stages } from '~/stores/catalog/feed-stages'
import IconButton from '../ui/IconButton'
import IconLink from '../ui/IconLink'
import { ownNextAction } from '../ui/own-next-action'
import { Selectable, selectColumn } from '../ui/select-column'
import type { Selection } from '../ui/selection'
import Table, { type Column } from '../ui/Table'
import styles from './OrdersTable.module.css'
import PaymentText from './PaymentText'
import StatusSelect from './StatusSelect'

interface Props extends HTMLAttributes<HTMLDivElement> {
  orders: readonly Order[]
  /** The company's name, for messages to customers. */
  company: string
  selection: Selection<Order>
  /** Whether a phone shows the checkboxes. */
  isSelecting: boolean
  sending: Readonly<Record<number, OrderStatus | undefined>>
  onStatus: (order: Order, status: OrderStatus) => void
  onNext: (order: Order, action: NextAction) => void
  onView: (id: number) => void
}

/** The statuses being sent, so that a change of one order renders no other row again. */
const SendingContext = createContext<Props['sending']>({})

const NO_STAGES: ReadonlyMap<number, Category> = new Map()

const PRESSED = 'a, button, input, label, select, [role="tooltip"]'

/** The orders, one row each, which opens when pressed outside its controls. Other properties go to the table's wrapper. */
export default function OrdersTable(props: Props) {
  const { orders, company, selection, isSelecting, sending, onStatus, onNext, onView, ...frame } = props
  const { value: stages = NO_STAGES } = useStore($stages)
  const today = indianDay(new Date())
  const columns = useMemo<Column<Order>[]>(
    () => [
      selectColumn({ many: 'orders', nameOf: ({ id }) => `order #${id}`, className: styles.select }),
      { heading: 'Order', isRowHeading: true, className: styles.number, cell: ({ id }) => `#${id}` },
      { heading: 'Date', className: styles.date, cell: (order) => <When at={order.createdAt} today={today} /> },
      { heading: 'Customer', className: styles.customer, cell: (order) => <Customer order={order} today={today} /> },
      { heading: 'Email', className: styles.email, cell: ({ customerEmail }) => <Cut text={customerEmail} /> },
      { heading: 'Phone', className: styles.phone, cell: ({ customerPhone }) => <Phone phone={customerPhone} /> },
      { heading: 'Place', className: styles.place, cell: (order) => <Place order={order} /> },
      { heading: 'Bags', className: styles.bags, cell: (order) => <Bags order={order} stages={stages} /> },
      { heading: 'Amount', className: styles.amount, cell: ({ totalAmount }) => formatRupees(totalAmount) },
      { heading: 'Payment', className: styles.payment, cell: (order) => <PaymentText order={order} /> },
      {
        heading: 'Status',
        className: styles.status,
        cell: (order) => <Status order={order} onStatus={onStatus} />,
      },
      { heading: 'Next', className: styles.next, cell: (order) => <Next order={order} onNext={onNext} /> },
      {
        heading: 'Actions',
        isHeadingHidden: true,
        className: styles.actions,
        cell: (order) => (
          <>
            <Reach order={order} company={company} />
            <IconButton action="View" label={`View order #${order.id}`} onClick={() => onView(order.id)} />
          </>
        ),
      },
    ],
    [company, stages, onStatus, onNext, onView, today],
  )

  function open({ target }: MouseEvent) {
    if ((target as Element).closest(PRESSED) || getSelection()?.isCollapsed === false) return
    const row = (target as Element).closest<HTMLElement>('[data-row]')?.dataset['row']
    if (row) onView(Number(row))
  }

  return (
    <Selectable selection={selection}>
      <SendingContext value={sending}>
        <Table
          key={signedInRole()}
          columns={columns}
          rows={orders}
          className={styles.table ?? ''}
          data-selecting={isSelecting ? '' : undefined}
          onClick={open}
          {...frame}
        />
      </SendingContext>
    </Selectable>
  )
}

/** A text that is truncated if too long, with the full text as title. */
const Cut = ({ text, whole = text }: { text: string; whole?: string }) => <span title={whole}>{text}</span>

const When = ({ at, today }: { at: string; today: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatWhen(at, new Date(today))}
  </time>
)

function Customer({ order, today }: { order: Order; today: string }) {
  const waiting = waitingOf(order, today).join(' · ')
  return (
    <>
      <Cut text={order.customerName} />
      {waiting && (
        <small title={waiting} className={styles.waiting}>
          {waiting}
        </small>
      )}
    </>
  )
}

/** Warnings about an order before its next action. */
function waitingOf(order: Order, today: string): string[] {
  const { channel, customerMatch, cancelRequest, waitingReports } = order
  const day = awaitedDay(order)
  const isOverdue = day !== undefined && day < today
  return [
    cancelRequest?.isAccepted === null && 'wants to cancel',
    waitingReports && 'payment reported',
    isBeforeDispatch(order.status) && packedInWords(order),
    customerMatch === 'unconfirmed' && 'whose order?',
    day && `${isOverdue ? 'late, by' : 'by'} ${formatDate(day)}`,
    channel && channel !== 'web' && CHANNEL_WORDS[channel],
  ].filter((words) => typeof words === 'string')
}

/** A ten-digit phone, without country code in a narrow column. */
function Phone({ phone }: { phone: string }) {
  const kept = indianPhone(phone)
  if (!kept) return <Cut text={phone} />
  const [country, ...digits] = readablePhone(kept).split(' ')
  return (
    <span title={phone}>
      <span className={styles.country}>{country} </span>
      {digits.join(' ')}
    </span>
  )
}

function Place({ order }: { order: Order }) {
  const { district, shippingAddress } = order
  const [end = ''] = shippingAddress.street.split(/[,\n]/).reverse()
  return <Cut text={district && district !== ELSEWHERE ? district : end.trim()} whole={shippingAddress.street} />
}

function Bags({ order, stages }: { order: Order; stages: ReadonlyMap<number, Category> }) {
  const bags = bagsOf(order)
  const ordered = new Set(order.items.flatMap(({ productId }) => stages.get(productId) ?? []))
  return (
    <span title={itemsInWords(order)}>
      {[...ordered].map((stage) => (
        <i key={stage} data-stage={stage} />
      ))}
      {indianNumber(bags)}
      <span className={styles.word}> {bags === 1 ? 'bag' : 'bags'}</span>
    </span>
  )
}

function Status({ order, onStatus }: Pick<Props, 'onStatus'> & { order: Order }) {
  const sending = use(SendingContext)[order.id]
  return <StatusSelect order={order} sending={sending} onStatus={onStatus} />
}

/** A button for the next action of an order. */
function Next({ order, onNext }: Pick<Props, 'onNext'> & { order: Order }) {
  const action = ownNextAction(order)
  if (!action) return null
  const word = action === 'pay' ? 'Take ₹' : NEXT_WORDS[action]
  return (
    <button
      type="button"
      className={action === 'confirm' || action === 'ship' ? undefined : 'outline'}
      aria-label={`${word}, order #${order.id}`}
      onClick={() => onNext(order, action)}
    >
      {word}
    </button>
  )
}

/** Links to contact the customer by phone. */
function Reach({ order, company }: { order: Order; company: string }) {
  const { id, customerName, customerPhone } = order
  const call = callLink(customerPhone)
  const number = chatNumber(customerPhone)
  return (
    <span className={styles.reach}>
      {call && <IconLink action="Call" label={`Call ${customerName}, order #${id}`} href={call} />}
      {number && (
        <IconLink
          action="WhatsApp"
          label={`WhatsApp ${customerName}, order #${id}`}
          href={chatLink(number, orderMessage(order, company))}
          isOutside
        />
      )}
    </span>
  )
}
