import { newest } from '~/domain/analytics/analytics'
import { DaySales, PeriodSales } from '~/domain/analytics/period-sales'
import type { Analytics } from '~/domain/analytics/schema'
import { boundsOfDay } from '~/domain/calendar-days'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { DISTRICTS, NO_DISTRICT } from '~/domain/district-names'
import { type OrderTotals, statsOfOrders } from '~/domain/orders/listed-orders'
import { daysFrom, periodQuery } from '~/domain/period-schema'
import { ALL_CONTACTS, contactPages } from '../contacts/contacts'
import type { Call, CallContext } from '../http/call'
import { checked } from '../http/request-body'
import { ALL_ORDERS, orderPages } from '../orders/order-pages'
import { RowDays } from '../store/row-days'
import type { ShopReader } from '../store/store'
import type { VisitDay } from '../store/visits/visit-log'

const NONE = { orders: 0, revenue: '0.00', cancelled: { orders: 0, revenue: '0.00' } }

const salesOfDays = new RowDays('orders', (orders) => new DaySales(orders))

/** Figures of the whole shop, and of the period `from` to `to` (Indian days) compared with the previous period. */
export async function readAnalytics(_call: Call, { url, locals }: CallContext): Promise<Analytics> {
  const { from, to } = checked(Object.fromEntries(url.searchParams), periodQuery)
  const count = daysFrom(from, to)
  const [start] = boundsOfDay(from)
  const dayAt = (index: number) => indianDay(new Date(start + index * DAY))
  const daysAfter = (first: number) => Array.from({ length: count }, (_, index) => dayAt(first + index))
  const ofDays = (days: readonly string[]) => salesOfDays.of(locals.store, days)
  const sales = new PeriodSales(await ofDays(daysAfter(0)), await ofDays(daysAfter(-count)))
  const { totals } = await orderPages.view(locals.store, ALL_ORDERS)
  const contacts = await contactPages.view(locals.store, ALL_CONTACTS)
  const rows = await locals.store.read(shownRows)
  const visits = new Map((await locals.visits.days()).map((day) => [day.day, day]))
  const visitsOn = (index: number) => visits.get(dayAt(index))?.visitors ?? 0
  const sum = (first: number) => Array.from({ length: count }, (_, index) => visitsOn(first + index)).reduce((a, b) => a + b, 0)
  const { now, before } = sales.totals()
  return {
    ...rows,
    recentContacts: newest(contacts.rows).map(({ id, name, subject, createdAt }) => ({ id, name, subject, createdAt })),
    overview: { ...overviewOf(totals), contacts: contacts.rows.length, ...rows.overview },
    from,
    to,
    period: { ...now, visits: sum(0) },
    before: { ...before, visits: sum(-count) },
    days: sales.days().map((day, index) => ({
      day: dayAt(index),
      now: { ...day.now, visits: visitsOn(index) },
      before: { ...day.before, visits: visitsOn(index - count) },
    })),
    products: sales.products(),
    districts: districtsOf(
      sales,
      [...visits.values()].filter(({ day }) => day >= from && day <= to),
    ),
  }
}

/** All districts, and a row for none; visits counted without a district belong to it. */
function districtsOf(sales: PeriodSales, days: readonly VisitDay[]): Analytics['districts'] {
  const visits = new Map<string, number>()
  const add = (district: string, count: number) => visits.set(district, (visits.get(district) ?? 0) + count)
  for (const { visitors, districts } of days) {
    for (const each of districts) add(each.district, each.visitors)
    add(NO_DISTRICT, visitors - districts.reduce((all, each) => all + each.visitors, 0))
  }
  const sold = sales.districts()
  return [...DISTRICTS, NO_DISTRICT].map((district) => ({
    district,
    ...(sold.get(district) ?? NONE),
    visits: visits.get(district) ?? 0,
  }))
}

function shownRows(shop: ShopReader) {
  const products = [...shop.products.rows()]
  return {
    overview: {
      activeProducts: products.filter(({ isActive }) => isActive).length,
      products: products.length,
    },
    recentOrders: newest(newestOrders(shop)).map(({ id, customerName, status, totalAmount, createdAt }) => ({
      id,
      customerName,
      status,
      totalAmount,
      createdAt,
    })),
  }
}

function overviewOf(totals: OrderTotals) {
  const { total: orders, revenue } = statsOfOrders(totals)
  return { orders, delivered: totals.byStatus.delivered.orders, revenue }
}

function newestOrders({ orders, lastIds }: ShopReader) {
  const found = []
  for (let id = lastIds.get('orders')?.last ?? 0; id > 0 && found.length < 5; id--) found.push(...[orders.get(id) ?? []].flat())
  return found
}
