import { customerWords } from '~/content/customer-words'
import { contactKind, type KeptContacts, shortened } from '~/domain/contacts/contacts'
import type { AnswerChannel, Contact, ContactCounts } from '~/domain/contacts/schema'
import { formatDate, formatDateTime } from '~/domain/dates'
import { indianNumber } from '~/domain/indian-numbers'
import { mailLink } from '~/domain/mail'
import { MAX_SEARCH } from '~/domain/paging'
import { callLink, shownPhone } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { languages } from '~/languages'
import { operatorMay } from '~/stores/account/own-role'
import { answerContact, contactPage, openContact } from '~/stores/contacts'
import { showError, showToast } from '~/stores/toasts'
import Dialog from '../ui/Dialog'
import EmailText from '../ui/EmailText'
import Empty from '../ui/Empty'
import ExportButton from '../ui/ExportButton'
import IconButton from '../ui/IconButton'
import styles from '../ui/List.module.css'
import { useOpenRow, usePagedRows } from '../ui/list-page'
import Notice from '../ui/Notice'
import PagedList from '../ui/PagedList'
import { useOpenDialog } from '../ui/query-parameters'
import Screen from '../ui/Screen'
import SearchField from '../ui/SearchField'
import Stats from '../ui/Stats'
import Table, { type Column } from '../ui/Table'
import Complaint, { ComplaintBadge } from './Complaint'
import contactDetailsStyles from './ContactDetails.module.css'
import own from './ContactsTable.module.css'

const CHANNEL_WORDS: Record<AnswerChannel, string> = { mail: 'by e-mail', whatsapp: 'on WhatsApp', call: 'by phone' }

/** Marks an enquiry as answered, with a toast to undo it. */
async function markAnswered({ id, name }: Contact, how: AnswerChannel) {
  try {
    await answerContact(id, how)
    const undo = { label: 'Undo', run: () => void takeAnswerBack(id) }
    showToast('Marked as answered', `The enquiry of ${name} was answered ${CHANNEL_WORDS[how]}.`, undo)
  } catch {
    showError('This enquiry could not be marked as answered.')
  }
}

async function takeAnswerBack(id: number) {
  try {
    await answerContact(id, null)
    showToast('Open again', 'This enquiry waits for an answer.')
  } catch {
    showError('This enquiry is still marked as answered.')
  }
}

/** The views of the contact screen: their filters and query parameters. */
const CONTACT_VIEWS = {
  open: { label: 'Open enquiries', filter: { kind: 'enquiry', answered: 'no' }, query: { kind: '', answered: '' } },
  answered: { label: 'Answered enquiries', filter: { kind: 'enquiry', answered: 'yes' }, query: { kind: '', answered: 'yes' } },
  orders: { label: 'Messages of orders', filter: { kind: 'order', answered: '' }, query: { kind: 'order', answered: '' } },
  complaints: { label: 'Complaints', filter: { kind: 'complaint', answered: 'no' }, query: { kind: 'complaint', answered: '' } },
  settled: {
    label: 'Settled complaints',
    filter: { kind: 'complaint', answered: 'yes' },
    query: { kind: 'complaint', answered: 'yes' },
  },
  all: { label: 'All', filter: { kind: '', answered: '' }, query: { kind: 'all', answered: '' } },
} as const satisfies Record<string, { label: string; filter: KeptContacts; query: object }>

type ContactView = keyof typeof CONTACT_VIEWS

const CONTACT_VIEW_NAMES = Object.keys(CONTACT_VIEWS) as ContactView[]

/** The view of the query parameters `kind` and `answered`; by default the open enquiries. */
function contactView({ kind, answered }: { kind: string; answered: string }): ContactView {
  if (kind === 'all') return 'all'
  if (kind === 'order') return 'orders'
  if (kind === 'complaint') return answered === 'yes' ? 'settled' : 'complaints'
  return answered === 'yes' ? 'answered' : 'open'
}

/** Number of contacts in a view. */
function countIn({ enquiry, order, complaint }: ContactCounts, view: ContactView): number {
  const { open, answered } = enquiry
  const [orders, complaints, settled] = [order.open + order.answered, complaint.open, complaint.answered]
  const counts = { open, answered, orders, complaints, settled, all: open + answered + orders + complaints + settled }
  return counts[view]
}

const SHOWN_AT_FIRST = { search: '', kind: '', answered: '', page: '1' }
const SHOWN_OF_ALL = { ...SHOWN_AT_FIRST, ...CONTACT_VIEWS.all.query }

/** Contact management. An island, because it searches while typing in a list that needs the session. */
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
    <Screen
      title="Contact Management"
      beside={
        <Stats
          label="Contacts at a glance"
          state={list.statsState}
          isText
          stats={[
            ['Total Contacts', stats?.total ?? 0],
            ["Today's Contacts", stats?.today ?? 0],
            ['Recent (48h)', stats?.recent ?? 0],
          ]}
        />
      }
      more={<ExportButton path="/api/contacts.csv" filter={filter} />}
    >
      <ContactFilters search={parameters.search} view={view} count={count} onNarrow={narrow} />
      <PagedList
        list={{ ...list, showAll }}
        many="contacts"
        drawing="messages"
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
  /** Number of contacts in a view. */
  count: (view: ContactView) => number
  onNarrow: (changes: Partial<typeof SHOWN_AT_FIRST>, how?: 'replace') => void
}

