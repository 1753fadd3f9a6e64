import type { LedgerEntry, PaymentMethod } from './ledger-schema'

/** Rupees in hand and at the bank: what came by UPI, transfer or cheque is at the bank. */
export interface Balance {
  cash: string
  bank: string
}

/** Rupees that came and that were given back, by their method. What was taken back is taken off. */
export interface DayMoney {
  received: Record<PaymentMethod, string>
  givenBack: Record<PaymentMethod, string>
}

/** An entry in the day book. `moved` is what it puts into the shop's money, below zero what it takes out, and what it counts as; null for none. */
export interface DayBookEntry
  extends Pick<
    LedgerEntry,
    'id' | 'kind' | 'amount' | 'reference' | 'orderId' | 'billNumber' | 'reverses' | 'note' | 'by' | 'valueDate'
  > {
  customerId: number
  customerName: string
  customerPhone: string
  moved: { side: keyof DayMoney; method: PaymentMethod; amount: string } | null
}

export interface DayBookDay extends DayMoney {
  day: string
  opening: Balance
  closing: Balance
  entries: readonly DayBookEntry[]
}

/** The days of a period that have entries, oldest first, with what there was before the first and after the last. */
export interface DayBook extends DayMoney {
  from: string
  to: string
  opening: Balance
  closing: Balance
  /** How many entries there are; those of the last days may have been left out of `days`. */
  total: number
  days: readonly DayBookDay[]
}
