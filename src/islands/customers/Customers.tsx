import { useState } from 'react'
import type { SlipCompany } from '~/domain/account/company'
import type { CustomerBalance, CustomerStats } from '~/domain/customers/customer-balances-schema'
import { formatRupees } from '~/domain/money'
import { MAX_SEARCH } from '~/domain/paging'
import { customerPage } from '~/stores/customers'
import type { List } from '~/stores/list'
import ExportButton from '../ui/ExportButton'
import styles from '../ui/List.module.css'
import { useLazy } from '../ui/lazy'
import { usePagedRows } from '../ui/list-page'
import PagedList from '../ui/PagedList'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Stats from '../ui/Stats'
import CustomersTable from './CustomersTable'
import { useNamedEntry } from './named-entry'
import { OWING_LABELS, owingIn } from './owing'

const loadDetails = () => import('./CustomerDetails')
const loadForm = () => import('./CustomerForm')
const loadPayment = () => import('./TakePayment')
const loadAhead = () => void Promise.all([loadDetails(), loadPayment()]).catch(() => {})

const SHOWN_AT_FIRST = { search: '', owing: '', page: '1' }

/** Customers and what they owe. An island, because it searches as you type in a list that needs the session. */
export default function Customers({ company }: { company: SlipCompany }) {
  const list = usePagedRows(customerPage, SHOWN_AT_FIRST, customerFilterIn)
  const { parameters, filter, page, narrow } = list
  const [openId, open, close] = useOpenDialog('customer')
  useNamedEntry(open)
  const [payer, setPayer] = useState<CustomerBalance>()
  const CustomerDetails = useLazy(loadDetails, openId !== '' && openId !== 'new')
  const CustomerForm = useLazy(loadForm, openId === 'new')
  const TakePayment = useLazy(loadPayment, payer !== undefined)

  return (
    <Screen
      title="Customers"
      actions={
        <>
          <button type="button" onPointerEnter={() => void loadForm().catch(() => {})} onClick={() => open('new')}>
            New Customer
          </button>
          <ExportButton path="/api/customers.csv" filter={filter} />
        </>
      }
    >
      <CustomerFigures list={list.figures} stats={page?.stats} />
      <CustomerFilters search={parameters.search} owing={filter.owing} onNarrow={narrow} />
      <PagedList
        list={list}
        many="customers"
        nouns={['customer', 'customers']}
        sums={page && page.sums.customers > 0 ? `${formatRupees(page.sums.owed)} owed` : undefined}
        onRetry={customerPage.refresh}
      >
        <CustomersTable
          customers={list.shown.rows}
          company={company.name}
          onView={({ id }) => open(id)}
          onPay={setPayer}
          onPointerEnter={loadAhead}
        />
      </PagedList>
      {CustomerDetails && openId !== '' && openId !== 'new' && (
        <CustomerDetails key={openId} id={openId} company={company} onOpen={open} onClose={close} />
      )}
      {CustomerForm && openId === 'new' && <CustomerForm onClose={close} />}
      {TakePayment && payer && <TakePayment customer={payer} onClose={() => setPayer(undefined)} />}
    </Screen>
  )
}

function CustomerFigures({ list, stats }: { list: List<unknown>; stats: CustomerStats | undefined }) {
  const money = (amount = '0.00') => formatRupees(amount)
  return (
    <Stats
      label="Customers at a glance"
      list={list}
      stats={[
        ['Customers', stats?.total ?? 0],
        ['Owed to us', money(stats?.owed)],
        ['Not billed yet', money(stats?.notBilled)],
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
    <search className={styles.filters}>
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

/** What the URL asks for; what cannot be read is left out. */
const customerFilterIn = ({ search, owing }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  owing: owingIn(owing),
})
