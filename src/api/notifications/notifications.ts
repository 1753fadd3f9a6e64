import * as z from 'zod/mini'
import type { Product } from '~/domain/catalog/schema'
import { isBuyable, isLowStock } from '~/domain/catalog/stock'
import { BACK_IN_STOCK_TITLE, LOW_STOCK_TITLE } from '~/domain/notifications/notifications'
import {
  type NewNotification,
  type Notification,
  type NotificationSubject,
  type StoredNotification,
  unreadCount,
} from '~/domain/notifications/schema'
import { buyerProgress } from '~/domain/orders/buyer-state'
import { orderKeysWith } from '~/domain/orders/order-keys'
import type { Caller } from '../auth/auth'
import type { Call, CallContext } from '../http/call'
import { madeBy } from '../http/idempotency'
import { ListPages } from '../http/list-pages'
import { newestFirst } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'

const noFilter = z.object({})

/** Pages of notifications: an operator sees all, a visitor those he created. */
export const notificationPages = new ListPages({
  table: 'notifications',
  asks: noFilter,
  tells: { sums: unreadCount },
  isForAll: true,
  filterIn: (_parameters, { isOperator, visitorHash }) => ({ isOperator, visitorHash: isOperator ? undefined : visitorHash }),
  ofDays: (filter) => filter,
  candidates: (shop, reader) => (reader.isOperator ? undefined : raisedBy(shop, reader)),
  matcher: (reader) => (row: StoredNotification) => concerns(row, reader),
  noTotals: () => ({ operator: 0, visitor: 0 }),
  count: (unread, { isReadByOperator, isReadByVisitor }, times) => {
    if (!isReadByOperator) unread.operator += times
    if (!isReadByVisitor) unread.visitor += times
  },
  sums: (unread, { isOperator }) => ({ unread: unread[isOperator ? 'operator' : 'visitor'] }),
  shown: (row, reader) => asRead(row, reader),
  joined: { table: 'orders', addTo: (shop, row) => progressOf(shop, row), isFor: ({ isOperator }) => !isOperator },
})

/** All notifications for the operator, newest first. */
export const listNotifications = (shop: ShopReader): Notification[] =>
  newestFirst(shop.notifications.rows()).map((row) => asRead(row, { isOperator: true }))

/** Number of unread notifications of operators. Trusted devices may read it before sign-in, because it is only a number. */
export async function countUnread(_call: Call, { locals }: CallContext): Promise<{ unread: number }> {
  const { totals } = await notificationPages.view(locals.store, { isOperator: true, visitorHash: undefined })
  return { unread: totals.operator }
}

export const listOwnNotifications = (shop: ShopReader, { caller }: Call): Notification[] =>
  newestFirst(raisedBy(shop, caller)).map((row) => ({ ...asRead(row, caller), ...progressOf(shop, row) }))

/** How far the order is, for the visitor who placed it. */
function progressOf(
  shop: ShopReader,
  { orderId }: Pick<StoredNotification, 'orderId'>,
): Pick<Notification, 'orderState' | 'promisedDay' | 'driverPhone'> {
  const order = orderId === undefined ? undefined : shop.orders.get(orderId)
  if (!order) return {}
  const { state, day, driverPhone } = buyerProgress(order)
  return { orderState: state, ...(day && { promisedDay: day }), ...(driverPhone && { driverPhone }) }
}

const raisedBy = (shop: ShopReader, { visitorHash }: Pick<Caller, 'visitorHash'>): StoredNotification[] =>
  visitorHash === undefined ? [] : shop.notifications.by('raisedBy', visitorHash)

export function createNotification(shop: Shop, call: Call<NewNotification>, about = sentBefore(shop, call)): Notification {
  const { input, caller, now } = call
  const { isRead, ...words } = input
  const row = shop.notifications.insert({
    ...words,
    ...about,
    createdAt: now,
    raisedBy: caller.isOperator ? null : (caller.visitorHash ?? null),
    isReadByOperator: caller.isOperator && isRead,
    isReadByVisitor: !caller.isOperator && isRead,
  })
  return asRead(row, caller)
}

/** The order, or else the contact, that earlier calls of the same attempt created. A guessed key finds none. */
function sentBefore(shop: Shop, { idempotencyKey = '' }: Call<NewNotification>): NotificationSubject {
  const keys = orderKeysWith(idempotencyKey)
  if (!keys) return {}
  const orderId = madeBy(shop, '/api/orders', keys[0])
  const contactId = orderId ? undefined : madeBy(shop, '/api/contact', keys[1])
  return { ...(orderId && { orderId }), ...(contactId && { contactId }) }
}

export const isLowStockWarning = ({ title, type, raisedBy }: StoredNotification) =>
  title === LOW_STOCK_TITLE && type === 'warning' && raisedBy === null

/** Notifies the operator when a product's stock falls below the threshold, and when one comes back that buyers wait for. */
export function ringForStock(shop: Shop, before: Product, after: Product, now: string) {
  warnOfLowStock(shop, before, after, now)
  if (isBuyable(before) || !isBuyable(after)) return
  const waiting = shop.waitlist.by('productId', after.id).length
  if (waiting === 0) return
  const message = `${after.name}: ${waiting} ${waiting === 1 ? 'buyer waits' : 'buyers wait'}.`
  ringBell(shop, { title: BACK_IN_STOCK_TITLE, message, type: 'success', productId: after.id }, now)
}

function warnOfLowStock(shop: Shop, before: Product, after: Product, now: string) {
  if (isLowStock(before.stockQuantity) || !isLowStock(after.stockQuantity)) return
  if (shop.settings.get('low_stock_alerts')?.value !== 'true') return
  const words = { title: LOW_STOCK_TITLE, message: `${after.name}: ${after.stockQuantity} left.`, type: 'warning' } as const
  ringBell(shop, { ...words, productId: after.id }, now)
}

/** Notifies the operator of an order, without name, phone or reason. */
export const notifyOperator = (shop: Shop, orderId: number, words: { title: string; message: string }, now: string) =>
  ringBell(shop, { ...words, type: 'info', orderId }, now)

/** Creates a notification of the shop for the operators. */
export function ringBell(shop: Shop, words: Omit<NewNotification, 'isRead'> & NotificationSubject, createdAt: string) {
  shop.notifications.insert({ ...words, createdAt, raisedBy: null, isReadByOperator: false, isReadByVisitor: false })
}

export const concerns = (
  { raisedBy }: StoredNotification,
  { isOperator, visitorHash }: Pick<Caller, 'isOperator' | 'visitorHash'>,
) => isOperator || (raisedBy !== null && raisedBy === visitorHash)

/** A notification as this reader sees it. */
export function asRead(row: StoredNotification, { isOperator }: Pick<Caller, 'isOperator'>): Notification {
  const { raisedBy: _, isReadByOperator, isReadByVisitor, ...shown } = row
  return { ...shown, isRead: isOperator ? isReadByOperator : isReadByVisitor }
}
