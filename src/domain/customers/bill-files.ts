import type { Column } from '../csv'
import type { Bill } from './bills-schema'
import { isCancelled } from './listed-bills'

const ofKind = (kind: Bill['kind']) => (bill: Bill) => (bill.kind === kind ? bill.totalAmount : '')

/** The register of documents for an accountant. Bills and credit notes have a column each, so that both add up. */
export const BILL_COLUMNS: readonly Column<Bill>[] = [
  ['Number', ({ number }) => number],
  ['Date', ({ date }) => date],
  ['Paper', ({ kind }) => (kind === 'bill' ? 'Bill of supply' : 'Credit note')],
  ['Against bill', ({ creditOf }) => creditOf],
  ['Order', ({ orderId }) => orderId],
  ['Customer', ({ recipient }) => recipient.name],
  ['Address', ({ recipient }) => recipient.address],
  ['Phone', ({ recipient }) => recipient.phone],
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
