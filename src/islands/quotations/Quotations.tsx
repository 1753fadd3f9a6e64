import { formatDate } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { MAX_SEARCH } from '~/domain/paging'
import { shownPhone } from '~/domain/phones'
import { type LinkedQuotation, SHOWN_STATES } from '~/domain/quotations/schema'
import { operatorMay } from '~/stores/account/own-role'
import { openQuotation, quotationPage } from '~/stores/quotations/quotations'
import IconButton from '../ui/IconButton'
import styles from '../ui/List.module.css'
import { lazyPart } from '../ui/lazy-part'
import { useOpenRow, usePagedRows } from '../ui/list-page'
import Notice from '../ui/Notice'
import PagedList from '../ui/PagedList'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Stats from '../ui/Stats'
import Table, { type Column } from '../ui/Table'
import own from './Quotations.module.css'
import StateChip, { STATE_WORDS } from './StateChip'

const QuotationDetails = lazyPart(() => import('./QuotationDetails'))
const NewQuotation = lazyPart(() => import('./NewQuotation'))

const SHOWN_AT_FIRST = { search: '', state: '', page: '1' }
const NEW = 'new'

/** Quotations, newest first. An island, because its list is searched, polled and edited. */
export default function Quotations({ company }: { company: string }) {
  const list = usePagedRows(quotationPage, SHOWN_AT_FIRST, quotationFilterIn)
  const { filter, page, seen, shown, narrow } = list
  const [named, open, close] = useOpenDialog('quotation')
  const isNew = named.startsWith(NEW)
  const { row: quotation, isMissing } = useOpenRow(openQuotation, isNew ? '' : named, shown.rows, seen)
  const stats = page?.stats
  return (
    <Screen
      title="Quotations"
      beside={
        <Stats
          label="Quotations at a glance"
          state={list.statsState}
          isText
          isTight
          stats={[
            ['Open', stats?.open ?? 0],
            ['Accepted', stats?.accepted ?? 0],
            ['Offered', formatRupees(stats?.offered ?? '0.00')],
          ]}
        />
      }
      actions={
        operatorMay('change') && (
          <button type="button" onPointerEnter={NewQuotation.prefetch} onClick={() => open(NEW)}>
            New quotation
          </button>
        )
      }
    >
      <search className={`row ${styles.filters}`}>
        <SearchField
          label="Search by number, customer or phone"
          placeholder="Number, customer or phone"
          value={list.parameters.search}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
        <select aria-label="State" value={filter.state} onChange={({ target }) => narrow({ state: target.value })}>
          <option value="">All states</option>
          {SHOWN_STATES.map((state) => (
            <option key={state} value={state}>
              {STATE_WORDS[state]} ({stats?.[state] ?? 0})
            </option>
          ))}
        </select>
      </search>
      <PagedList list={list} many="quotations" nouns={['quotation', 'quotations']} onRetry={quotationPage.refresh}>
        <QuotationsTable quotations={shown.rows} onView={({ id }) => open(id)} />
      </PagedList>
      {isMissing && !isNew && <Notice>There is no quotation {named}.</Notice>}
      {quotation && <QuotationDetails key={quotation.id} quotation={quotation} company={company} onClose={close} />}
      {isNew && <NewQuotation contactId={named.slice(NEW.length + 1)} onMade={({ id }) => open(id)} onClose={close} />}
    </Screen>
  )
}

/** The filter in the URL; invalid values are left out. */
const quotationFilterIn = ({ search, state }: typeof SHOWN_AT_FIRST) => ({
  search: search.slice(0, MAX_SEARCH),
  state: SHOWN_STATES.find((each) => each === state) ?? '',
})

interface TableProps {
  quotations: readonly LinkedQuotation[]
  onView: (quotation: LinkedQuotation) => void
}

function QuotationsTable({ quotations, onView }: TableProps) {
  const columns: Column<LinkedQuotation>[] = [
    { heading: 'Number', isRowHeading: true, className: own.number, cell: (row) => <Title quotation={row} /> },
    {
      heading: 'Customer',
      cell: ({ customerName, customerPhone }) => (
        <span className={styles.twoLines}>
          <span>{customerName}</span>
          <span>{shownPhone(customerPhone)}</span>
        </span>
      ),
    },
    {
      heading: 'Amount',
      className: `${styles.amount} ${own.amount}`,
      cell: ({ totalAmount, validUntil }) => (
        <span className={styles.twoLines}>
          <span>{formatRupees(totalAmount)}</span>
          <span>until {formatDate(validUntil)}</span>
        </span>
      ),
    },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: styles.view,
      cell: (row) => <IconButton action="View" label={`View ${row.number}`} onClick={() => onView(row)} />,
    },
  ]
  return (
    <Table
      columns={columns}
      rows={quotations}
      className={`${styles.table} ${styles.pairs}`}
      onPointerEnter={QuotationDetails.prefetch}
    />
  )
}

function Title({ quotation }: { quotation: LinkedQuotation }) {
  return (
    <span className={styles.twoLines}>
      <span>{quotation.number}</span>
      <span>
        <StateChip quotation={quotation} />
      </span>
    </span>
  )
}
