import { formatDateTime } from '~/formats/dates'
import { mailLink } from '~/formats/mail'
import { chatLink, chatNumber } from '~/formats/whatsapp'
import type { Contact } from '~/schemas/contacts'
import Dialog from '../../ui/Dialog'
import styles from './ContactDetails.module.css'

interface Props {
  contact: Contact
  /** The company's name. */
  company: string
  onClose: () => void
}

/** One contact in full, with links to answer it. */
export default function ContactDetails({ contact, company, onClose }: Props) {
  const { name, email, phone, subject, message, createdAt } = contact
  const number = phone ? chatNumber(phone) : undefined
  return (
    <Dialog title={subject} onClose={onClose}>
      <address className={styles.from}>
        <strong>{name}</strong>
        <span>{email}</span>
        {phone && <span>{phone}</span>}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </address>
      <p className={styles.message}>{message}</p>
      <div className="actions">
        <a className="button" href={mailLink(email, { subject: `Re: ${subject}` })}>
          Reply via Email
        </a>
        {number && (
          <a
            className="button outline"
            href={chatLink(number, `Hello ${name}, about your message to ${company}: `)}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
          </a>
        )}
      </div>
    </Dialog>
  )
}
