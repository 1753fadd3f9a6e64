import type { SecurityEvent } from './security-events-schema'
import { SETTINGS, type SettingKey, type SettingRange } from './setting-list'

const clamped = (text: string | undefined, { min, max, otherwise }: SettingRange) => {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : otherwise
}

export const sessionTimeoutHours = (text: string | undefined) => clamped(text, SETTINGS.session_timeout.range)

export const loginAttempts = (text: string | undefined) => Math.round(clamped(text, SETTINGS.login_attempts.range))

export const passwordExpiryDays = (text: string | undefined) => clamped(text, SETTINGS.password_expiry.range)

/** The condition factor by which the ruler is drawn. */
export const conditionFactor = (text: string | undefined) => clamped(text, SETTINGS.condition_factor.range)

const PAYMENT_KEYS: readonly SettingKey[] = ['upi_id', 'upi_name', 'bank_account', 'bank_ifsc']

/** Settings that only the owner can change. */
export const isOwners = (key: SettingKey): boolean => key === 'closed_month'

/**
 * The security event for a change of accounts, payment details, notification addresses or closed months; undefined for other
 * changes. Such a change needs the password, and a code if two-factor is on.
 */
export function securityChange(key: SettingKey, before: string, after: string): SecurityEvent['event'] | undefined {
  if (before === after) return undefined
  if (PAYMENT_KEYS.includes(key)) return 'payment-details-changed'
  if (key === 'closed_month') return booksChange(before.trim(), after.trim())
  if (key === 'admin_email') return 'admin-email-changed'
  if (key !== 'require_2fa' || (before === 'true') === (after === 'true')) return undefined
  return after === 'true' ? 'two-factor-required' : 'two-factor-not-required'
}

function booksChange(before: string, after: string): SecurityEvent['event'] | undefined {
  if (before === after) return undefined
  return after > before ? 'books-closed' : 'books-opened'
}
