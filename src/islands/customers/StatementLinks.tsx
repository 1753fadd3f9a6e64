import { createPortal } from 'react-dom'
import { balanceSentence, reminderMessage, statementMessage } from '~/content/account-messages'
import { accountWords } from '~/content/account-words'
import { localizedDay } from '~/content/localized-dates'
import type { SlipCompany } from '~/domain/account/company'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { statementOf } from '~/domain/customers/statements'
import { indianDay } from '~/domain/dates'
import type { DayRange } from '~/domain/day-ranges'
import { readablePhone } from '~/domain/phones'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { languages } from '~/languages'
import { download } from '../ui/download'
import { queryOf } from '../ui/list-page'
import Mark from '../ui/Mark'
import slip from '../ui/Slip.module.css'
import { placeOf } from './owing'
import StatementLines from './StatementLines'

interface Props {
  customer: CustomerDetails
  company: SlipCompany
  /** The days of the statement. */
  range: DayRange
}

/** Sends the statement to the customer in his language, and prints it. */
export default function StatementLinks({ customer, company, range }: Props) {
  const number = chatNumber(customer.phone)
  const chat = (text: string) => chatLink(number ?? '', text)
  return (
    <div className="actions">
      {number && customer.owesSince !== null && (
        <a className="button outline" href={chat(reminderMessage(customer, company.name))} target="_blank" rel="noreferrer">
          Remind on WhatsApp
        </a>
      )}
      {number && (
        <a className="button outline" href={chat(statementMessage(customer, company.name))} target="_blank" rel="noreferrer">
          Send statement on WhatsApp
        </a>
      )}
      <button type="button" className="outline" onClick={() => window.print()}>
        Print statement
      </button>
      <button
        type="button"
        className="outline"
        onClick={() => download(`/api/ledger.csv?${queryOf({ customer: String(customer.id), ...range })}`)}
      >
        Statement as CSV
      </button>
      <Statement customer={customer} company={company} range={range} />
    </div>
  )
}

/** The printed statement in the customer's language, on A4 or A5. */
function Statement({ customer, company, range }: Props) {
  const { name, phone, address, district, language = 'en', entries, unbilled } = customer
  const { account, dates } = accountWords[language]
  const day = (date: string) => localizedDay(date, { dates })
  const today = indianDay(new Date())
  const [from, to] = [range.from && day(range.from), day(range.to || today)]
  const days = from && from !== to ? `${from} – ${to}` : to
  const statement = (
    <section
      className={slip.slip}
      aria-label="Statement"
      data-sheet="slip"
      lang={languages[language].tag}
      dir={languages[language].direction}
    >
      <header>
        <Mark />
        <strong>{company.name}</strong>
        <span>
          {company.address}
          <br />
          <bdi>{company.telephone}</bdi>
        </span>
      </header>
      <h1>
        {account.statement} <small>{days}</small>
      </h1>
      <p>
        <strong>{name}</strong>
        <br />
        {placeOf(address, district)}
        <br />
        <bdi>{readablePhone(phone)}</bdi>
      </p>
      <StatementLines lines={statementOf(entries, unbilled, range)} words={account} day={day} />
      {(range.to === '' || range.to >= today) && (
        <p>
          <strong>{balanceSentence(customer)}</strong>
        </p>
      )}
    </section>
  )
  return createPortal(statement, document.body)
}
