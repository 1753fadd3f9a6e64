import type { EntryKind, PaymentMethod } from '~/schemas/ledger'

/** As operators read them. */
export const ENTRY_LABELS: Readonly<Record<EntryKind, string>> = {
  opening: 'Opening balance',
  bill: 'Bill',
  payment: 'Payment',
  'credit-note': 'Credit note',
  adjustment: 'Adjustment',
  reversal: 'Reversal',
}

export const METHOD_LABELS: Readonly<Record<PaymentMethod, string>> = { cash: 'Cash', upi: 'UPI', bank: 'Bank', cheque: 'Cheque' }
