import { valueDateWords } from '../customers/ledger-texts'
import { signedRupees } from '../signed-money'
import type { BoxEntry, BoxKind, BoxSide, ExpenseCategory } from './box-schema'

export const BOX_LABELS: Readonly<Record<BoxKind, string>> = {
  opening: 'Opening balance',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  expense: 'Expense',
  drawing: 'Drawing',
  count: 'Count',
  cheque: 'Cheque cleared',
  reversal: 'Reversal',
}

export const CATEGORY_LABELS: Readonly<Record<ExpenseCategory, string>> = {
  freight: 'Freight',
  diesel: 'Diesel',
  wages: 'Wages',
  'raw-material': 'Raw material',
  other: 'Other',
}

/** The name of a side's balance, once its opening balance is known, and before. */
export const SIDE_LABELS: Readonly<Record<BoxSide, { known: string; unknown: string }>> = {
  cash: { known: 'Cash in hand', unknown: 'Cash received' },
  bank: { known: 'At the bank', unknown: 'Received at the bank' },
}

export const TO_CLEAR_LABEL = 'Cheques to clear'

/** Used within a sentence. */
export const SIDE_NAMES: Readonly<Record<BoxSide, string>> = { cash: 'cash in hand', bank: 'money at the bank' }

/** What an entry says besides its kind, amount and day. */
export function boxDetails({ kind, side, category, counted, amount, reverses, valueDate, note }: BoxEntry): string[] {
  const details = [
    category && CATEGORY_LABELS[category],
    kind === 'opening' && `${SIDE_NAMES[side]} ${signedRupees(amount)}`,
    counted !== undefined && `counted ${signedRupees(counted)}`,
    valueDateWords(valueDate),
    reverses && `takes back entry ${reverses}`,
    note,
  ]
  return details.filter((each) => typeof each === 'string' && each !== '') as string[]
}
