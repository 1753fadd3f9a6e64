import type { Proof } from '~/domain/account/password-schema'
import type { BegunTwoFactor, NewTwoFactor, RecoveryCodes, TwoFactor, TwoFactorSecret } from '~/domain/account/two-factor-schema'
import { call } from '../client'
import { queryStore } from '../query'
import { refreshSecurityEvents } from './security-events'

export const { $known: $twoFactor, refresh: refreshTwoFactor } = queryStore<TwoFactor>('/api/two-factor')

/** Loaded on demand, because the settings open without a schema. */
const checks = () => import('~/domain/account/two-factor-schema')

export async function beginTwoFactor(password: BegunTwoFactor): Promise<TwoFactorSecret> {
  const { body } = await call('POST', '/api/two-factor', { body: password })
  const { twoFactorSecret } = await checks()
  return twoFactorSecret.parse(body)
}

/** Turns two-factor on with a first code. Returns the recovery codes, which the server sends only once. */
export async function confirmTwoFactor(code: NewTwoFactor): Promise<RecoveryCodes> {
  const { body } = await call('PUT', '/api/two-factor', { body: code })
  await Promise.all([refreshTwoFactor(), refreshSecurityEvents()])
  const { recoveryCodes } = await checks()
  return recoveryCodes.parse(body)
}

export async function endTwoFactor(proof: Proof): Promise<void> {
  await call('PUT', '/api/two-factor/ended', { body: proof })
  await Promise.all([refreshTwoFactor(), refreshSecurityEvents()])
}
