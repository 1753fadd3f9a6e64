import { companyOf } from '~/domain/account/company'
import { billNumber, seriesOf } from '~/domain/customers/bill-numbers'
import type { BillSettings } from '~/domain/customers/bill-settings'
import type { Bill } from '~/domain/customers/bills-schema'
import { indianDay } from '~/domain/dates'
import { paiseIn, rupees } from '~/domain/money'
import { conflict } from '../http/problems'
import type { Shop, ShopReader } from '../store/store'
import { insertEntry, type Writing } from './ledger-entries'

/** A paper without what its writing gives it. */
export type NewDocument = Omit<Bill, 'id' | 'number' | 'date' | 'credits' | 'createdAt' | 'by'>

/**
 * Writes a paper under the next number of its series, with its entry in the customer's ledger. The caller must also call
 * `settlePayments`. 409 where the series has no number left.
 */
export function writeDocument(shop: Shop, prefix: string, paper: NewDocument, writing: Writing): Bill {
  const { now, caller } = writing
  const date = dayOf(shop, prefix, paper, now)
  const number = takeNumber(shop, prefix, date)
  const { kind, customerId, orderId, totalAmount, reason } = paper
  const amount = kind === 'bill' ? totalAmount : rupees(-paiseIn(totalAmount))
  insertEntry(shop, { customerId, kind, amount, date, orderId, billNumber: number, note: reason }, writing)
  return shop.bills.insert({ ...paper, number, date, credits: [], createdAt: now, by: caller.username ?? '' })
}

/** Today, but should a clock have stepped back, no day before the last paper of the series, or before the bill that is credited. */
function dayOf(shop: ShopReader, prefix: string, { creditOfDate }: NewDocument, now: string): string {
  const today = later(indianDay(new Date(now)), creditOfDate ?? '')
  const series = seriesOf(prefix, today)
  const last = billNumber(series, shop.billSeries.get(series)?.last ?? 0)
  return later(today, (last && shop.bills.get(last)?.date) ?? '')
}

const later = (day: string, other: string) => (day < other ? other : day)

/** Who sells, as a paper keeps it. A placeholder is no phone. */
export function supplierOf(shop: ShopReader): Bill['supplier'] {
  const { name, address, telephone, gst } = companyOf(shop.settings.rows())
  return { name, address, phone: telephone, gstin: gst }
}

export const printedWords = ({ exemption, declaration, signatory }: BillSettings) => ({ exemption, declaration, signatory })

function takeNumber(shop: Shop, prefix: string, date: string): string {
  const { series, last, number } = nextNumber(shop, prefix, date)
  shop.billSeries.put({ series, last })
  return number
}

/** The next number of a series, which is not taken by this; 409 where it has none left. */
export function nextNumber(shop: ShopReader, prefix: string, date: string) {
  const series = seriesOf(prefix, date)
  const last = (shop.billSeries.get(series)?.last ?? 0) + 1
  const number = billNumber(series, last)
  if (!number) throw conflict(`The series ${series} has no number left. Please choose a shorter prefix in the settings.`)
  if (shop.bills.get(number)) throw conflict(`There is a paper ${number} already. Please choose another prefix in the settings.`)
  return { series, last, number }
}
