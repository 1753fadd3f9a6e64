import { csvPieces } from '~/domain/csv'
import { indianDay } from '~/domain/dates'
import { TABLE_8_COLUMNS, TABLE_12_COLUMNS, TABLE_13_COLUMNS } from '~/domain/gst/gst-files'
import { type GstReport, hsnQuery } from '~/domain/gst/gst-schema'
import { isOfNobody, leftOn } from '~/domain/orders/dispatched-orders'
import { type Period, periodQuery } from '~/domain/period-schema'
import { customersIn, whenListed } from '../customers/customer-accounts'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvNamed } from '../http/csv-files'
import { checked } from '../http/request-body'
import type { ShopReader, Store } from '../store/store'
import { inTurns } from '../store/turns'
import { gstSteps } from './gst-report'

type Asked = Pick<CallContext, 'url' | 'locals'>

const periodOf = ({ url }: Asked): Period => checked(Object.fromEntries(url.searchParams), periodQuery)

/** The GST tables from `from` to `to`, their check, and what they lack. */
export const readGst = (call: Call, context: Asked): Promise<GstReport> =>
  gstReport(context.locals.store, periodOf(context), indianDay(new Date(call.now)))

export async function gstReport(store: Store, period: Period, today: string): Promise<GstReport> {
  await whenListed(store, today)
  const { shop, unbilled } = await store.read((shop) => ({ shop, unbilled: leftWithoutBill(store, shop, period, today) }))
  return inTurns(gstSteps(shop, period, { today, unbilled }))
}

/** Number of orders that left the shop in a period and have no bill. */
function leftWithoutBill(store: Store, shop: ShopReader, { from, to }: Period, today: string): number {
  const isIn = (day: string) => day >= from && day <= to
  const ofNobody = shop.orders.by('withoutBill', 'of nobody').filter((order) => isOfNobody(order) && isIn(leftOn(order)))
  return customersIn(store, shop, today).unbilled.filter(({ date }) => isIn(date)).length + ofNobody.length
}

/** Table 8 with the columns of the portal's offline tool. */
export async function exportTable8(call: Call, context: Asked): Promise<CallAnswer<string>> {
  const { from, to, table8 } = await readGst(call, context)
  return csvNamed(`gst-8-${from}-${to}`, csvPieces(TABLE_8_COLUMNS, table8, 'plain'))
}

/** Table 12 with the columns of the portal's offline tool; `?buyers=` asks for one of its two parts. */
export async function exportTable12(call: Call, context: Asked): Promise<CallAnswer<string>> {
  const { buyers } = checked(Object.fromEntries(context.url.searchParams), hsnQuery)
  const { from, to, table12 } = await readGst(call, context)
  const rows = buyers ? table12[buyers] : [...table12.registered, ...table12.others]
  return csvNamed(`gst-12-${buyers ? `${buyers}-` : ''}${from}-${to}`, csvPieces(TABLE_12_COLUMNS, rows, 'plain'))
}

/** Table 13 with the columns of the portal's offline tool. */
export async function exportTable13(call: Call, context: Asked): Promise<CallAnswer<string>> {
  const { from, to, table13 } = await readGst(call, context)
  return csvNamed(`gst-13-${from}-${to}`, csvPieces(TABLE_13_COLUMNS, table13, 'plain'))
}
