import { useState } from 'react'
import { complaintDue, complaintState } from '~/domain/contacts/complaints'
import type { Complaint as ComplaintRow, ComplaintState, Contact } from '~/domain/contacts/schema'
import { formatDate, formatDateTime } from '~/domain/dates'
import { MAX_MESSAGE } from '~/domain/text-limits'
import { operatorMay } from '~/stores/account/own-role'
import { noteComplaint } from '~/stores/contacts'
import { showError, showToast } from '~/stores/toasts'
import Field from '../ui/Field'
import styles from './ContactDetails.module.css'

const DONE = { received: 'open again', acknowledged: 'acknowledged', settled: 'settled' } as const

/** The next step of a complaint and its deadline. */
function dueIn(contact: Contact) {
  const due = complaintDue(contact)
  if (!due) return undefined
  const isOverdue = due.at < new Date().toISOString()
  const when = due.what === 'settle' ? formatDate(due.at) : formatDateTime(due.at)
  return { words: `${due.what} by ${when}${isOverdue ? ', overdue' : ''}`, isOverdue }
}

/** The number and the next step of a complaint, in the list. */
export function ComplaintBadge({ contact }: { contact: Contact }) {
  const { complaint } = contact
  if (!complaint) return null
  const { words, isOverdue } = dueIn(contact) ?? { words: `settled ${formatDate(complaint.settledAt ?? '')}`, isOverdue: false }
  return (
    <>
      <span className="badge">{complaint.number}</span>{' '}
      <span className="badge" data-tone={isOverdue ? 'no' : complaint.settledAt ? 'ok' : 'wait'}>
        {words}
      </span>
    </>
  )
}

/** The state of a complaint and the answer for its sender; each change can be undone. */
export default function Complaint({ contact, complaint }: { contact: Contact; complaint: ComplaintRow }) {
  const { number, orderId, acknowledgedAt, acknowledgedBy, settledAt, settledBy } = complaint
  const [answer, setAnswer] = useState(complaint.answer ?? '')
  const state = complaintState(complaint)
  const due = dueIn(contact)

  async function note(next: ComplaintState) {
    const before = { state, answer: complaint.answer ?? '' }
    try {
      await noteComplaint(contact.id, { state: next, answer })
      const undo = () => void noteComplaint(contact.id, before).catch(() => showError(`${number} stays ${DONE[next]}.`))
      showToast(`${number} is ${DONE[next]}`, 'Its sender reads so on the page of the complaint.', { label: 'Undo', run: undo })
    } catch {
      showError(`This could not be noted of ${number}.`)
    }
  }

  return (
    <>
      <p className={`row ${styles.state}`}>
        <strong>{number}</strong>
        {orderId !== undefined && <a href={`/admin-orders?order=${orderId}`}>names order {orderId}</a>}
        {due && <span className={due.isOverdue ? 'error' : undefined}>{due.words}</span>}
        {acknowledgedAt && (
          <span>
            acknowledged {formatDateTime(acknowledgedAt)} ({acknowledgedBy})
          </span>
        )}
        {settledAt && (
          <span>
            settled {formatDateTime(settledAt)} ({settledBy})
          </span>
        )}
      </p>
      {operatorMay('change') ? (
        <>
          <Field
            label="Our answer, for its sender"
            name="answer"
            isLong
            maxLength={MAX_MESSAGE}
            value={answer}
            onChange={({ target }) => setAnswer(target.value)}
          />
          <div className={`actions ${styles.state}`}>
            {state === 'received' && (
              <button type="button" onClick={() => note('acknowledged')}>
                Acknowledge
              </button>
            )}
            {state !== 'settled' && (
              <button type="button" className={state === 'received' ? 'outline' : undefined} onClick={() => note('settled')}>
                Settle
              </button>
            )}
            {state !== 'received' && (
              <button type="button" className="outline" onClick={() => note(state === 'settled' ? 'acknowledged' : 'received')}>
                Not {state} after all
              </button>
            )}
          </div>
        </>
      ) : (
        complaint.answer && <p className={styles.message}>{complaint.answer}</p>
      )}
    </>
  )
}
