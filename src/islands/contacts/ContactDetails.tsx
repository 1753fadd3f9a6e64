import { customerWords } from '~/content/customer-words'
import { contactKind } from '~/domain/contacts/contacts'
import type { AnswerChannel, Contact } from '~/domain/contacts/schema'
import { formatDateTime } from '~/domain/dates'
import { mailLink } from '~/domain/mail'
import { callLink } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { languages } from '~/languages'
import Dialog from '../ui/Dialog'
import styles from './ContactDetails.module.css'
import { CHANNEL_WORDS, markAnswered, takeAnswerBack } from './mark-answered'

interface Props {
  contact: Contact
  /** The company's name. */
  company: string
  onClose: () => void
}

/** One contact in full, with links to answer it. */
export default function ContactDetails({ contact, company, onClose }: Props) {
  const { name, email, phone, subject, message, createdAt, language } = contact
  return (
    <Dialog title={subject} onClose={onClose}>
      <address className={styles.from}>
        <strong>{name}</strong>
        <span>{email}</span>
        {phone && <span>{phone}</span>}
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {language && <span>Written in {languages[language].english}</span>}
      </address>
      <p className={styles.message}>{message}</p>
      {contactKind(contact) === 'order' ? (
        <p>
          This message came with an order. <a href={`/admin-orders?search=${encodeURIComponent(email)}`}>Orders of {name}</a>
        </p>
      ) : (
        <AnswerState contact={contact} />
      )}
      <AnswerLinks contact={contact} company={company} />
    </Dialog>
  )
}

function AnswerState({ contact: { id, answeredAt, answeredBy, answeredHow } }: { contact: Contact }) {
  if (!answeredAt || !answeredHow) return <p className={styles.state}>Waits for an answer.</p>
  return (
    <p className={styles.state}>
      <span>
        Answered {CHANNEL_WORDS[answeredHow]}, <time dateTime={answeredAt}>{formatDateTime(answeredAt)}</time>
        {answeredBy && ` (${answeredBy})`}
      </span>
      <button type="button" className="outline" onClick={() => takeAnswerBack(id)}>
        Not answered after all
      </button>
    </p>
  )
}

function AnswerLinks({ contact, company }: Pick<Props, 'contact' | 'company'>) {
  const { name, email, phone, subject, answeredAt, language = 'en' } = contact
  const number = phone ? chatNumber(phone) : undefined
  const phoneLink = phone ? callLink(phone) : undefined
  const isOpen = contactKind(contact) === 'enquiry' && !answeredAt
  const answers = (how: AnswerChannel) => () => isOpen && void markAnswered(contact, how)
  return (
    <div className="actions">
      <a className="button" href={mailLink(email, { subject: `Re: ${subject}` })} onClick={answers('mail')}>
        Reply via Email
      </a>
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
      {phoneLink && (
        <a className="button outline" href={phoneLink} onClick={answers('call')}>
          Call
        </a>
      )}
    </div>
  )
}
