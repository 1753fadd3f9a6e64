import type { ShopReader } from '~/api/store/store'
import { companyOf } from '~/domain/account/company'
import type { Contact } from '~/domain/contacts/schema'
import type { MailingTopic } from '~/domain/notifications/mailings-schema'
import { contactMail, lowStockMail, type OperatorMail, orderMail, securityMail } from '~/domain/notifications/operator-mail'
import { email } from '~/domain/text'
import { isLowStockWarning } from '../notifications/notifications'
import { lastIdOf } from './mailed-rows'

const SECOND = 1000
const GIVE_UP_AFTER = 3 * 24 * 3600 * SECOND
/** Mail at most the newest 1,000. */
const MOST_WAITING = 1000

const ORDER_FLOW_TAKES = 120 * SECOND
const LOOKED_BACK = 50

interface Due {
  topic: MailingTopic
  id: number
  /** Undefined where no row up to `id` needs a mail. */
  mail: (OperatorMail & { to: string; fromName: string }) | undefined
  tooOld: number
}

/** The next mail of a topic. Without a `mail`, all rows up to `id` need none. Undefined at the end. */
export function nextMail(
  shop: ShopReader,
  topic: MailingTopic,
  { after, now, siteUrl }: { after: number; now: number; siteUrl: string },
): Due | undefined {
  const last = lastIdOf(shop, topic)
  const noted = shop.mailings.get(topic)?.lastId ?? 0
  if (noted >= last) return undefined
  const from = Math.max(after, noted, last - MOST_WAITING)
  const operator = shop.settings.get('admin_email')?.value.trim() ?? ''
  let tooOld = 0
  for (let id = from + 1; id <= last; id++) {
    const row = shop[topic].get(id)
    const mail = row && mailAbout(shop, topic, id, siteUrl)
    const to = (row && 'mailTo' in row && row.mailTo) || operator
    if (!mail || !email.safeParse(to).success) continue
    if (now - Date.parse(row.createdAt) > GIVE_UP_AFTER) tooOld++
    else return { topic, id, mail: { ...mail, to, fromName: companyOf(shop.settings.rows()).name }, tooOld }
  }
  return { topic, id: last, mail: undefined, tooOld }
}

function mailAbout(shop: ShopReader, topic: MailingTopic, id: number, siteUrl: string): OperatorMail | undefined {
  const isOn = (key: 'email_notifications' | 'order_notifications') => shop.settings.get(key)?.value === 'true'
  const securityEvent = topic === 'securityEvents' ? shop.securityEvents.get(id) : undefined
  // No setting turns these off: an intruder would do that first.
  if (securityEvent) return securityMail(securityEvent, siteUrl)
  if (!isOn('email_notifications')) return undefined
  const [order, contact, notification] = [shop.orders.get(id), shop.contacts.get(id), shop.notifications.get(id)]
  if (topic === 'orders') return order && isOn('order_notifications') ? orderMail(order, siteUrl) : undefined
  if (topic === 'contacts') return contact && !goesWithOrder(shop, contact) ? contactMail(contact, siteUrl) : undefined
  return notification && isLowStockWarning(notification) ? lowStockMail(notification, siteUrl) : undefined
}

function goesWithOrder(shop: ShopReader, { subject, email: sender, createdAt }: Contact): boolean {
  if (!subject.startsWith('New Order: ')) return false
  const at = Date.parse(createdAt)
  const last = lastIdOf(shop, 'orders')
  const orders = Array.from({ length: LOOKED_BACK }, (_, back) => shop.orders.get(last - back))
  return orders.some((order) => {
    const before = at - Date.parse(order?.createdAt ?? '')
    return order?.customerEmail === sender && before >= 0 && before <= ORDER_FLOW_TAKES
  })
}
