import { createPortal } from 'react-dom'
import { balanceSentence } from '~/content/account-messages'
import { accountWords } from '~/content/account-words'
import { spokenDay } from '~/content/spoken-dates'
import { readablePhone } from '~/formats/phones'
import { type Language, languages } from '~/languages'
import { withBalances } from '~/rules/ledger'
import { formatRupees, rupees } from '~/rules/money'
import { paiseOwed } from '~/rules/signed-money'
import type { CustomerDetails } from '~/schemas/customer-balances'
import type { LedgerEntry } from '~/schemas/ledger'
import type { SlipCompany } from '../orders/PackingSlip'
import slip from '../orders/PackingSlip.module.css'
import { placeOf } from './owing'
import own from './Statement.module.css'

const above = (paise: number) => (paise > 0 ? formatRupees(rupees(paise)) : '')

/** The account of a customer as it is printed, in the customer's language: a page of A4 or A5. */
export default function Statement({ customer, company }: { customer: CustomerDetails; company: SlipCompany }) {
  const { name, phone, address, district, language = 'en', entries } = customer
  const { account, dates } = accountWords[language]
  const day = (date: string) => spokenDay(date, { dates })
  const statement = (
    <section className={slip.slip} aria-label="Statement" lang={languages[language].tag} dir={languages[language].direction}>
      <header>
        <strong>{company.name}</strong>
        <span>
          {company.address}
          <br />
          <bdi>{company.telephone}</bdi>
        </span>
      </header>
      <h1>
        {account.statement} <small>{day(new Date().toISOString())}</small>
      </h1>
      <p>
        <strong>{name}</strong>
        <br />
        {placeOf(address, district)}
        <br />
        <bdi>{readablePhone(phone)}</bdi>
      </p>
      <Entries entries={entries} words={account} day={day} />
      <p>
        <strong>{balanceSentence(customer)}</strong>
      </p>
    </section>
  )
  return createPortal(statement, document.body)
}

interface EntriesProps {
  entries: readonly LedgerEntry[]
  words: (typeof accountWords)[Language]['account']
  day: (date: string) => string
}

function Entries({ entries, words: { columns, kinds }, day }: EntriesProps) {
  return (
    <table className={own.statement}>
      <thead>
        <tr>
          {[columns.date, columns.entry, columns.charged, columns.received, columns.balance].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {withBalances(entries.toReversed()).map((entry) => (
          <tr key={entry.id}>
            <td>{day(entry.date)}</td>
            <td>
              {kinds[entry.kind]} <bdi>{factsOf(entry)}</bdi>
            </td>
            <td>{above(paiseOwed(entry.amount))}</td>
            <td>{above(-paiseOwed(entry.amount))}</td>
            <td>
              <bdi>{signed(entry.balance)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const factsOf = ({ billNumber, reference, orderId }: LedgerEntry) =>
  [billNumber ?? (orderId && `#${orderId}`), reference].filter(Boolean).join(' · ')

const signed = (paise: number) => `${paise < 0 ? '−' : ''}${formatRupees(rupees(Math.abs(paise)))}`
