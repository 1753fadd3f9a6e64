import { boundsOfDay } from '~/domain/calendar-days'
import { accountOf } from '~/domain/customers/ledger'
import type { Debtor } from '~/domain/gst/month-files'
import type { Order } from '~/domain/orders/schema'
import { entriesOf, ordersOf } from '../customers/accounts'
import { withAccount } from '../customers/customer-accounts'
import type { ShopReader } from '../store/store'
import type { Steps } from '../store/turns'

/** What each customer owed at the end of an Indian day, the sum of all last; one step per customer. */
export function* debtorSteps(shop: ShopReader, day: string): Steps<Debtor[]> {
  const end = new Date(boundsOfDay(day)[1]).toISOString()
  const debtors: Debtor[] = []
  const all: Debtor = {
    name: 'All',
    phone: '',
    gstin: '',
    upTo30: 0,
    upTo60: 0,
    over60: 0,
    owesSince: '',
    notBilled: 0,
    advance: 0,
  }
  for (const customer of [...shop.customers.rows()]) {
    yield
    if (customer.joinedTo !== null) continue
    const entries = entriesOf(shop, customer.id).filter(({ date }) => date <= day)
    const credited = new Set(entries.flatMap(({ kind, orderId }) => (kind === 'credit-note' ? [orderId] : [])))
    const orders = ordersOf(shop, customer.id).flatMap((order) => orderBefore(order, end, credited.has(order.id)))
    const { account, ages, owesSince, notBilled } = withAccount(customer, accountOf(entries, orders), day)
    const { advance } = account
    if (owesSince === '' && advance === 0) continue
    const { name, phone, gstin = '' } = customer
    debtors.push({ name, phone, gstin, ...ages, owesSince, notBilled, advance })
    for (const sum of ['upTo30', 'upTo60', 'over60'] as const) all[sum] += ages[sum]
    all.notBilled += notBilled
    all.advance += advance
  }
  return [...debtors.sort((one, other) => compared(one.owesSince || '9', other.owesSince || '9')), all]
}

const compared = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

/** An order as it was at a time; nothing if it was placed later. */
function orderBefore(order: Order, end: string, isCredited: boolean): Order[] {
  if (order.createdAt >= end) return []
  const statusHistory = order.statusHistory.filter(({ at }) => at < end)
  const last = statusHistory.at(-1)
  const { goodsReturned, ...rest } = order
  return [
    {
      ...rest,
      ...(isCredited && goodsReturned !== undefined && { goodsReturned }),
      statusHistory,
      status: last?.status ?? 'pending',
    },
  ]
}
