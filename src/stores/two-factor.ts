import {
  type BegunTwoFactor,
  type EndedTwoFactor,
  type RecoveryCodes,
  recoveryCodes,
  type TwoFactor,
  type TwoFactorSecret,
  twoFactorSecret,
} from '~/schemas/two-factor'
import { call } from './client'
import { type SecretOutcome, secretRefusal } from './password'
import { refreshSecurityEvents } from './security-events'
import { valueStore } from './value'

/** How the operator's second factor stands. */
export const { $value: $twoFactor, refresh: refreshTwoFactor } = valueStore<TwoFactor>('/api/two-factor')

/** Begins to set up a second factor, for who knows the password. */
export async function beginTwoFactor(password: BegunTwoFactor): Promise<TwoFactorSecret | SecretOutcome<BegunTwoFactor>> {
  try {
    const { body } = await call('POST', '/api/two-factor', { body: password })
    return twoFactorSecret.parse(body)
  } catch (error) {
    return secretRefusal(error)
  }
}

/** Turns the second factor on by a first code; the recovery codes are told this once. */
export async function confirmTwoFactor(code: string): Promise<RecoveryCodes | SecretOutcome<{ code: string }>> {
  try {
    const { body } = await call('PUT', '/api/two-factor', { body: { code } })
    await Promise.all([refreshTwoFactor(), refreshSecurityEvents()])
    return recoveryCodes.parse(body)
  } catch (error) {
    return secretRefusal(error)
  }
}

/** Turns the second factor off. */
export async function endTwoFactor(proof: EndedTwoFactor): Promise<SecretOutcome<EndedTwoFactor>> {
  try {
    await call('PUT', '/api/two-factor/ended', { body: proof })
    await Promise.all([refreshTwoFactor(), refreshSecurityEvents()])
    return { state: 'done' }
  } catch (error) {
    return secretRefusal(error)
  }
}
