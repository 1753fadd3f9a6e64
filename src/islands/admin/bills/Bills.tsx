import { formatRupees } from '~/rules/money'
import { MAX_SEARCH, pageNumber } from '~/rules/paging'
import type { Bill } from '~/schemas/bills'
import { billPage } from '~/stores/bills'
import { useLate } from '../../ui/late'
import { download } from '../download'
import styles from '../List.module.css'
import ListState from '../ListState'
import { queryOf, useListPage } from '../list-page'
import { useSelection } from '../orders/selection'
import Pagination from '../Pagination'
import { useOpenDialog, useQueryParameters } from '../query-parameters'
import ResultCount from '../ResultCount'
import Screen from '../Screen'
import Stats from '../Stats'
import own from './Bills.module.css'
import BillsTable, { KIND_NAMES } from './BillsTable'
import { useOpenBill } from './open-bill'

const loadDetails = () => import('./BillDetails')
const loadSelectionBar = () => import('./BillsBar')

const SHOWN_AT_FIRST = { search: '', month: '', kind: '', customer: '', page: '1' }
const KINDS = Object.keys(KIND_NAMES) as Bill['kind'][]
const NONE: readonly Bill[] = []
const NO_PAGE = { rows: NONE, page: 1, pages: 1, first: 0, last: 0, total: 0 }

/** The register of bills and credit notes. An island, because its list is searched, polled and printed from. */
export default function Bills() {
  const [parameters, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const filter = billFilterIn(parameters)
  const { state, page } = useListPage(billPage, { ...filter, page: pageNumber(parameters.page) })
  const [openNumber, open, close] = useOpenDialog('bill')
  const shown = page ?? NO_PAGE
  const { bill, isMissing } = useOpenBill(openNumber, shown.rows)
  const selection = useSelection(shown.rows)
  const BillDetails = useLate(loadDetails, openNumber !== '')
  const BillsBar = useLate(loadSelectionBar, selection.rows.length > 0)
  const stats = page?.stats
  return (
    <Screen
      title="Bills"
      actions={
        <button type="button" className="outline" disabled={!page} onClick={() => download(`/api/bills.csv?${queryOf(filter)}`)}>
          Export CSV
        </button>
      }
    >
      <Stats
        label="Bills at a glance"
        list={{ state: page ? 'ready' : state, rows: NONE }}
        stats={[
          ['Bills', stats?.bills ?? 0],
          ['Billed', formatRupees(stats?.billed ?? '0.00')],
          ['Taken back', formatRupees(stats?.credited ?? '0.00')],
          ['Net', signedRupees(stats?.net ?? '0.00')],
        ]}
      />
      <search className={styles.filters}>
        <input
          type="search"
          aria-label="Search by number, customer, phone or #order"
          placeholder="Number, customer, phone or #order"
          maxLength={MAX_SEARCH}
          value={parameters.search}
          onChange={({ target }) => setQuery({ search: target.value, page: '1' }, 'replace')}
        />
        <select aria-label="Paper" value={filter.kind} onChange={({ target }) => setQuery({ kind: target.value, page: '1' })}>
          <option value="">Bills and credit notes</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind].many}
            </option>
          ))}
        </select>
        <label className={own.month}>
          Month
          <input
            type="month"
            value={filter.month}
            max="9999-12"
            onChange={({ target }) => setQuery({ month: target.value, page: '1' })}
          />
        </label>
      </search>
      <ResultCount page={shown} nouns={['paper', 'papers']} />
      <ListState
        state={state}
        many="bills"
        hasRows={shown.total > 0 || queryOf(filter) !== ''}
        hasMatches={shown.total > 0}
        onClear={() => setQuery(SHOWN_AT_FIRST)}
      />
      {shown.total > 0 && (
        <BillsTable bills={shown.rows} selection={selection} onView={({ number }) => open(number)} onNear={loadDetails} />
      )}
      <Pagination {...shown} onPage={(next) => setQuery({ page: String(next) })} />
      {isMissing && (
        <p role="alert" className="notice">
          There is no paper {openNumber}.
        </p>
      )}
      {BillsBar && selection.rows.length > 0 && <BillsBar bills={selection.rows} onClear={selection.clear} />}
      {BillDetails && bill && <BillDetails key={bill.number} bill={bill} onOpen={open} onClose={close} />}
    </Screen>
  )
}

const signedRupees = (amount: string) => (amount.startsWith('-') ? `−${formatRupees(amount.slice(1))}` : formatRupees(amount))

/** What the URL asks for; what cannot be read is left out. */
const billFilterIn = ({ search, month, kind, customer }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
  kind: KINDS.find((each) => each === kind) ?? '',
  customer: /^[1-9]\d{0,8}$/.test(customer) ? customer : '',
})
