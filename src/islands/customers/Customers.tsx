import { type PointerEventHandler, useEffect, useState } from 'react'
import { reminderMessage } from '~/content/account-messages'
import type { SlipCompany } from '~/domain/account/company'
import type { CustomerBalance, CustomerStats } from '~/domain/customers/customer-balances-schema'
import { ageOf, owedOf } from '~/domain/customers/ledger'
import { formatDate, indianDay } from '~/domain/dates'
import { formatRupees, rupees } from '~/domain/money'
import { MAX_SEARCH } from '~/domain/paging'
import { indianPhone, readablePhone } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { operatorMay } from '~/stores/account/own-role'
import { customerPage, readEntry } from '~/stores/customers/customers'
import type { Known } from '~/stores/query'
import { showError } from '~/stores/toasts'
import ExportButton from '../ui/ExportButton'
import IconButton from '../ui/IconButton'
import IconLink from '../ui/IconLink'
import styles from '../ui/List.module.css'
import { lazyPart } from '../ui/lazy-part'
import { usePagedRows } from '../ui/list-page'
import PagedList from '../ui/PagedList'
import { useOpenDialog, useQueryParameters } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Stats from '../ui/Stats'
import Table, { type Column } from '../ui/Table'
import own from './CustomersTable.module.css'
import { OWING_LABELS, owingIn, placeOf } from './owing'

const CustomerDetails = lazyPart(() => import('./CustomerDetails'))
const CustomerForm = lazyPart(() => import('./CustomerForm'))
const TakePayment = lazyPart(() => import('./TakePayment'))

function prefetch() {
  CustomerDetails.prefetch()
  TakePayment.prefetch()
}

const SHOWN_AT_FIRST = { search: '', owing: '', page: '1' }

/** Customers and their debts. An island, because it searches while typing in a list that needs the session. */
export default function Customers({ company }: { company: SlipCompany }) {
  const list = usePagedRows(customerPage, SHOWN_AT_FIRST, customerFilterIn)
  const { parameters, filter, page, narrow } = list
  const [openId, open, close] = useOpenDialog('customer')
  useNamedEntry(open)
  const [payer, setPayer] = useState<CustomerBalance>()

  return (
    <Screen
      title="Customers"
      beside={<CustomersStats state={list.statsState} stats={page?.stats} />}
      actions={
        operatorMay('change') && (
          <button type="button" onPointerEnter={CustomerForm.prefetch} onClick={() => open('new')}>
            New Customer
          </button>
        )
      }
      more={<ExportButton path="/api/customers.csv" filter={filter} />}
    >
      <CustomerFilters search={parameters.search} owing={filter.owing} onNarrow={narrow} />
      <PagedList
        list={list}
        many="customers"
        drawing="messages"
        nouns={['customer', 'customers']}
        sums={page && page.sums.customers > 0 ? `${formatRupees(page.sums.owed)} owed` : undefined}
        onRetry={customerPage.refresh}
      >
        <CustomersTable
          customers={list.shown.rows}
          company={company.name}
          onView={({ id }) => open(id)}
          onPay={setPayer}
          onPointerEnter={prefetch}
        />
      </PagedList>
      {openId !== '' && openId !== 'new' && (
        <CustomerDetails key={openId} id={openId} company={company} onOpen={open} onClose={close} />
      )}
      {openId === 'new' && <CustomerForm onClose={close} />}
      {payer && <TakePayment customer={payer} onClose={() => setPayer(undefined)} />}
    </Screen>
  )
}

function CustomersStats({ state, stats }: { state: Known<unknown>['state']; stats: CustomerStats | undefined }) {
  const money = (amount = '0.00') => formatRupees(amount)
  return (
    <Stats
      label="Customers at a glance"
      state={state}
      isText
      stats={[
        ['Customers', stats?.total ?? 0],
        ['Owed to us', money(stats?.owed)],
        ['Not billed yet', money(stats?.notBilled)],
        ...(stats && stats.ofNobody.orders > 0 ? ([['Of nobody', money(stats.ofNobody.owed)]] as const) : []),
        ['0 to 30 days', money(stats?.ages.upTo30)],
        ['31 to 60 days', money(stats?.ages.upTo60)],
        ['Over 60 days', money(stats?.ages.over60)],
      ]}
    />
  )
}

interface Filters {
  search: string
  owing: string
  onNarrow: (changes: { search?: string; owing?: string }, how?: 'replace') => void
}

function CustomerFilters({ search, owing: chosen, onNarrow }: Filters) {
  return (
    <search className={`row ${styles.filters}`}>
      <SearchField
        label="Search by name, phone or place"
        value={search}
        onSearch={(typed) => onNarrow({ search: typed }, 'replace')}
      />
      <select aria-label="Show" value={chosen} onChange={({ target }) => onNarrow({ owing: target.value })}>
        {Object.entries(OWING_LABELS).map(([owing, label]) => (
          <option key={owing} value={owing}>
            {label}
          </option>
        ))}
      </select>
    </search>
  )
}

/** The filter in the URL; invalid values are left out. */
const customerFilterIn = ({ search, owing }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  owing: owingIn(owing),
})

interface Props {
  customers: readonly CustomerBalance[]
  company: string
  onView: (customer: CustomerBalance) => void
  onPay: (customer: CustomerBalance) => void
  onPointerEnter: PointerEventHandler
}

/** The customers with what they owe. */
function CustomersTable({ customers, company, onView, onPay, onPointerEnter }: Props) {
  const columns: Column<CustomerBalance>[] = [
    { heading: 'Customer', isRowHeading: true, cell: (customer) => <Who customer={customer} /> },
    { heading: 'Owes', className: `${styles.amount} ${own.owes}`, cell: (customer) => <Owes customer={customer} /> },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: own.actions,
      cell: (customer) => (
        <span className={`row ${own.row}`}>
          <button
            type="button"
            className={customer.owesSince === null ? 'outline' : undefined}
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
    <span className={styles.twoLines}>
      <span>{name}</span>
      {indianPhone(phone) && <span>{readablePhone(phone)}</span>}
      <span>{placeOf(address, district)}</span>
    </span>
  )
}

function Owes({ customer }: { customer: CustomerBalance }) {
  const { advance, notBilled, owesSince } = customer
  return (
    <span className={styles.twoLines}>
      {owesSince && <strong>{formatRupees(rupees(owedOf(customer)))}</strong>}
      {!owesSince && advance === '0.00' && <span className="muted">Nothing owed</span>}
      {notBilled !== '0.00' && <span>{formatRupees(notBilled)} not billed yet</span>}
      {advance !== '0.00' && <span>{formatRupees(advance)} in advance</span>}
      {owesSince && <Since day={owesSince} />}
    </span>
  )
}

const TONES = { upTo30: undefined, upTo60: 'wait', over60: 'no' } as const

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

/** Opens the customer of the entry named in the URL, for links of the audit log. */
function useNamedEntry(open: (customerId: number) => void) {
  const [{ entry }, set] = useQueryParameters({ entry: '' })
  useEffect(() => {
    if (entry === '') return
    readEntry(entry).then(
      ({ customerId }) => {
        set({ entry: '' }, 'replace')
        open(customerId)
      },
      () => showError(`There is no entry ${entry}.`),
    )
  }, [entry, open, set])
}
