import type { CustomerBalance, CustomerDetails } from '~/domain/customers/customer-balances-schema'
import { owedOf } from '~/domain/customers/ledger'
import { statementOf } from '~/domain/customers/statements'
import { formatRupees, rupees } from '~/domain/money'
import { signedRupees } from '~/domain/signed-money'
import { accountWords } from './account-words'
import { localizedDay } from './localized-dates'

type Account = Pick<CustomerBalance, 'name' | 'language' | 'balance' | 'advance' | 'notBilled' | 'owesSince'>

/** The number of newest entries in a message; the printed statement has all. */
const MAX_ENTRIES = 10

/** A reminder of the amount a customer owes, in the customer's language; `company` is our name. */
export function reminderMessage(account: Account, company: string): string {
  const { account: words } = accountWords[account.language ?? 'en']
  return [words.reminder(account.name, company), balanceSentence(account), words.payPlease].join('\n')
}

/** The account of a customer as a message in the customer's language. */
export function statementMessage(account: Account & Pick<CustomerDetails, 'entries' | 'unbilled'>, company: string): string {
  const { account: words, dates } = accountWords[account.language ?? 'en']
  const newest = statementOf(account.entries, account.unbilled).slice(-MAX_ENTRIES)
  const lines = newest.map(({ kind, billNumber, date, amount }) => {
    const what = [words.kinds[kind], billNumber].filter(Boolean).join(' ')
    return words.entry(localizedDay(date, { dates }), what, signedRupees(amount))
  })
  return [words.statementOf(account.name, company), ...lines, balanceSentence(account)].join('\n')
}

/** The amounts owed, not billed yet, and paid in advance, in the customer's language. */
export function balanceSentence(account: Account): string {
  const { advance, notBilled, owesSince, language = 'en' } = account
  const { account: words, dates } = accountWords[language]
  const sentences = [
    owesSince !== null && words.owedSince(formatRupees(rupees(owedOf(account))), localizedDay(owesSince, { dates })),
    notBilled !== '0.00' && words.notBilled(formatRupees(notBilled)),
    advance !== '0.00' && words.inAdvance(formatRupees(advance)),
  ]
  return sentences.filter(Boolean).join(' ') || words.settled
}
