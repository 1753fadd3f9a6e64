import { companyOf, hasPayWay } from '~/domain/account/company'
import { certificatesToRenew } from '~/domain/account/custom-content'
import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import { salesByDay, soldIn, startOfLastWeek, weekSales } from '~/domain/analytics/week-sales'
import { SET_FIRST } from '~/domain/analytics/work'
import { moneyInRupees, receivedIn } from '~/domain/box/day-book'
import { lastDays } from '~/domain/calendar-days'
import { showsSampleFigures } from '~/domain/catalog/featured'
import { productStats } from '~/domain/catalog/products'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { rupees } from '~/domain/money'
import { QUEUES, type Queue } from '~/domain/orders/next-action'
import { awaitedDay } from '~/domain/orders/order-texts'
import { moneyIn } from '../box/day-money'
import { ALL_CONTACTS, contactPages } from '../contacts/contacts'
import { type CustomerAccount, customersIn, whenListed } from '../customers/customer-accounts'
import { owedInRupees } from '../customers/customer-pages'
import { owedUnassigned } from '../customers/unbilled-orders'
import type { Call, CallContext } from '../http/call'
import { ALL_ORDERS, orderPages } from '../orders/order-pages'
import { waitingSince } from '../orders/waiting-orders'
import { memo } from '../store/memo'
import { RowDays } from '../store/row-days'
import type { TableName } from '../store/shop-schema'
import type { ShopReader, Store } from '../store/store'

const COUNTED = [
  'orders',
  'contacts',
  'products',
  'showcaseImages',
  'ledgerEntries',
  'customers',
  'settings',
  'deliveryCharges',
  'ownWords',
] as const satisfies readonly TableName[]

const soldOnDays = new RowDays('orders', soldIn)

/** The operator's queues, debts and payments, and this week's sales. Cached for a minute, until one of its tables changes. */
export async function readDashboard({ now }: Call, { locals: { store } }: CallContext): Promise<Dashboard> {
  return await store.read((shop) => dashboardAt(store, shop, now.slice(0, 'YYYY-MM-DDTHH:MM'.length)))
}

const dashboardAt = memo(COUNTED, (store, _shop, minute) => count(store, new Date(`${minute}Z`)))

async function count(store: Store, now: Date): Promise<Dashboard> {
  const today = indianDay(now)
  await whenListed(store, today)
  const { version } = store
  const orders = await orderPages.view(store, ALL_ORDERS)
  const waiting = await Promise.all(QUEUES.map((queue) => orderPages.view(store, { ...ALL_ORDERS, queue })))
  const openOf = async (kind: 'enquiry' | 'complaint') =>
    (await contactPages.view(store, { ...ALL_CONTACTS, kind, answered: 'no' })).rows
  const [enquiries, complaints] = [await openOf('enquiry'), await openOf('complaint')]
  const sold = await soldOnDays.of(store, daysOfWeeks(now))
  const queued = Object.fromEntries(QUEUES.map((queue, index) => [queue, waiting[index]?.rows ?? []])) as Record<
    (typeof QUEUES)[number],
    (typeof orders)['rows']
  >
  return store.read((shop) => {
    const products = [...shop.products.rows()]
    const { active, lowStock } = productStats(products)
    const all = customersIn(store, shop, today)
    const received = moneyIn(store, shop).on(today)
    const queueSince = (queue: Queue) => ({
      count: queued[queue].length,
      since: waitingSince(store, queue, shop, queued[queue], version),
    })
    return {
      activeProducts: active,
      images: [...shop.showcaseImages.rows()].length,
      orders: orders.rows.length,
      next: {
        confirm: queueSince('confirm'),
        ship: queueSince('ship'),
        reported: { count: queued.reported.length, since: earliest(queued.reported.flatMap(({ id }) => reportedAt(shop, id))) },
        cancel: queueSince('cancel'),
        bill: queueSince('bill'),
        deliver: queueSince('deliver'),
        complaints: countSince(complaints),
        enquiries: countSince(enquiries),
        lowStock: { count: lowStock, since: null },
        overdue: overdueOf(all.owing),
        certificates: { count: certificatesToRenew(shop.ownWords.rows(), now).length, since: null },
      },
      pastDue: queued.ship.filter((order) => (awaitedDay(order) ?? today) < today).length,
      owed: owedInRupees(all.sums),
      ofNobody: owedUnassigned(shop),
      receivedToday: { ...moneyInRupees(received).received, total: rupees(receivedIn(received)) },
      weeks: weekSales(sold.flat(), now),
      days: salesByDay(sold),
      setFirst: orders.rows.length === 0 ? SET_FIRST.filter((name) => !isSet(shop, name)) : [],
      showsSamples: orders.rows.length > 0 && showsSampleFigures(shop),
    }
  })
}

/** The number of rows, given newest first, and the time of the oldest. */
const countSince = (rows: readonly { createdAt: string }[]) => ({ count: rows.length, since: rows.at(-1)?.createdAt ?? null })

const earliest = (times: readonly string[]): string | null =>
  times.reduce<string | null>((first, time) => (first === null || time < first ? time : first), null)

/** The times of an order's undecided payment reports. */
const reportedAt = (shop: ShopReader, orderId: number): string[] =>
  shop.paymentReports.by('orderId', orderId).flatMap(({ state, createdAt }) => (state === 'reported' ? createdAt : []))

/** Debtors for more than sixty days, who are first in the list. */
function overdueOf(owing: readonly Pick<CustomerAccount, 'ages' | 'owesSince'>[]) {
  let [from, to] = [0, owing.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (owing[middle]?.ages.over60 === 0) to = middle
    else from = middle + 1
  }
  return { count: from, since: from > 0 ? (owing[0]?.owesSince ?? null) : null }
}

/** The days of last week and this week up to today. */
function daysOfWeeks(now: Date): string[] {
  const start = startOfLastWeek(now)
  return lastDays(Math.floor((now.getTime() - start) / DAY) + 1, now)
}

function isSet(shop: ShopReader, name: (typeof SET_FIRST)[number]): boolean {
  if (name === 'phone') return (shop.settings.get('support_phone')?.value ?? '') !== ''
  if (name === 'payment') return hasPayWay(companyOf(shop.settings.rows()))
  if (name === 'delivery') return [...shop.deliveryCharges.rows()].length > 0
  return [...shop.products.rows()].some(({ isActive, stockQuantity }) => isActive && stockQuantity > 0)
}
