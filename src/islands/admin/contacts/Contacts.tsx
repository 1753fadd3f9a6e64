import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import { indianNumber } from '~/formats/indian-numbers'
import Pagination from '~/islands/admin/Pagination'
import { useOpenDialog, useQueryParameters } from '~/islands/admin/query-parameters'
import ResultCount from '~/islands/admin/ResultCount'
import { contactStats, contactsOf } from '~/rules/contacts'
import { pageOf } from '~/rules/paging'
import { searchOf } from '~/rules/search'
import type { Contact } from '~/schemas/contacts'
import { $contacts, refreshContacts } from '~/stores/contacts'
import Empty from '../../ui/Empty'
import { download } from '../download'
import styles from '../List.module.css'
import ListState from '../ListState'
import Screen from '../Screen'
import Stats from '../Stats'
import ContactDetails from './ContactDetails'
import ContactsTable from './ContactsTable'
import { CONTACT_VIEW_NAMES, CONTACT_VIEWS, type ContactView, contactsIn, contactView } from './contact-views'

const PAGE_SIZE = 50
const SHOWN_AT_FIRST = { search: '', kind: '', answered: '', page: '1' }
const SHOWN_OF_ALL = { ...SHOWN_AT_FIRST, ...CONTACT_VIEWS.all.query }

const searchContacts = searchOf<Contact>(({ name, email, subject }) => [name, email, subject])

/** Contact management. An island, because it searches as you type in a list that needs the session. */
export default function Contacts({ company }: { company: string }) {
  const list = useStore($contacts)
  const { state, rows } = list
  const [{ search, kind, answered, page }, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const [openId, open, close] = useOpenDialog('contact')
  const view = contactView({ kind, answered })
  const stats = useMemo(() => contactStats(contactsOf(rows, { kind: 'enquiry', answered: '' }), new Date()), [rows])
  const wanted = useMemo(() => searchContacts(contactsIn(rows, view), search), [rows, search, view])
  const shown = pageOf(wanted, page, PAGE_SIZE)
  const opened = openId && rows.find(({ id }) => String(id) === openId)
  const isAllAnswered = state === 'ready' && rows.length > 0 && view === 'open' && search === '' && wanted.length === 0
  const showAll = () => setQuery(SHOWN_OF_ALL)

  return (
    <Screen
      title="Contact Management"
      actions={
        <button
          type="button"
          className="outline"
          onClick={() => download(`/api/contacts.csv?${new URLSearchParams({ search, ...CONTACT_VIEWS[view].filter })}`)}
        >
          Export CSV
        </button>
      }
    >
      <Stats
        label="Contacts at a glance"
        list={list}
        stats={[
          ['Total Contacts', stats.total],
          ["Today's Contacts", stats.today],
          ['Recent (48h)', stats.recent],
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
              {CONTACT_VIEWS[each].label} ({indianNumber(contactsIn(rows, each).length)})
            </option>
          ))}
        </select>
        <input
          type="search"
          aria-label="Search by name, email or subject"
          placeholder="Search by name, email or subject"
          value={search}
          onChange={({ target }) => setQuery({ search: target.value, page: '1' }, 'replace')}
        />
      </search>
      <ResultCount page={shown} nouns={['contact', 'contacts']} />
      {isAllAnswered && <NoneOpen onShowAll={showAll} />}
      <ListState
        state={state}
        many="contacts"
        hasRows={rows.length > 0}
        hasMatches={shown.total > 0 || isAllAnswered}
        onRetry={refreshContacts}
        onClear={showAll}
      />
      {shown.total > 0 && <ContactsTable contacts={shown.rows} onView={({ id }) => open(id)} />}
      <Pagination {...shown} onPage={(next) => setQuery({ page: String(next) })} />
      {openId && !opened && state === 'ready' && (
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
