import type { ShopReader } from '~/api/store/store'
import { companyOf } from '~/domain/account/company'
import type { Contact } from '~/domain/contacts/schema'
import { MAILING_TOPICS, type MailingTopic } from '~/domain/notifications/mailings-schema'
import {
  alarmMail,
  contactMail,
  lowStockMail,
  type OperatorMail,
  orderMail,
  securityMail,
} from '~/domain/notifications/operator-mail'
import { isOfOrder } from '~/domain/orders/order-email'
import { email } from '~/domain/text'
import { isLowStockWarning } from '../notifications/notifications'
import type { Send } from './mail-server'
import { lastIdOf, skipUnknown } from './mailed-rows'
import { Outbox, type OutboxOptions } from './outbox'

const SECOND = 1000
const GIVE_UP_AFTER = 3 * 24 * 3600 * SECOND
/** Only the newest 1,000 are mailed. */
const MOST_WAITING = 1000

const ORDER_FLOW_TAKES = 120 * SECOND
const LOOKED_BACK = 50

interface Due {
  id: number
  /** Undefined if no row up to `id` needs a mail. */
  mail: (OperatorMail & { to: string; fromName: string }) | undefined
  tooOld: number
}

/** The next mail of a topic. Without `mail`, rows up to `id` need none. Undefined at the end. */
function nextMail(
  shop: ShopReader,
  topic: MailingTopic,
  { after, now, siteUrl }: { after: number; now: number; siteUrl: string },
): Due | undefined {
  const last = lastIdOf(shop, topic)
  const noted = shop.mailings.get(topic)?.lastId ?? 0
  if (noted >= last) return undefined
  const from = Math.max(after, noted, last - MOST_WAITING)
  const operator = operatorAddress(shop)
  let tooOld = 0
  for (let id = from + 1; id <= last; id++) {
    const row = shop[topic].get(id)
    const mail = row && mailAbout(shop, topic, id, siteUrl)
    const to = (row && 'mailTo' in row && row.mailTo) || operator
    if (!mail || !email.safeParse(to).success) continue
    if (now - Date.parse(row.createdAt) > GIVE_UP_AFTER) tooOld++
    else return { id, mail: { ...mail, to, fromName: companyOf(shop.settings.rows()).name }, tooOld }
  }
  return { id: last, mail: undefined, tooOld }
}

const isOn = (shop: ShopReader, key: 'email_notifications' | 'order_notifications') => shop.settings.get(key)?.value === 'true'

/** Whether orders are mailed, given a mail server. */
export const mailsOrders = (shop: ShopReader): boolean =>
  isOn(shop, 'email_notifications') && isOn(shop, 'order_notifications') && email.safeParse(operatorAddress(shop)).success

const operatorAddress = (shop: ShopReader) => shop.settings.get('admin_email')?.value.trim() ?? ''

function mailAbout(shop: ShopReader, topic: MailingTopic, id: number, siteUrl: string): OperatorMail | undefined {
  const securityEvent = topic === 'securityEvents' ? shop.securityEvents.get(id) : undefined
  // No setting turns these off: an intruder would do that first, and alarms must not be silenced.
  if (securityEvent) return securityMail(securityEvent, siteUrl)
  const notification = topic === 'notifications' ? shop.notifications.get(id) : undefined
  if (notification?.alarm) return alarmMail(notification, siteUrl)
  if (!isOn(shop, 'email_notifications')) return undefined
  const [order, contact] = [shop.orders.get(id), shop.contacts.get(id)]
  if (topic === 'orders') return order && isOn(shop, 'order_notifications') ? orderMail(order, siteUrl) : undefined
  if (topic === 'contacts') return contact && !goesWithOrder(shop, contact) ? contactMail(contact, siteUrl) : undefined
  return notification && isLowStockWarning(notification) ? lowStockMail(notification, siteUrl) : undefined
}

function goesWithOrder(shop: ShopReader, contact: Contact): boolean {
  const { subject, createdAt, complaint } = contact
  if (complaint || !subject.startsWith('New Order: ')) return false
  const at = Date.parse(createdAt)
  const last = lastIdOf(shop, 'orders')
  const orders = Array.from({ length: LOOKED_BACK }, (_, back) => shop.orders.get(last - back))
  return orders.some((order) => {
    const before = at - Date.parse(order?.createdAt ?? '')
    return isOfOrder(contact, order) && before >= 0 && before <= ORDER_FLOW_TAKES
  })
}

interface Options extends OutboxOptions {
  send: Send
  siteUrl: string
}

/** Sends mails to the operator. The outbox is the rows after the last mailed one. */
export class Mailing extends Outbox<Options> {
  /** The last sent id, even if the store could not save it. */
  readonly #done = new Map<MailingTopic, number>()
  protected readonly what = 'A mail to the operator'

  override async begin() {
    await this.options.store.update(skipUnknown)
    await super.begin()
  }

  protected async tell(now: number) {
    for (const topic of MAILING_TOPICS) await this.#mailTopic(topic, now)
    return false
  }

  async #mailTopic(topic: MailingTopic, now: number) {
    const { store, send, siteUrl } = this.options
    while (!this.isClosed) {
      const due = await store.read((shop) => nextMail(shop, topic, { after: this.#done.get(topic) ?? 0, now, siteUrl }))
      if (!due) return
      if (due.tooOld > 0) console.warn(`Gave up ${due.tooOld} mails to the operator after three days.`)
      if (due.mail) await send({ ...due.mail, id: `${topic}-${due.id}` }).catch(unlessRefused)
      this.#done.set(topic, due.id)
      await store.update((shop) => shop.mailings.put({ topic, lastId: due.id }))
    }
  }
}

/** Drops a mail that the server refuses permanently, because it would block the others. */
function unlessRefused(error: unknown) {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  if (responseCode < 500 || command !== 'DATA') throw error
  console.warn(`Gave up a mail to the operator: the mail server refuses it (${responseCode}).`)
}
