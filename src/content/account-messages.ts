import { formatRupees } from '~/rules/money'
import { paiseOwed } from '~/rules/signed-money'
import type { CustomerBalance } from '~/schemas/customer-balances'
import type { LedgerEntry } from '~/schemas/ledger'
import { accountWords } from './account-words'
import { spokenDay } from './spoken-dates'

type Account = Pick<CustomerBalance, 'name' | 'language' | 'balance' | 'owesSince'>

/** The newest entries that a message tells; the others stand in the printed statement. */
const MOST_TOLD = 10

/** A reminder of what a customer owes, ready to send in its language; `company` is our name. */
export function reminderMessage(account: Account, company: string): string {
  const { account: words } = accountWords[account.language ?? 'en']
  return [words.reminder(account.name, company), balanceSentence(account), words.payPlease].join('\n')
}

/** The account of a customer as a message; `entries` are the latest first. */
export function statementMessage(account: Account, entries: readonly LedgerEntry[], company: string): string {
  const { account: words, dates } = accountWords[account.language ?? 'en']
  const lines = entries.slice(0, MOST_TOLD).map((entry) => {
    const what = [words.kinds[entry.kind], entry.billNumber].filter(Boolean).join(' ')
    return words.entry(spokenDay(entry.date, { dates }), what, signedRupees(entry.amount))
  })
  return [words.statementOf(account.name, company), ...lines.reverse(), balanceSentence(account)].join('\n')
}

/** What is owed, or with us in advance, as a sentence in the language of the customer. */
export function balanceSentence({ balance, owesSince, language = 'en' }: Account): string {
  const { account: words, dates } = accountWords[language]
  const paise = paiseOwed(balance)
  if (paise === 0) return words.settled
  const amount = formatRupees(balance.replace('-', ''))
  if (paise < 0) return words.inAdvance(amount)
  return words.owedSince(amount, spokenDay(owesSince ?? '', { dates }))
}

/** An amount of the ledger as people read it: what was received is below zero. */
export const signedRupees = (amount: string): string =>
  `${amount.startsWith('-') ? '−' : ''}${formatRupees(amount.replace('-', ''))}`
