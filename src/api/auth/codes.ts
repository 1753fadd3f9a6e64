import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { StoredTwoFactor } from '~/domain/account/stored-operators-schema'
import { RECOVERY_CODES } from '~/domain/account/two-factor-schema'
import { hashOf } from './tokens'

const SECRET_BYTES = 20
const RECOVERY_BYTES = 10
/** Allowed difference of a phone's clock in steps of 30 seconds. */
const WINDOW = 1

const totp = (secret: string, names: { issuer?: string; label?: string } = {}) => new TOTP({ ...names, secret })

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** The `otpauth:` address for authenticator apps, with the names of shop and operator. */
export const secretAddress = (secret: string, label: string, issuer: string): string => totp(secret, { issuer, label }).toString()

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const { base32 } = new Secret({ buffer: new Uint8Array(randomBytes(RECOVERY_BYTES)).buffer })
    return (base32.match(/.{4}/g) ?? []).join('-')
  })

export const recoveryHash = (code: string): string => hashOf(plain(code))

/** The two-factor row after a code was used; undefined for a wrong or already used code. `now` is in ISO 8601. */
export function spendCode(twoFactor: StoredTwoFactor, typed: string, now: string): StoredTwoFactor | undefined {
  const code = plain(typed)
  if (/^\d+$/.test(code)) {
    const timestamp = Date.parse(now)
    const drift = totp(twoFactor.secret).validate({ token: code, timestamp, window: WINDOW })
    const step = drift === null ? 0 : TOTP.counter({ timestamp }) + drift
    return step > lastStepOf(twoFactor, timestamp) ? { ...twoFactor, lastStep: step } : undefined
  }
  const used = recoveryHash(code)
  const recoveryHashes = twoFactor.recoveryHashes.filter((hash) => hash !== used)
  return recoveryHashes.length < twoFactor.recoveryHashes.length ? { ...twoFactor, recoveryHashes } : undefined
}

/** A last step in the future dates from before the clock was set back, and is ignored. */
function lastStepOf({ lastStep }: StoredTwoFactor, timestamp: number): number {
  return lastStep > TOTP.counter({ timestamp }) + WINDOW ? 0 : lastStep
}

const plain = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase()
