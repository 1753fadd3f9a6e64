import { useState } from 'react'
import { customerWords } from '~/content/customer-words'
import { localizedDay } from '~/content/localized-dates'
import { formatDate, formatDateTime, indianDay } from '~/domain/dates'
import { formatRupees } from '~/domain/money'
import { callLink, shownPhone } from '~/domain/phones'
import { shownState } from '~/domain/quotations/quotations'
import type { LinkedQuotation } from '~/domain/quotations/schema'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { languages } from '~/languages'
import { operatorMay } from '~/stores/account/own-role'
import { acceptQuotation, withdrawQuotation } from '~/stores/quotations/quotations'
import { showToast } from '~/stores/toasts'
import CopyLink from '../ui/CopyLink'
import Dialog from '../ui/Dialog'
import Notice from '../ui/Notice'
import { problemOf, UNREACHABLE } from '../ui/problems'
import styles from './Quotations.module.css'
import StateChip from './StateChip'

interface Props {
  quotation: LinkedQuotation
  /** The company's name. */
  company: string
  onClose: () => void
}

/** A quotation with its link, the buyer's answers, and what may be done with it. */
export default function QuotationDetails({ quotation, company, onClose }: Props) {
  const { customerName, customerPhone, address, language, date, by, notes, answers, orderId, validUntil } = quotation
  const link = location.origin + quotation.link
  const state = shownState(quotation, indianDay(new Date()))
  const number = chatNumber(customerPhone)
  const call = callLink(customerPhone)
  return (
    <Dialog title={quotation.number} onClose={onClose}>
      <p className="row">
        <StateChip quotation={quotation} />
        <span>
          {formatDate(date)}
          {by && ` (${by})`}, holds until {formatDate(validUntil)}
        </span>
      </p>
      <address>
        <strong>{customerName}</strong>
        <span>{shownPhone(customerPhone)}</span>
        <span>{address || 'The buyer gives the address when he accepts.'}</span>
        {language && <span>In {languages[language].english}</span>}
      </address>
      <Items quotation={quotation} />
      {notes && <p className={styles.text}>{notes}</p>}
      {answers.map(({ text, at }) => (
        <blockquote key={at}>
          <p className={styles.text} dir="auto">
            {text}
          </p>
          <small className="muted">The buyer, {formatDateTime(at)}</small>
        </blockquote>
      ))}
      {state !== 'withdrawn' && <CopyLink label="Link to the buyer’s page" link={link} />}
      <div className="actions">
        {number && state === 'open' && (
          <a className="button" target="_blank" rel="noreferrer" href={chatLink(number, messageOf(quotation, company, link))}>
            Send on WhatsApp
          </a>
        )}
        {call && (
          <a className="button outline" href={call}>
            Call
          </a>
        )}
        <a className="button outline" target="_blank" rel="noreferrer" href={quotation.link}>
          Open to print
        </a>
        {orderId !== null && (
          <a className="button outline" href={`/admin-orders?order=${orderId}`}>
            Order #{orderId}
          </a>
        )}
      </div>
      {state === 'open' && operatorMay('change') && <Decision quotation={quotation} />}
      {state === 'expired' && operatorMay('change') && <p>It can no longer be accepted. Please make a new one.</p>}
    </Dialog>
  )
}

function Items({ quotation: { items, deliveryCharge, totalAmount } }: { quotation: LinkedQuotation }) {
  return (
    <table className={styles.items}>
      <thead>
        <tr>
          <th scope="col">Feed</th>
          <th scope="col">Bags</th>
          <th scope="col">A bag</th>
          <th scope="col">Amount</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ productId, productName, quantity, unitPrice, totalPrice }) => (
          <tr key={`${productId} ${unitPrice}`}>
            <td>{productName}</td>
            <td>{quantity}</td>
            <td>{formatRupees(unitPrice)}</td>
            <td>{formatRupees(totalPrice)}</td>
          </tr>
        ))}
        {deliveryCharge !== '0.00' && (
          <tr>
            <td colSpan={3}>Delivery</td>
            <td>{formatRupees(deliveryCharge)}</td>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={3}>
            Total
          </th>
          <td>
            <strong>{formatRupees(totalAmount)}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Takes the quotation back, or accepts it as the buyer said on the phone. */
function Decision({ quotation: { id, number, address } }: { quotation: LinkedQuotation }) {
  const [failure, setFailure] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [isSure, setIsSure] = useState(false)

  async function decide(send: () => Promise<LinkedQuotation>, said: (made: LinkedQuotation) => string) {
    setIsSending(true)
    setFailure('')
    try {
      const made = await send()
      showToast('Saved', said(made))
    } catch (fault) {
      setFailure(problemOf(fault)?.detail ?? UNREACHABLE)
    }
    setIsSending(false)
  }

  const accept = () =>
    decide(
      () => acceptQuotation(id, ''),
      ({ orderId }) => `${number} is order #${orderId} now.`,
    )
  const withdraw = () =>
    isSure
      ? decide(
          () => withdrawQuotation(id),
          () => `${number} can no longer be accepted.`,
        )
      : setIsSure(true)
  return (
    <>
      <Notice>{failure}</Notice>
      <div className={`actions ${styles.decision}`}>
        {address !== '' && (
          <button type="button" className="outline" disabled={isSending} onClick={accept}>
            The buyer said yes
          </button>
        )}
        <button type="button" className="outline" disabled={isSending} onClick={withdraw} onBlur={() => setIsSure(false)}>
          {isSure ? 'Take it back for good?' : 'Take back'}
        </button>
      </div>
    </>
  )
}

/** The WhatsApp message with the link, in the buyer's language. */
function messageOf(
  { customerName, number, validUntil, language = 'en' }: LinkedQuotation,
  company: string,
  link: string,
): string {
  const { customers, dates } = customerWords[language]
  const day = localizedDay(`${validUntil}T12:00:00Z`, { dates })
  return [customers.quotation(customerName, company, number), customers.quotationPage(day, link)].join('\n')
}
