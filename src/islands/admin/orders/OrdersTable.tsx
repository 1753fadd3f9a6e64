import type { HTMLAttributes } from 'react'
import { formatDate } from '~/formats/dates'
import { formatRupees } from '~/rules/money'
import type { Order, OrderStatus } from '~/schemas/orders'
import IconButton from '../../ui/IconButton'
import styles from '../List.module.css'
import Table, { type Column } from '../Table'
import PaymentBadge from './PaymentBadge'
import StatusSelect from './StatusSelect'

interface Props extends HTMLAttributes<HTMLDivElement> {
  orders: readonly Order[]
  sending: Readonly<Record<number, OrderStatus | undefined>>
  onStatus: (order: Order, status: OrderStatus) => void
  onView: (order: Order) => void
}

/** The orders. The other properties go to the element around the table. */
export default function OrdersTable({ orders, sending, onStatus, onView, ...frame }: Props) {
  const columns: Column<Order>[] = [
    { heading: 'Order', isRowHeading: true, className: styles.number, cell: ({ id }) => `#${id}` },
    { heading: 'Customer', className: styles.whole, cell: (order) => <Customer order={order} /> },
    { heading: 'Date', className: `${styles.date} ${styles.early}`, cell: ({ createdAt }) => formatDate(createdAt) },
    { heading: 'Amount', className: styles.amount, cell: ({ totalAmount }) => formatRupees(totalAmount) },
    { heading: 'Payment', className: styles.status, cell: (order) => <PaymentBadge order={order} /> },
    {
      heading: 'Status',
      className: styles.status,
      cell: (order) => <StatusSelect order={order} sending={sending[order.id]} onStatus={onStatus} />,
    },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: styles.view,
      cell: (order) => <IconButton action="View" label={`View order #${order.id}`} onClick={() => onView(order)} />,
    },
  ]
  return <Table columns={columns} rows={orders} className={styles.table} {...frame} />
}

function Customer({ order: { customerName, customerEmail, customerPhone } }: { order: Order }) {
  return (
    <span className={styles.stacked}>
      <span>{customerName}</span>
      <span>{customerEmail}</span>
      <span>{customerPhone}</span>
    </span>
  )
}
