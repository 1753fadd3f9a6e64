import type { SecurityEvent, StoredSecurityEvent } from '~/domain/account/security-events-schema'
import type { StoredOperator } from '~/domain/account/stored-operators-schema'
import { newestFirst } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'

const MAX_SECURITY_EVENTS = 100

export const listSecurityEvents = (shop: ShopReader): SecurityEvent[] =>
  newestFirst(shop.securityEvents.rows()).map(({ mailTo: _, ...event }) => event)

interface About {
  /** The account concerned; undefined for the shop's or the owner's. */
  operator?: StoredOperator | undefined
  /** The user name of who made the change. */
  by?: string | undefined
}

/** Stores a security event. Its mail goes to the current admin email, even if that changes before sending. */
export function noteSecurityEvent(shop: Shop, event: SecurityEvent['event'], now: string, { operator, by }: About = {}) {
  const mailTo = shop.settings.get('admin_email')?.value || null
  shop.securityEvents.insert({ event, createdAt: now, mailTo, username: nameOf(operator), by: by ?? null })
  for (const old of newestFirst(shop.securityEvents.rows()).slice(MAX_SECURITY_EVENTS)) shop.securityEvents.delete(old.id)
}

const nameOf = (operator: StoredOperator | undefined) => (operator && !operator.isOwner ? operator.username : null)

/** Whether the owner or a server command set an operator's current password. */
export const wasGivenPassword = (shop: ShopReader, operator: StoredOperator): boolean =>
  [...shop.securityEvents.rows()].some(
    ({ event, createdAt, username, by }) =>
      createdAt === operator.passwordChangedAt &&
      username === nameOf(operator) &&
      (event === 'password-reset' || (event === 'password-changed' && by !== operator.username)),
  )

const MANY = { password: 'many-wrong-passwords', code: 'many-wrong-codes' } as const

/** Stores once a day that an operator's account has many failed attempts. Other names are ignored. */
export function noteManyAttempts(shop: Shop, username: string, secret: keyof typeof MANY, now: string) {
  const operator = shop.operators.get(username)
  const isToday = ({ event, createdAt, username: of }: StoredSecurityEvent) =>
    event === MANY[secret] && of === nameOf(operator) && createdAt.slice(0, 10) === now.slice(0, 10)
  if (!operator || [...shop.securityEvents.rows()].some(isToday)) return
  noteSecurityEvent(shop, MANY[secret], now, { operator })
}
