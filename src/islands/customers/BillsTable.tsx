import type { Bill } from '~/domain/customers/bills-schema'
import { isCancelled } from '~/domain/customers/listed-bills'
import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import IconButton from '../ui/IconButton'
import list from '../ui/List.module.css'
import selectionStyles from '../ui/Selection.module.css'
import { selectColumn } from '../ui/select-column'
import type { Selection } from '../ui/selection'
import Table, { type Column } from '../ui/Table'
import styles from './Bills.module.css'

export const KIND_NAMES: Readonly<Record<Bill['kind'], { one: string; many: string }>> = {
  bill: { one: 'Bill', many: 'Bills' },
  'credit-note': { one: 'Credit note', many: 'Credit notes' },
}

interface Props {
  bills: readonly Bill[]
  selection: Selection<Bill>
  onView: (bill: Bill) => void
  /** Loads what opens a paper. */
  onNear: () => Promise<unknown>
}

/** The papers, newest first. */
export default function BillsTable({ bills, selection, onView, onNear }: Props) {
  const columns: Column<Bill>[] = [
    selectColumn({ selection, many: 'papers', nameOf: ({ number }) => number, className: styles.select }),
    { heading: 'Number', isRowHeading: true, className: styles.number, cell: (bill) => <Title bill={bill} /> },
    { heading: 'Customer', className: styles.customer, cell: (bill) => <Recipient bill={bill} /> },
    { heading: 'Date', className: `${list.date} ${styles.date}`, cell: ({ date }) => formatDate(date) },
    { heading: 'Amount', className: styles.amount, cell: (bill) => <Amount bill={bill} /> },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: `${list.view} ${styles.view}`,
      cell: (bill) => <IconButton action="View" label={`View ${bill.number}`} onClick={() => onView(bill)} />,
    },
  ]
  return (
    <Table
      columns={columns}
      rows={bills}
      className={`${list.table} ${selectionStyles.table} ${styles.table}`}
      onPointerEnter={() => onNear().catch(() => {})}
    />
  )
}

function Title({ bill: { number, kind, creditOf } }: { bill: Bill }) {
  return (
    <span className={list.stacked}>
      <span>{number}</span>
      <span>{kind === 'bill' ? KIND_NAMES[kind].one : `${KIND_NAMES[kind].one} of ${creditOf}`}</span>
    </span>
  )
}

function Recipient({ bill: { recipient, orderId } }: { bill: Bill }) {
  return (
    <span className={list.stacked}>
      <span>{recipient.name}</span>
      <span>
        <a href={`/admin-orders?order=${orderId}`}>Order #{orderId}</a>
      </span>
    </span>
  )
}

function Amount({ bill }: { bill: Bill }) {
  const { kind, totalAmount, credits } = bill
  return (
    <span className={list.stacked}>
      <span>{kind === 'bill' ? formatRupees(totalAmount) : `−${formatRupees(totalAmount)}`}</span>
      {credits.length > 0 && (
        <span>
          <span className="badge" data-tone={isCancelled(bill) ? 'bad' : 'low'}>
            {isCancelled(bill) ? 'cancelled' : 'reduced'}
          </span>
        </span>
      )}
    </span>
  )
}
