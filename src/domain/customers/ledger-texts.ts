import { formatDate } from '../dates'
import type { PaymentMethod } from './ledger-schema'
import type { StatementLine } from './statements'

/** Labels of the kinds of entries. */
export const ENTRY_LABELS: Readonly<Record<StatementLine['kind'], string>> = {
  opening: 'Opening balance',
  bill: 'Bill',
  payment: 'Payment',
  refund: 'Refund',
  'credit-note': 'Credit note',
  adjustment: 'Adjustment',
  reversal: 'Reversal',
  transfer: 'Transfer',
  unbilled: 'Not billed yet',
}

export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = { cash: 'Cash', upi: 'UPI', bank: 'Bank', cheque: 'Cheque' }

/** The label of a value date. */
export const valueDateWords = (day: string | undefined): string | undefined => day && `value date ${formatDate(day)}`

/** Shown before a bill is created. */
export const ONLY_CREDITED = 'Only a credit note takes a bill back.'
