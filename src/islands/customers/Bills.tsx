import type { Bill } from '~/domain/customers/bills-schema'
import { formatRupees } from '~/domain/money'
import { MAX_SEARCH } from '~/domain/paging'
import { billPage } from '~/stores/bills'
import ExportButton from '../ui/ExportButton'
import styles from '../ui/List.module.css'
import { useLazy } from '../ui/lazy'
import { usePagedRows } from '../ui/list-page'
import Notice from '../ui/Notice'
import PagedList from '../ui/PagedList'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Stats from '../ui/Stats'
import { useSelection } from '../ui/selection'
import own from './Bills.module.css'
import BillsTable, { KIND_NAMES } from './BillsTable'
import OrdersToBill from './OrdersToBill'
import { useOpenBill } from './open-bill'

const loadDetails = () => import('./BillDetails')
const loadSelectionBar = () => import('./BillsBar')

const SHOWN_AT_FIRST = { search: '', month: '', kind: '', page: '1' }
const KINDS = Object.keys(KIND_NAMES) as Bill['kind'][]

/** The register of bills and credit notes. An island, because its list is searched, polled and printed from. */
export default function Bills() {
  const list = usePagedRows(billPage, SHOWN_AT_FIRST, billFilterIn)
  const { filter, page, shown, narrow } = list
  const [openNumber, open, close] = useOpenDialog('bill')
  const { bill, isMissing } = useOpenBill(openNumber, shown.rows)
  const selection = useSelection(shown.rows)
  const BillDetails = useLazy(loadDetails, openNumber !== '')
  const BillsBar = useLazy(loadSelectionBar, selection.rows.length > 0)
  const stats = page?.stats
  return (
    <Screen title="Bills" actions={<ExportButton path="/api/bills.csv" filter={filter} isDisabled={!page} />}>
      <Stats
        label="Bills at a glance"
        list={list.figures}
        stats={[
          ['Bills', stats?.bills ?? 0],
          ['Billed', formatRupees(stats?.billed ?? '0.00')],
          ['Taken back', formatRupees(stats?.credited ?? '0.00')],
          ['Net', signedRupees(stats?.net ?? '0.00')],
        ]}
      />
      <OrdersToBill />
      <search className={styles.filters}>
        <SearchField
          label="Search by number, customer, phone or #order"
          placeholder="Number, customer, phone or #order"
          value={list.parameters.search}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
        <select aria-label="Paper" value={filter.kind} onChange={({ target }) => narrow({ kind: target.value })}>
          <option value="">Bills and credit notes</option>
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {KIND_NAMES[kind].many}
            </option>
          ))}
        </select>
        <label className={own.month}>
          Month
          <input type="month" value={filter.month} max="9999-12" onChange={({ target }) => narrow({ month: target.value })} />
        </label>
      </search>
      <PagedList list={list} many="bills" nouns={['paper', 'papers']}>
        <BillsTable bills={shown.rows} selection={selection} onView={({ number }) => open(number)} onNear={loadDetails} />
      </PagedList>
      {isMissing && <Notice>There is no paper {openNumber}.</Notice>}
      {BillsBar && selection.rows.length > 0 && <BillsBar bills={selection.rows} onClear={selection.clear} />}
      {BillDetails && bill && <BillDetails key={bill.number} bill={bill} onOpen={open} onClose={close} />}
    </Screen>
  )
}

const signedRupees = (amount: string) => (amount.startsWith('-') ? `−${formatRupees(amount.slice(1))}` : formatRupees(amount))

/** What the URL asks for; what cannot be read is left out. */
const billFilterIn = ({ search, month, kind }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  month: /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : '',
  kind: KINDS.find((each) => each === kind) ?? '',
})
