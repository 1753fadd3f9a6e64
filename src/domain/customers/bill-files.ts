import type { Column } from '../csv'
import { rupees } from '../money'
import { filePhone } from '../phones'
import type { Bill } from './bills-schema'
import { titleOfDocument } from './document-titles'
import { isCancelled, leftOfBill } from './listed-bills'

const ofKind = (kind: Bill['kind']) => (bill: Bill) => (bill.kind === kind ? bill.totalAmount : '')

/** The document register for an accountant. Bills and credit notes have separate amount columns, so that both can be summed. */
export const BILL_COLUMNS: readonly Column<Bill>[] = [
  ['Number', ({ number }) => number],
  ['Date', ({ date }) => date],
  ['Paper', titleOfDocument],
  ['Against bill', ({ creditOf }) => creditOf],
  ['Order', ({ orderId }) => orderId],
  ['Customer', ({ recipient }) => recipient.name],
  ['Address', ({ recipient }) => recipient.address],
  ['Phone', ({ recipient }) => filePhone(recipient.phone)],
  ['GSTIN', ({ recipient }) => recipient.gstin],
  ['HSN', ({ lines }) => [...new Set(lines.map(({ hsn }) => hsn))].join(', ')],
  ['Goods', ({ lines }) => lines.map(({ quantity, description }) => `${quantity} × ${description}`).join('; ')],
  ['Bags', ({ lines }) => (lines.length > 0 ? lines.reduce((sum, { quantity }) => sum + quantity, 0) : '')],
  ['Discount', ({ kind, discount }) => (kind === 'bill' ? discount : '')],
  ['Delivery charge', ({ kind, deliveryCharge }) => (kind === 'bill' ? deliveryCharge : '')],
  ['Bill value', ofKind('bill')],
  ['Credit note value', ofKind('credit-note')],
  ['Cancelled', (bill) => (isCancelled(bill) ? 'yes' : '')],
  ['Credit notes', ({ credits }) => credits.map(({ number }) => number).join(', ')],
  ['Reason', ({ reason }) => reason],
]

/** The same with the received and outstanding amounts; `owedFor` returns the paise owed for a bill's order. */
export function billColumns(owedFor: (bill: Bill) => number): readonly Column<Bill>[] {
  const outstanding = (bill: Bill) => Math.min(leftOfBill(bill), owedFor(bill))
  const ofBill = (paise: (bill: Bill) => number) => (bill: Bill) => (bill.kind === 'bill' ? rupees(paise(bill)) : '')
  return [
    ...BILL_COLUMNS,
    ['Received', ofBill((bill) => leftOfBill(bill) - outstanding(bill))],
    ['Outstanding', ofBill(outstanding)],
  ]
}
