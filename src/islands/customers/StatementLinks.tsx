import { reminderMessage, statementMessage } from '~/content/account-messages'
import type { SlipCompany } from '~/domain/account/company'
import type { CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { chatLink, chatNumber } from '~/domain/whatsapp'
import { download } from '../ui/download'
import Statement from './Statement'

/** Sends the account to its customer, in the language it is kept in, and prints it. */
export default function StatementLinks({ customer, company }: { customer: CustomerDetails; company: SlipCompany }) {
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
      <button type="button" className="outline" onClick={() => download(`/api/ledger.csv?customer=${customer.id}`)}>
        Statement as CSV
      </button>
      <Statement customer={customer} company={company} />
    </div>
  )
}
