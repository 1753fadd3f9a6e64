import { formatDate } from '~/formats/dates'
import { shortened } from '~/rules/contacts'
import type { Contact } from '~/schemas/contacts'
import IconButton from '../../ui/IconButton'
import styles from '../List.module.css'

const MOST_OF_A_MESSAGE = 100

/** The enquiries, a row each; on a phone a card each. */
export default function ContactsTable({
  contacts,
  onView,
}: {
  contacts: readonly Contact[]
  onView: (contact: Contact) => void
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">From</th>
          <th scope="col">Subject</th>
          <th scope="col" className={styles.date}>
            Date
          </th>
          <th scope="col">Message</th>
          <th scope="col" className={styles.view}>
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {contacts.map((contact) => (
          <tr key={contact.id}>
            <th scope="row" className={styles.whole}>
              <span className={styles.stacked}>
                <span>{contact.name}</span>
                <span>{contact.email}</span>
                {contact.phone && <span>{contact.phone}</span>}
              </span>
            </th>
            <td>{contact.subject}</td>
            <td className={styles.date}>{formatDate(contact.createdAt)}</td>
            <td className={styles.whole}>{shortened(contact.message, MOST_OF_A_MESSAGE)}</td>
            <td className={styles.view}>
              <IconButton act="View" label={`View message of ${contact.name}`} onClick={() => onView(contact)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
