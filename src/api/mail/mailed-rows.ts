import type { Shop, ShopReader } from '~/api/store/store'
import type { SettingKey } from '~/domain/account/settings-schema'
import { MAILING_TOPICS, type MailingTopic } from '~/domain/notifications/mailings-schema'

const skip = (shop: Shop, topic: MailingTopic) => shop.mailings.put({ topic, lastId: lastIdOf(shop, topic) })

export function skipMails(shop: Shop) {
  for (const topic of MAILING_TOPICS) skip(shop, topic)
}

export function skipUnknown(shop: Shop) {
  for (const topic of MAILING_TOPICS) if (!shop.mailings.get(topic)) skip(shop, topic)
}

const SWITCHED: Partial<Record<SettingKey, readonly MailingTopic[]>> = {
  email_notifications: ['orders', 'contacts', 'notifications'],
  order_notifications: ['orders'],
}

/** When a setting is turned on, marks earlier rows as mailed. */
export function skipMailsFromBefore(shop: Shop, switched: SettingKey) {
  for (const topic of SWITCHED[switched] ?? []) if (shop.mailings.get(topic)) skip(shop, topic)
}

export const lastIdOf = (shop: ShopReader, topic: MailingTopic) => shop.lastIds.get(topic)?.last ?? 0
