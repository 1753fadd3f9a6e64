import type { PointerEventHandler } from 'react'
import { reminderMessage } from '~/content/account-messages'
import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { ageOf, owedOf } from '~/domain/customers/ledger'
import { formatDate, indianDay } from '~/domain/dates'
import { formatRupees, rupees } from '~/domain/money'
import { readablePhone } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import IconButton from '../ui/IconButton'
import IconLink from '../ui/IconLink'
import styles from '../ui/List.module.css'
import Table, { type Column } from '../ui/Table'
import own from './CustomersTable.module.css'
import { placeOf } from './owing'

interface Props {
  customers: readonly CustomerBalance[]
  company: string
  onView: (customer: CustomerBalance) => void
  onPay: (customer: CustomerBalance) => void
  onPointerEnter: PointerEventHandler
}

/** The customers with what they owe. */
export default function CustomersTable({ customers, company, onView, onPay, onPointerEnter }: Props) {
  const columns: Column<CustomerBalance>[] = [
    { heading: 'Customer', isRowHeading: true, cell: (customer) => <Who customer={customer} /> },
    { heading: 'Owes', className: own.owes, cell: (customer) => <Owes customer={customer} /> },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: own.actions,
      cell: (customer) => (
        <span className={own.row}>
          <button
            type="button"
            className="outline"
            aria-label={`Take payment of ${customer.name}`}
            onClick={() => onPay(customer)}
          >
            Payment
          </button>
          <Reminder customer={customer} company={company} />
          <IconButton action="View" label={`View ${customer.name}`} onClick={() => onView(customer)} />
        </span>
      ),
    },
  ]
  return (
    <Table columns={columns} rows={customers} className={`${styles.table} ${own.customers}`} onPointerEnter={onPointerEnter} />
  )
}

function Who({ customer: { name, phone, address, district } }: { customer: CustomerBalance }) {
  return (
    <span className={styles.stacked}>
      <span>{name}</span>
      <span>{readablePhone(phone)}</span>
      <span>{placeOf(address, district)}</span>
    </span>
  )
}

function Owes({ customer }: { customer: CustomerBalance }) {
  const { advance, notBilled, owesSince } = customer
  return (
    <span className={styles.stacked}>
      {owesSince && <strong>{formatRupees(rupees(owedOf(customer)))}</strong>}
      {!owesSince && advance === '0.00' && <span>Nothing owed</span>}
      {notBilled !== '0.00' && <span>{formatRupees(notBilled)} not billed yet</span>}
      {advance !== '0.00' && <span>{formatRupees(advance)} in advance</span>}
      {owesSince && <Since day={owesSince} />}
    </span>
  )
}

const TONES = { upTo30: undefined, upTo60: 'low', over60: 'bad' } as const

function Since({ day }: { day: string }) {
  const tone = TONES[ageOf(day, indianDay(new Date()))]
  if (!tone) return <span>since {formatDate(day)}</span>
  return (
    <span>
      <span className="badge" data-tone={tone}>
        since {formatDate(day)}
      </span>
    </span>
  )
}

function Reminder({ customer, company }: { customer: CustomerBalance; company: string }) {
  const number = chatNumber(customer.phone)
  if (!number || customer.owesSince === null) return null
  return (
    <IconLink
      action="WhatsApp"
      label={`Remind ${customer.name} on WhatsApp`}
      href={chatLink(number, reminderMessage(customer, company))}
      isOutside
    />
  )
}