function ContactFilters({ search, view, count, onNarrow }: Filters) {
  return (
    <search className={`row ${styles.filters}`}>
      <SearchField
        label="Search by name, email or subject"
        value={search}
        onSearch={(typed) => onNarrow({ search: typed }, 'replace')}
      />
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

/** The filter in the URL; invalid values are left out. */
const contactFilterIn = (parameters: typeof SHOWN_AT_FIRST) => ({
  search: parameters.search.slice(0, MAX_SEARCH),
  ...CONTACT_VIEWS[contactView(parameters)].filter,
})

interface Props {
  contact: Contact
  /** The company's name. */
  company: string
  onClose: () => void
}

/** One contact in full, with links to answer it. */
function ContactDetails({ contact, company, onClose }: Props) {
  const { name, email, phone, subject, message, createdAt, language, complaint } = contact
  return (
    <Dialog title={subject} onClose={onClose}>
      <address>
        <strong>{name}</strong>
        {email && <span>{email}</span>}
        {phone && <span>{shownPhone(phone)}</span>}
        <time className="muted" dateTime={createdAt}>
          {formatDateTime(createdAt)}
        </time>
        {language && <span>Written in {languages[language].english}</span>}
      </address>
      <p className={contactDetailsStyles.message}>{message}</p>
      {contactKind(contact) === 'order' ? (
        <p>
          This message came with an order.{' '}
          <a href={`/admin-orders?search=${encodeURIComponent(email || name)}`}>Orders of {name}</a>
        </p>
      ) : complaint ? (
        <Complaint key={JSON.stringify(complaint)} contact={contact} complaint={complaint} />
      ) : (
        <AnswerState contact={contact} />
      )}
      <AnswerLinks contact={contact} company={company} />
    </Dialog>
  )
}

function AnswerState({ contact: { id, answeredAt, answeredBy, answeredHow } }: { contact: Contact }) {
  if (!answeredAt || !answeredHow) return <p className={`row ${contactDetailsStyles.state}`}>Waits for an answer.</p>
  return (
    <p className={`row ${contactDetailsStyles.state}`}>
      <span>
        Answered {CHANNEL_WORDS[answeredHow]}, <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>
        {answeredBy && ` (${answeredBy})`}
      </span>
      {operatorMay('change') && (
        <button type="button" className="outline" onClick={() => takeAnswerBack(id)}>
          Not answered after all
        </button>
      )}
    </p>
  )
}

function AnswerLinks({ contact, company }: Pick<Props, 'contact' | 'company'>) {
  const { name, email, phone, subject, answeredAt, language = 'en' } = contact
  const number = phone ? chatNumber(phone) : undefined
  const phoneLink = phone ? callLink(phone) : undefined
  const isOpen = contactKind(contact) === 'enquiry' && !answeredAt && operatorMay('change')
  const answers = (how: AnswerChannel) => () => isOpen && void markAnswered(contact, how)
  return (
    <div className="actions">
      {email && (
        <a
          className={isOpen ? 'button' : 'button outline'}
          href={mailLink(email, { subject: `Re: ${subject}` })}
          onClick={answers('mail')}
        >
          Reply via Email
        </a>
      )}
      {number && (
        <a
          className="button outline"
          href={chatLink(number, customerWords[language].customers.message(name, company))}
          target="_blank"
          rel="noreferrer"
          onClick={answers('whatsapp')}
        >
          WhatsApp
        </a>
      )}
      {contactKind(contact) === 'enquiry' && operatorMay('change') && (
        <a className="button outline" href={`/admin-quotations?quotation=new-${contact.id}`}>
          New quotation
        </a>
      )}
      {phoneLink && (
        <a className="button outline" href={phoneLink} onClick={answers('call')}>
          Call
        </a>
      )}
    </div>
  )
}

const MAX_MESSAGE_SHOWN = 100

interface ContactsTableProps {
  contacts: readonly Contact[]
  onView: (contact: Contact) => void
}

/** The contacts. */
function ContactsTable({ contacts, onView }: ContactsTableProps) {
  const columns: Column<Contact>[] = [
    { heading: 'From', isRowHeading: true, className: own.from, cell: (contact) => <Sender contact={contact} /> },
    { heading: 'Subject', className: own.subject, cell: (contact) => <Subject contact={contact} /> },
    { heading: 'Date', className: `${styles.date} ${own.date}`, cell: ({ createdAt }) => formatDate(createdAt) },
    {
      heading: 'Message',
      className: own.message,
      cell: ({ message }) => <span className={styles.excerpt}>{shortened(message, MAX_MESSAGE_SHOWN)}</span>,
    },
    {
      heading: 'Actions',
      isHeadingHidden: true,
      className: `${styles.view} ${own.view}`,
      cell: (contact) => <IconButton action="View" label={`View message of ${contact.name}`} onClick={() => onView(contact)} />,
    },
  ]
  return <Table columns={columns} rows={contacts} className={`${styles.table} ${own.contacts}`} />
}

function Sender({ contact: { name, email, phone } }: { contact: Contact }) {
  return (
    <span className={styles.twoLines}>
      <span>{name}</span>
      {phone && <span>{shownPhone(phone)}</span>}
      {email && (
        <span>
          <EmailText>{email}</EmailText>
        </span>
      )}
    </span>
  )
}

function Subject({ contact }: { contact: Contact }) {
  const { subject, answeredAt } = contact
  const isOrder = contactKind(contact) === 'order'
  return (
    <>
      {subject} {isOrder && <span className="badge">order</span>}
      <ComplaintBadge contact={contact} />
      {answeredAt && (
        <span className="badge" data-tone="ok">
          answered {formatDate(answeredAt)}
        </span>
      )}
    </>
  )
}
