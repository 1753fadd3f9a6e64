import { type RecoveryCodes, recoveryCodes, type TwoFactor, type TwoFactorSecret, twoFactorSecret } from '~/schemas/two-factor'
import { call } from './client'
import { type SecretOutcome, secretRefusal } from './password'
import { valueStore } from './value'

/** How the operator's second factor stands. */
export const { $value: $twoFactor, refresh: refreshTwoFactor } = valueStore<TwoFactor>('/api/two-factor')

/** Begins to set up a second factor. Throws AnswerError or the network's error. */
export async function beginTwoFactor(): Promise<TwoFactorSecret> {
  const { body } = await call('POST', '/api/two-factor', { needsSignIn: true })
  return twoFactorSecret.parse(body)
}

/** Turns the second factor on by a first code; the recovery codes are told this once. */
export async function confirmTwoFactor(code: string): Promise<RecoveryCodes | SecretOutcome<{ code: string }>> {
  try {
    const { body } = await call('PUT', '/api/two-factor', { body: { code } })
    await refreshTwoFactor()
    return recoveryCodes.parse(body)
  } catch (error) {
    return secretRefusal(error)
  }
}

/** Turns the second factor off. */
export async function endTwoFactor(password: string): Promise<SecretOutcome<{ password: string }>> {
  try {
    await call('PUT', '/api/two-factor/ended', { body: { password } })
    await refreshTwoFactor()
    return { state: 'done' }
  } catch (error) {
    return secretRefusal(error)
  }
}
