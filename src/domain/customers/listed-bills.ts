import { paiseIn, rupees } from '../money'
import { searchedText, wantedText } from '../search'
import type { Bill, BillFilter, BillSums } from './bills-schema'
import { firstOpenDay } from './open-days'

type Listed = Pick<Bill, 'number' | 'kind' | 'date' | 'orderId' | 'recipient' | 'totalAmount'>

/** Matches documents by month, kind and words in number, name or phone; `#12` matches only order 12. */
export function billMatcher({ search, month, kind }: BillFilter): (bill: Listed) => boolean {
  const words = wantedText(search)
  const [, order] = /^#(\d+)$/.exec(words) ?? []
  return (bill) =>
    bill.date.startsWith(month) &&
    (kind === '' || bill.kind === kind) &&
    (order === undefined ? hasWords(bill, words) : bill.orderId === Number(order))
}

const hasWords = ({ number, recipient }: Listed, words: string) =>
  words === '' || searchedText([number, recipient.name, recipient.phone, recipient.gstin]).includes(words)

export type BillTotals = Record<Bill['kind'], { documents: number; paise: number }>

export const noBills = (): BillTotals => ({ bill: { documents: 0, paise: 0 }, 'credit-note': { documents: 0, paise: 0 } })

export function countBill(totals: BillTotals, { kind, totalAmount }: Listed, times: 1 | -1) {
  totals[kind].documents += times
  totals[kind].paise += times * paiseIn(totalAmount)
}

export function sumsOfBills({ bill, 'credit-note': note }: BillTotals): BillSums {
  return {
    bills: bill.documents,
    billed: rupees(bill.paise),
    creditNotes: note.documents,
    credited: rupees(note.paise),
    net: rupees(bill.paise - note.paise),
  }
}

/** Paise of a bill that are not credited. */
export const leftOfBill = ({ totalAmount, credits }: Pick<Bill, 'totalAmount' | 'credits'>): number =>
  credits.reduce((left, { amount }) => left - paiseIn(amount), paiseIn(totalAmount))

export const isCancelled = (bill: Pick<Bill, 'totalAmount' | 'credits'>): boolean =>
  bill.credits.length > 0 && leftOfBill(bill) === 0

/** Whether a bill of an open year lacks the GSTIN that its customer has now, and is not cancelled. */
export const isWithoutGstin = (
  bill: Pick<Bill, 'kind' | 'date' | 'recipient' | 'totalAmount' | 'credits'>,
  customer: { gstin?: string | undefined },
  today: string,
): boolean =>
  Boolean(customer.gstin) &&
  bill.kind === 'bill' &&
  bill.recipient.gstin === '' &&
  !isCancelled(bill) &&
  bill.date >= firstOpenDay(today)
