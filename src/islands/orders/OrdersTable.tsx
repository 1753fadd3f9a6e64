import { type HTMLAttributes, memo } from 'react'
import { orderMessage } from '~/content/order-message'
import { formatDate, indianDay } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { awaitedDay, bagsInWords, bagsOf, CHANNEL_WORDS, itemsInWords } from '~/domain/orders/order-texts'
import type { Order, OrderStatus } from '~/domain/orders/schema'
import { callLink } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import EmailText from '../ui/EmailText'
import IconButton from '../ui/IconButton'
import IconLink from '../ui/IconLink'
import list from '../ui/List.module.css'
import selectionStyles from '../ui/Selection.module.css'
import { selectColumn } from '../ui/select-column'
import type { Selection } from '../ui/selection'
import Table, { type Column } from '../ui/Table'
import styles from './OrdersTable.module.css'
import PaymentBadge from './PaymentBadge'
import StatusSelect from './StatusSelect'

interface Props extends HTMLAttributes<HTMLDivElement> {
  orders: readonly Order[]
  /** Our name, as messages to customers say it. */
  company: string
  selection: Selection<Order>
  sending: Readonly<Record<number, OrderStatus | undefined>>
  onStatus: (order: Order, status: OrderStatus) => void
  onView: (order: Order) => void
}

/** The orders. The other properties go to the element around the table. */
export default function OrdersTable({ orders, company, selection, sending, onStatus, onView, ...frame }: Props) {
  const columns: Column<Order>[] = [
    selectColumn({ selection, many: 'orders', nameOf: ({ id }) => `order #${id}`, className: styles.select }),
    { heading: 'Order', isRowHeading: true, className: styles.number, cell: ({ id }) => `#${id}` },
    { heading: 'Customer', className: styles.customer, cell: (order) => <Customer order={order} /> },
    { heading: 'Items', className: styles.items, cell: (order) => <Items order={order} /> },
    { heading: 'Date', className: styles.date, cell: (order) => <Dates order={order} /> },
    { heading: 'Amount, payment', className: styles.amount, cell: (order) => <Amount order={order} /> },
    {
      heading: 'Status',
      className: styles.status,
      cell: (order) => (
        <span className={list.stacked}>
          <StatusSelect order={order} sending={sending[order.id]} onStatus={onStatus} />
          {order.cancelRequest?.isAccepted === null && <Waiting words="wants to cancel" />}
        </span>
      ),
    },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: styles.actions,
      cell: (order) => (
        <span className={styles.row}>
          <Reach order={order} company={company} />
          <IconButton action="View" label={`View order #${order.id}`} onClick={() => onView(order)} />
        </span>
      ),
    },
  ]
  return <Table columns={columns} rows={orders} className={`${list.table} ${selectionStyles.table} ${styles.table}`} {...frame} />
}

// What a tick in a row's box leaves as it was is not written again.
const Customer = memo(function Customer({ order }: { order: Order }) {
  const { customerName, customerEmail, customerPhone, channel, customerMatch } = order
  return (
    <span className={list.stacked}>
      <span>{customerName}</span>
      {customerEmail && (
        <span>
          <EmailText>{customerEmail}</EmailText>
        </span>
      )}
      <span>
        {customerPhone}
        {channel && channel !== 'web' && `, ${CHANNEL_WORDS[channel]}`}
      </span>
      {customerMatch === 'unconfirmed' && <Waiting words="whose order?" />}
    </span>
  )
})

const Items = memo(function Items({ order }: { order: Order }) {
  return (
    <span className={list.stacked}>
      <span>{itemsInWords(order)}</span>
      <span>{bagsInWords(bagsOf(order))}</span>
    </span>
  )
})

const Dates = memo(function Dates({ order }: { order: Order }) {
  const day = awaitedDay(order)
  const isOverdue = day !== undefined && day < indianDay(new Date())
  return (
    <span className={list.stacked}>
      <span>{formatDate(order.createdAt)}</span>
      {day && (
        <span className={isOverdue ? styles.overdue : undefined}>
          {isOverdue ? 'late, by' : 'by'} {formatDate(day)}
        </span>
      )}
    </span>
  )
})

const Amount = memo(function Amount({ order }: { order: Order }) {
  return (
    <span className={list.stacked}>
      <span>{formatRupees(order.totalAmount)}</span>
      <span>
        <PaymentBadge order={order} />
      </span>
      {order.waitingReports ? <Waiting words="reported" /> : null}
    </span>
  )
})

/** What the buyer has said on his page, and the operator has to decide. */
const Waiting = ({ words }: { words: string }) => (
  <span className={styles.waiting}>
    <span className="badge" data-tone="no">
      {words}
    </span>
  </span>
)

/** The ways to the customer that his phone gives. */
const Reach = memo(function Reach({ order, company }: { order: Order; company: string }) {
  const { id, customerName, customerPhone } = order
  const call = callLink(customerPhone)
  const number = chatNumber(customerPhone)
  return (
    <>
      {call && <IconLink action="Call" label={`Call ${customerName}, order #${id}`} href={call} />}
      {number && (
        <IconLink
          action="WhatsApp"
          label={`WhatsApp ${customerName}, order #${id}`}
          href={chatLink(number, orderMessage(order, company))}
          isOutside
        />
      )}
    </>
  )
})
