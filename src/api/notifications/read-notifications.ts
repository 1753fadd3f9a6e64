import type { Notification, StoredNotification } from '~/domain/notifications/schema'
import { type Caller, requireSession } from '../auth/auth'
import type { Call, CallContext } from '../http/call'
import { notFound } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { asRead, concerns } from './notifications'

/** A neglected shop has many thousands; each transaction must stay short. */
const MARKED_AT_ONCE = 1000

const fieldOf = ({ isOperator }: Caller) => (isOperator ? 'isReadByOperator' : 'isReadByVisitor')

/** Marks a notification of the caller as read; 404 for another's. */
export function markNotificationRead(shop: Shop, call: Call): Notification {
  const row = namedRow(shop.notifications, call, 'notification')
  if (!concerns(row, call.caller)) throw notFound('notification')
  const read = { ...row, [fieldOf(call.caller)]: true }
  shop.notifications.put(read)
  return asRead(read, call.caller)
}

/** Marks all notifications of the caller as read: for an operator all, for a visitor his own. Returns how many were unread. */
export async function markAllNotificationsRead({ caller }: Call, { locals }: CallContext): Promise<{ marked: number }> {
  const unread = await locals.store.read((shop) => unreadOf(shop, caller).map(({ id }) => id))
  for (let from = 0; from < unread.length; from += MARKED_AT_ONCE) {
    await locals.store.update((shop) => markRows(shop, caller, unread.slice(from, from + MARKED_AT_ONCE)))
  }
  return { marked: unread.length }
}

const unreadOf = (shop: ShopReader, { isOperator, visitorHash = '' }: Caller): StoredNotification[] =>
  isOperator
    ? shop.notifications.by('unread', 'by operator')
    : shop.notifications.by('raisedBy', visitorHash).filter(({ isReadByVisitor }) => !isReadByVisitor)

function markRows(shop: Shop, caller: Caller, ids: readonly StoredNotification['id'][]) {
  if (caller.isOperator) requireSession(shop, caller)
  for (const id of ids) {
    const row = shop.notifications.get(id)
    if (row) shop.notifications.put({ ...row, [fieldOf(caller)]: true })
  }
}
