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

/** Where money and notices go: who changes these proves who he is. */
const PROVED_KEYS: readonly SettingKey[] = ['upi_id', 'upi_name', 'bank_account', 'bank_ifsc', 'admin_email']

export const isProved = (key: SettingKey): boolean => PROVED_KEYS.includes(key)

/** Whether a change of a setting needs the password, and a code where a second factor is on. */
export const needsProof = (key: SettingKey, before: string, after: string): boolean =>
  isProved(key) ? before !== after : isRelaxed(key, before, after)

/** Whether a second factor is no longer required. */
export const isRelaxed = (key: SettingKey, before: string, after: string): boolean =>
  key === 'require_2fa' && before === 'true' && after !== 'true'
