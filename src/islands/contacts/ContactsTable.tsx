import { contactKind, shortened } from '~/domain/contacts/contacts'
import type { Contact } from '~/domain/contacts/schema'
import { formatDate } from '~/domain/dates'
import EmailText from '../ui/EmailText'
import IconButton from '../ui/IconButton'
import styles from '../ui/List.module.css'
import Table, { type Column } from '../ui/Table'
import own from './ContactsTable.module.css'

const MAX_MESSAGE_SHOWN = 100

interface Props {
  contacts: readonly Contact[]
  onView: (contact: Contact) => void
}

/** The contacts. */
export default function ContactsTable({ contacts, onView }: Props) {
  const columns: Column<Contact>[] = [
    { heading: 'From', isRowHeading: true, className: own.from, cell: (contact) => <Sender contact={contact} /> },
    { heading: 'Subject', className: own.subject, cell: (contact) => <Subject contact={contact} /> },
    { heading: 'Date', className: `${styles.date} ${own.date}`, cell: ({ createdAt }) => formatDate(createdAt) },
    { heading: 'Message', cell: ({ message }) => shortened(message, MAX_MESSAGE_SHOWN) },
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
    <span className={styles.stacked}>
      <span>{name}</span>
      <span>
        <EmailText>{email}</EmailText>
      </span>
      {phone && <span>{phone}</span>}
    </span>
  )
}

function Subject({ contact }: { contact: Contact }) {
  const { subject, answeredAt } = contact
  const isOrder = contactKind(contact) === 'order'
  return (
    <>
      {subject} {isOrder && <span className="badge">order</span>}
      {answeredAt && (
        <span className="badge" data-tone="good">
          answered {formatDate(answeredAt)}
        </span>
      )}
    </>
  )
}
