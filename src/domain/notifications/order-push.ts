import { indianNumber } from '../indian-numbers'
import { lastOf } from '../lists'
import type { Order } from '../orders/schema'
import type { Notification } from './schema'

/** The text and link of a push message. It contains no personal data. */
export interface PushMessage {
  title: string
  body: string
  /** The same for each retry, so that a repeated message replaces the first. */
  tag: string
  url: string
}

/** One message for these orders, oldest first; undefined if there are none. `last` is part of its tag. */
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

/** The message for an alarm that begins or ends; the end replaces the beginning. */
export const alarmPush = ({ title, message, alarm }: Pick<Notification, 'title' | 'message' | 'alarm'>): PushMessage => ({
  title,
  body: message,
  tag: `alarm-${alarm}`,
  url: '/admin-settings#system',
})
