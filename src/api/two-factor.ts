import type { APIContext } from 'astro'
import type { EndedTwoFactor, NewTwoFactor, RecoveryCodes, TwoFactor, TwoFactorSecret } from '~/schemas/two-factor'
import { newRecoveryCodes, newSecret, recoveryHash, secretAddress, spendCode } from './codes'
import { countGuess, forgiveGuesses, type Guesser, tooSoon } from './guesses'
import type { Call } from './http'
import { operatorOf, provePassword } from './password-proof'
import { conflict, invalid, type Refusal } from './problems'
import type { Shop, ShopReader } from './store/store'

const WRONG_CODE = 'This code is not right, or was used before. Please enter the newest one.'

/** Whether the operator has a second factor, and how many recovery codes are left; never the secret. */
export function readTwoFactor(shop: ShopReader, { caller }: Call): TwoFactor {
  const { twoFactor } = operatorOf(shop, caller.username)
  return { isOn: twoFactor?.isOn ?? false, recoveryCodesLeft: twoFactor?.isOn ? twoFactor.recoveryHashes.length : 0 }
}

/** Begins to set up a second factor with a new secret, which counts once it is confirmed; 409 where one is on. */
export async function beginTwoFactor({ caller }: Call, { locals }: APIContext): Promise<TwoFactorSecret> {
  return locals.store.update((shop) => {
    const operator = operatorOf(shop, caller.username)
    refuseOn(operator.twoFactor?.isOn)
    const secret = newSecret()
    shop.operators.put({ ...operator, twoFactor: { secret, isOn: false, lastStep: 0, recoveryHashes: [] } })
    return { secret, address: secretAddress(secret, operator.username) }
  })
}

/** Turns the second factor on by a first code, and gives the recovery codes, once; 422 for a wrong code. */
export async function confirmTwoFactor(
  { input, caller, now }: Call<NewTwoFactor>,
  { locals }: APIContext,
): Promise<RecoveryCodes> {
  return locals.store.update((shop) => {
    const operator = operatorOf(shop, caller.username)
    refuseOn(operator.twoFactor?.isOn)
    if (!operator.twoFactor) throw conflict('Please begin again: nothing is being set up.')
    const used = spendCode(operator.twoFactor, input.code, now)
    if (!used) throw invalid([{ path: 'code', message: WRONG_CODE }])
    const recoveryCodes = newRecoveryCodes()
    shop.operators.put({ ...operator, twoFactor: { ...used, isOn: true, recoveryHashes: recoveryCodes.map(recoveryHash) } })
    return { recoveryCodes }
  })
}

/** Turns the second factor off for who knows the password, and forgets its secret. */
export async function endTwoFactor(call: Call<EndedTwoFactor>, context: APIContext): Promise<TwoFactor> {
  const { username } = await provePassword(call, context, { password: call.input.password, field: 'password' })
  await context.locals.store.update((shop) => shop.operators.put({ ...operatorOf(shop, username), twoFactor: null }))
  return { isOn: false, recoveryCodesLeft: 0 }
}

/**
 * Uses up a sign-in's code where one is required: `require_2fa` is on and a factor is set up. Gives the refusal where it
 * is missing, wrong or too soon: not thrown, so that the count of wrong codes is kept.
 */
export function refuseCode(shop: Shop, guesser: Guesser, code: string | undefined, now: string): Refusal | undefined {
  const operator = operatorOf(shop, guesser.username)
  const { twoFactor } = operator
  if (!twoFactor?.isOn || shop.settings.get('require_2fa')?.value !== 'true') return undefined
  if (!code) return invalid([{ path: 'code', message: 'Please enter the code that your authenticator app shows.' }])
  const wait = countGuess(shop, guesser, 'code', now)
  if (wait > 0) return tooSoon(wait)
  const used = spendCode(twoFactor, code, now)
  if (!used) return invalid([{ path: 'code', message: WRONG_CODE }])
  forgiveGuesses(shop, guesser, 'code')
  shop.operators.put({ ...operator, twoFactor: used })
  return undefined
}

function refuseOn(isOn: boolean | undefined) {
  if (isOn) throw conflict('Two-Factor is on already. Turn it off before you set it up anew.')
}
