import { indianNumber } from '~/domain/indian-numbers'
import { MAX_SEARCH } from '~/domain/paging'
import { contactPage, openContact } from '~/stores/contacts'
import Empty from '../ui/Empty'
import ExportButton from '../ui/ExportButton'
import styles from '../ui/List.module.css'
import { useOpenRow, usePagedRows } from '../ui/list-page'
import Notice from '../ui/Notice'
import PagedList from '../ui/PagedList'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Stats from '../ui/Stats'
import ContactDetails from './ContactDetails'
import ContactsTable from './ContactsTable'
import { CONTACT_VIEW_NAMES, CONTACT_VIEWS, type ContactView, contactView, countIn } from './contact-views'

const SHOWN_AT_FIRST = { search: '', kind: '', answered: '', page: '1' }
const SHOWN_OF_ALL = { ...SHOWN_AT_FIRST, ...CONTACT_VIEWS.all.query }

/** Contact management. An island, because it searches as you type in a list that needs the session. */
export default function Contacts({ company }: { company: string }) {
  const list = usePagedRows(contactPage, SHOWN_AT_FIRST, contactFilterIn)
  const { parameters, filter, state, page, seen, shown, narrow } = list
  const [openId, open, close] = useOpenDialog('contact')
  const { row: opened, isMissing } = useOpenRow(openContact, openId, shown.rows, seen)
  const view = contactView(parameters)
  const stats = page?.stats
  const count = (each: ContactView) => (stats ? countIn(stats.counts, each) : 0)
  const isAllAnswered = state === 'ready' && count('all') > 0 && view === 'open' && parameters.search === '' && shown.total === 0
  const showAll = () => narrow(SHOWN_OF_ALL)

  return (
    <Screen title="Contact Management" actions={<ExportButton path="/api/contacts.csv" filter={filter} />}>
      <Stats
        label="Contacts at a glance"
        list={list.figures}
        stats={[
          ['Total Contacts', stats?.total ?? 0],
          ["Today's Contacts", stats?.today ?? 0],
          ['Recent (48h)', stats?.recent ?? 0],
        ]}
      />
      <ContactFilters search={parameters.search} view={view} count={count} onNarrow={narrow} />
      <PagedList
        list={{ ...list, showAll }}
        many="contacts"
        nouns={['contact', 'contacts']}
        hasRows={count('all') > 0}
        noMatch={isAllAnswered && <NoneOpen onShowAll={showAll} />}
        onRetry={contactPage.refresh}
      >
        <ContactsTable contacts={shown.rows} onView={({ id }) => open(id)} />
      </PagedList>
      {isMissing && <Notice>There is no contact {openId}.</Notice>}
      {opened && <ContactDetails contact={opened} company={company} onClose={close} />}
    </Screen>
  )
}

interface Filters {
  search: string
  view: ContactView
  /** How many contacts a view has. */
  count: (view: ContactView) => number
  onNarrow: (changes: Partial<typeof SHOWN_AT_FIRST>, how?: 'replace') => void
}

function ContactFilters({ search, view, count, onNarrow }: Filters) {
  return (
    <search className={styles.filters}>
      <select
        aria-label="Show"
        value={view}
        onChange={({ target }) => onNarrow(CONTACT_VIEWS[target.value as ContactView].query)}
      >
        {CONTACT_VIEW_NAMES.map((each) => (
          <option key={each} value={each}>
            {CONTACT_VIEWS[each].label} ({indianNumber(count(each))})
          </option>
        ))}
      </select>
      <SearchField
        label="Search by name, email or subject"
        value={search}
        onSearch={(typed) => onNarrow({ search: typed }, 'replace')}
      />
    </search>
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

/** What the URL asks for; what cannot be read is left out. */
const contactFilterIn = (parameters: typeof SHOWN_AT_FIRST) => ({
  search: parameters.search.slice(0, MAX_SEARCH),
  ...CONTACT_VIEWS[contactView(parameters)].filter,
})
