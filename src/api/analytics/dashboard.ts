import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import { soldIn, startOfLastWeek, weekSales } from '~/domain/analytics/week-sales'
import { lastDays } from '~/domain/calendar-days'
import { productStats } from '~/domain/catalog/products'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { ALL_CONTACTS, contactPages } from '../contacts/contacts'
import { customersIn } from '../customers/customer-accounts'
import { owedInRupees } from '../customers/customer-pages'
import { countToBill, owedOfNobody } from '../customers/unbilled-orders'
import type { Call, CallContext } from '../http/call'
import { ALL_ORDERS, orderPages } from '../orders/order-pages'
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
] as const satisfies readonly TableName[]

const soldOnDays = new RowDays('orders', soldIn)

/** What waits for the operator, what customers owe, and this week's sales. Counted once a minute, and when one of its tables has changed. */
export async function readDashboard({ now }: Call, { locals: { store } }: CallContext): Promise<Dashboard> {
  return await store.read((shop) => dashboardAt(store, shop, now.slice(0, 'YYYY-MM-DDTHH:MM'.length)))
}

const dashboardAt = memo(COUNTED, (store, _shop, minute) => count(store, new Date(`${minute}Z`)))

async function count(store: Store, now: Date): Promise<Dashboard> {
  const orders = await orderPages.view(store, ALL_ORDERS)
  const contacts = await contactPages.view(store, ALL_CONTACTS)
  const today = indianDay(now)
  const { owed, notBilled } = await store.read((shop) => owedInRupees(customersIn(store, shop, today).sums))
  return {
    ...(await store.read(countProducts)),
    ordersToBill: await store.read((shop) => countToBill(store, shop, today)),
    owed,
    notBilled,
    ofNobody: await store.read(owedOfNobody),
    orders: orders.rows.length,
    pendingOrders: orders.totals.byStatus.pending.orders,
    openEnquiries: contacts.totals.enquiry.open,
    weeks: weekSales((await soldOnDays.of(store, daysOfWeeks(now))).flat(), now),
  }
}

/** The days of this week and of the last, as far as they have come. */
function daysOfWeeks(now: Date): string[] {
  const start = startOfLastWeek(now)
  return lastDays(Math.floor((now.getTime() - start) / DAY) + 1, now)
}

function countProducts({ products, showcaseImages }: ShopReader) {
  const { active, lowStock } = productStats([...products.rows()])
  return { activeProducts: active, images: [...showcaseImages.rows()].length, lowStock }
}
