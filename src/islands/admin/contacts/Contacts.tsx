import { indianNumber } from '~/formats/indian-numbers'
import Pagination from '~/islands/admin/Pagination'
import { useOpenDialog, useQueryParameters } from '~/islands/admin/query-parameters'
import ResultCount from '~/islands/admin/ResultCount'
import { MAX_SEARCH, pageNumber } from '~/rules/paging'
import type { Contact } from '~/schemas/contacts'
import { contactPage, openContact } from '~/stores/contacts'
import Empty from '../../ui/Empty'
import { download } from '../download'
import styles from '../List.module.css'
import ListState from '../ListState'
import { queryOf, useListPage, useOpenRow } from '../list-page'
import Screen from '../Screen'
import Stats from '../Stats'
import ContactDetails from './ContactDetails'
import ContactsTable from './ContactsTable'
import { CONTACT_VIEW_NAMES, CONTACT_VIEWS, type ContactView, contactView, countIn } from './contact-views'

const SHOWN_AT_FIRST = { search: '', kind: '', answered: '', page: '1' }
const SHOWN_OF_ALL = { ...SHOWN_AT_FIRST, ...CONTACT_VIEWS.all.query }

const NONE: readonly Contact[] = []
const NO_PAGE = { rows: NONE, page: 1, pages: 1, first: 0, last: 0, total: 0 }

/** Contact management. An island, because it searches as you type in a list that needs the session. */
export default function Contacts({ company }: { company: string }) {
  const [parameters, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const view = contactView(parameters)
  const filter = { search: parameters.search.slice(0, MAX_SEARCH), ...CONTACT_VIEWS[view].filter }
  const { state, page, seen } = useListPage(contactPage, { ...filter, page: pageNumber(parameters.page) })
  const [openId, open, close] = useOpenDialog('contact')
  const shown = page ?? NO_PAGE
  const stats = page?.stats
  const { row: opened, isMissing } = useOpenRow(openContact, openId, shown.rows, seen)
  const count = (each: ContactView) => (stats ? countIn(stats.counts, each) : 0)
  const isAllAnswered = state === 'ready' && count('all') > 0 && view === 'open' && parameters.search === '' && shown.total === 0
  const showAll = () => setQuery(SHOWN_OF_ALL)

  return (
    <Screen
      title="Contact Management"
      actions={
        <button type="button" className="outline" onClick={() => download(`/api/contacts.csv?${queryOf(filter)}`)}>
          Export CSV
        </button>
      }
    >
      <Stats
        label="Contacts at a glance"
        list={{ state: page ? 'ready' : state, rows: NONE }}
        stats={[
          ['Total Contacts', stats?.total ?? 0],
          ["Today's Contacts", stats?.today ?? 0],
          ['Recent (48h)', stats?.recent ?? 0],
        ]}
      />
      <search className={styles.filters}>
        <select
          aria-label="Show"
          value={view}
          onChange={({ target }) => setQuery({ ...CONTACT_VIEWS[target.value as ContactView].query, page: '1' })}
        >
          {CONTACT_VIEW_NAMES.map((each) => (
            <option key={each} value={each}>
              {CONTACT_VIEWS[each].label} ({indianNumber(count(each))})
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label="Search by name, email or subject"
          placeholder="Search by name, email or subject"
          maxLength={MAX_SEARCH}
          value={parameters.search}
          onChange={({ target }) => setQuery({ search: target.value, page: '1' }, 'replace')}
        />
      </search>
      <ResultCount page={shown} nouns={['contact', 'contacts']} />
      {isAllAnswered && <NoneOpen onShowAll={showAll} />}
      <ListState
        state={state}
        many="contacts"
        hasRows={count('all') > 0}
        hasMatches={shown.total > 0 || isAllAnswered}
        onRetry={contactPage.refresh}
        onClear={showAll}
      />
      {shown.total > 0 && <ContactsTable contacts={shown.rows} onView={({ id }) => open(id)} />}
      <Pagination {...shown} onPage={(next) => setQuery({ page: String(next) })} />
      {isMissing && (
        <p role="alert" className="notice">
          There is no contact {openId}.
        </p>
      )}
      {opened && <ContactDetails contact={opened} company={company} onClose={close} />}
    </Screen>
  )
}

function NoneOpen({ onShowAll }: { onShowAll: () => void }) {
  return (
    <Empty drawing="messages">
      <p>No enquiry waits for an answer.</p>
      <button type="button" className="outline" onClick={onShowAll}>
        Show all
      </button>
    </Empty>
  )
}
