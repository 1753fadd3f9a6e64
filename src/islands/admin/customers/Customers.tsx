import { useState } from 'react'
import Pagination from '~/islands/admin/Pagination'
import { useOpenDialog, useQueryParameters } from '~/islands/admin/query-parameters'
import ResultCount from '~/islands/admin/ResultCount'
import { formatRupees } from '~/rules/money'
import { MAX_SEARCH, pageNumber } from '~/rules/paging'
import type { CustomerBalance } from '~/schemas/customer-balances'
import { customerPage } from '~/stores/customers'
import { useLate } from '../../ui/late'
import { download } from '../download'
import styles from '../List.module.css'
import ListState from '../ListState'
import { queryOf, useListPage } from '../list-page'
import type { SlipCompany } from '../orders/PackingSlip'
import Screen from '../Screen'
import Stats from '../Stats'
import CustomersTable from './CustomersTable'
import { useNamedEntry } from './named-entry'
import { OWING_LABELS, owingIn } from './owing'

const loadDetails = () => import('./CustomerDetails')
const loadForm = () => import('./CustomerForm')
const loadPayment = () => import('./TakePayment')
const loadAhead = () => void Promise.all([loadDetails(), loadPayment()]).catch(() => {})

const SHOWN_AT_FIRST = { search: '', owing: '', page: '1' }
const NONE: readonly CustomerBalance[] = []
const NO_PAGE = { rows: NONE, page: 1, pages: 1, first: 0, last: 0, total: 0 }

/** Customers and what they owe. An island, because it searches as you type in a list that needs the session. */
export default function Customers({ company }: { company: SlipCompany }) {
  const [parameters, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const filter = { search: parameters.search.slice(0, MAX_SEARCH), owing: owingIn(parameters.owing) }
  const { state, page } = useListPage(customerPage, { ...filter, page: pageNumber(parameters.page) })
  const [openId, open, close] = useOpenDialog('customer')
  useNamedEntry(open)
  const [payer, setPayer] = useState<CustomerBalance>()
  const shown = page ?? NO_PAGE
  const stats = page?.stats
  const CustomerDetails = useLate(loadDetails, openId !== '' && openId !== 'new')
  const CustomerForm = useLate(loadForm, openId === 'new')
  const TakePayment = useLate(loadPayment, payer !== undefined)
  const money = (amount = '0.00') => formatRupees(amount)

  return (
    <Screen
      title="Customers"
      actions={
        <>
          <button type="button" onPointerEnter={() => void loadForm().catch(() => {})} onClick={() => open('new')}>
            New Customer
          </button>
          <button type="button" className="outline" onClick={() => download(`/api/customers.csv?${queryOf(filter)}`)}>
            Export CSV
          </button>
        </>
      }
    >
      <Stats
        label="Customers at a glance"
        list={{ state: page ? 'ready' : state, rows: NONE }}
        stats={[
          ['Customers', stats?.total ?? 0],
          ['Owed to us', money(stats?.owed)],
          ['0 to 30 days', money(stats?.ages.upTo30)],
          ['31 to 60 days', money(stats?.ages.upTo60)],
          ['Over 60 days', money(stats?.ages.over60)],
        ]}
      />
      <search className={styles.filters}>
        <input
          type="search"
          aria-label="Search by name, phone or place"
          placeholder="Search by name, phone or place"
          maxLength={MAX_SEARCH}
          value={parameters.search}
          onChange={({ target }) => setQuery({ search: target.value, page: '1' }, 'replace')}
        />
        <select aria-label="Show" value={filter.owing} onChange={({ target }) => setQuery({ owing: target.value, page: '1' })}>
          {Object.entries(OWING_LABELS).map(([owing, label]) => (
            <option key={owing} value={owing}>
              {label}
            </option>
          ))}
        </select>
      </search>
      <ResultCount
        page={shown}
        nouns={['customer', 'customers']}
        sums={page && page.sums.customers > 0 ? `${formatRupees(page.sums.owed)} owed` : undefined}
      />
      <ListState
        state={state}
        many="customers"
        hasRows={shown.total > 0 || queryOf(filter) !== ''}
        hasMatches={shown.total > 0}
        onRetry={customerPage.refresh}
        onClear={() => setQuery(SHOWN_AT_FIRST)}
      />
      {shown.total > 0 && (
        <CustomersTable
          customers={shown.rows}
          company={company.name}
          onView={({ id }) => open(id)}
          onPay={setPayer}
          onPointerEnter={loadAhead}
        />
      )}
      <Pagination {...shown} onPage={(next) => setQuery({ page: String(next) })} />
      {CustomerDetails && openId !== '' && openId !== 'new' && (
        <CustomerDetails key={openId} id={openId} company={company} onOpen={open} onClose={close} />
      )}
      {CustomerForm && openId === 'new' && <CustomerForm onClose={close} />}
      {TakePayment && payer && <TakePayment customer={payer} onClose={() => setPayer(undefined)} />}
    </Screen>
  )
}
