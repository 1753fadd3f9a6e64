import { newestFirst } from '~/api/http/rows'
import type { Shop, ShopReader } from '~/api/store/store'
import type { SecurityEvent, StoredSecurityEvent } from '~/schemas/security-events'

const MAX_SECURITY_EVENTS = 100

export const listSecurityEvents = (shop: ShopReader): SecurityEvent[] =>
  newestFirst(shop.securityEvents.rows()).map(({ id, event, createdAt }) => ({ id, event, createdAt }))

export function noteSecurityEvent(shop: Shop, event: SecurityEvent['event'], now: string, mailTo: string | null = null) {
  shop.securityEvents.insert({ event, createdAt: now, mailTo })
  for (const old of newestFirst(shop.securityEvents.rows()).slice(MAX_SECURITY_EVENTS)) shop.securityEvents.delete(old.id)
}

const MANY = { password: 'many-wrong-passwords', code: 'many-wrong-codes' } as const

/** Stores once a day that an operator's account has many failed attempts. Other names are ignored. */
export function noteManyAttempts(shop: Shop, username: string, secret: keyof typeof MANY, now: string) {
  const isToday = ({ event, createdAt }: StoredSecurityEvent) =>
    event === MANY[secret] && createdAt.slice(0, 10) === now.slice(0, 10)
  if (!shop.operators.get(username) || [...shop.securityEvents.rows()].some(isToday)) return
  noteSecurityEvent(shop, MANY[secret], now)
}
