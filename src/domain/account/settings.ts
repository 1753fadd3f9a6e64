import type { SecurityEvent } from './security-events-schema'
import type { SettingKey } from './settings-schema'

interface Range {
  min: number
  max: number
  otherwise: number
}

/** What is used of the number settings, whatever text is stored, so that none can lock the operator out. */
export const RANGES = {
  /** Hours. */
  session_timeout: { min: 1, max: 720, otherwise: 24 },
  /** Failed sign-ins in a row. */
  login_attempts: { min: 3, max: 20, otherwise: 5 },
  /** Days. */
  password_expiry: { min: 1, max: 3650, otherwise: 90 },
} as const satisfies Record<string, Range>

const clamped = (text: string | undefined, { min, max, otherwise }: Range) => {
  const value = Number(text?.trim() || Number.NaN)
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : otherwise
}

export const sessionTimeoutHours = (text: string | undefined) => clamped(text, RANGES.session_timeout)

export const loginAttempts = (text: string | undefined) => Math.round(clamped(text, RANGES.login_attempts))

export const passwordExpiryDays = (text: string | undefined) => clamped(text, RANGES.password_expiry)

const PAYMENT_KEYS: readonly SettingKey[] = ['upi_id', 'upi_name', 'bank_account', 'bank_ifsc']

/** Settings that the owner alone changes. */
export const isOwners = (key: SettingKey): boolean => key === 'closed_month'

/**
 * What a change of who gets in, of where money and notices go, or of which books are closed, is called among the security
 * changes; undefined for any other.
 * Such a change needs the password, and a code where a second factor is on.
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
