import { indianNumber } from '../indian-numbers'
import { lastOf } from '../lists'
import type { Order } from '../orders/schema'
import type { Notification } from './schema'

/** What a device shows, and what its click opens. It names nobody. */
export interface PushMessage {
  title: string
  body: string
  /** The same each time it is tried, so that a second copy takes the place of the first. */
  tag: string
  url: string
}

/** One message about these orders, oldest first; undefined for none. `last` names it. */
export function orderPush(orders: readonly Pick<Order, 'id' | 'items'>[], last: number): PushMessage | undefined {
  const [first] = orders
  if (!first) return undefined
  const bags = orders.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0)
  const inBags = `${indianNumber(bags)} ${bags === 1 ? 'bag' : 'bags'}`
  const tag = `orders-${last}`
  const [from, to] = [first.id, lastOf(orders)?.id]
  if (orders.length === 1) return { title: `New order #${from}`, body: inBags, tag, url: `/admin-orders?order=${from}` }
  return { title: `${indianNumber(orders.length)} new orders`, body: `${inBags}, #${from} to #${to}`, tag, url: '/admin-orders' }
}

/** One message about an alarm that begins or is over; the end takes the place of the beginning. */
export const alarmPush = ({ title, message, alarm }: Pick<Notification, 'title' | 'message' | 'alarm'>): PushMessage => ({
  title,
  body: message,
  tag: `alarm-${alarm}`,
  url: '/admin-settings#system',
})
