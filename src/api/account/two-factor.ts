import { companyOf } from '~/domain/account/company'
import type { Proof } from '~/domain/account/password-schema'
import type { BegunTwoFactor, NewTwoFactor, RecoveryCodes, TwoFactor, TwoFactorSecret } from '~/domain/account/two-factor-schema'
import { requireSession } from '../auth/auth'
import { newRecoveryCodes, newSecret, recoveryHash, secretAddress } from '../auth/codes'
import { operatorOf } from '../auth/operator-rows'
import { attemptOf, provePassword } from '../auth/password-proof'
import { spentCode, updateWithProof } from '../auth/proved-updates'
import { noteSecurityEvent } from '../auth/security-events'
import { endOtherBrowsers } from '../auth/sessions'
import type { Call, CallContext } from '../http/call'
import { conflict, Refusal } from '../http/problems'
import type { ShopReader } from '../store/store'

export function readTwoFactor(shop: ShopReader, { caller }: Call): TwoFactor {
  const { twoFactor } = operatorOf(shop, caller.username)
  return { isOn: twoFactor?.isOn ?? false, recoveryCodesLeft: twoFactor?.isOn ? twoFactor.recoveryHashes.length : 0 }
}

export async function beginTwoFactor(call: Call<BegunTwoFactor>, context: CallContext): Promise<TwoFactorSecret> {
  const { username } = await provePassword(call, context, { password: call.input.password, field: 'password' })
  return context.locals.store.update((shop) => {
    requireSession(shop, call.caller)
    const operator = operatorOf(shop, username)
    refuseOn(operator.twoFactor?.isOn)
    const secret = newSecret()
    shop.operators.put({ ...operator, twoFactor: { secret, isOn: false, lastStep: 0, recoveryHashes: [] } })
    return { secret, address: secretAddress(secret, operator.username, companyOf(shop.settings.rows()).name) }
  })
}

/**
 * Turns two-factor on with a first code, and returns the recovery codes once. This session counts as proved; the operator's other
 * sessions end. 422 for a wrong code, 429 after too many.
 */
export async function confirmTwoFactor(call: Call<NewTwoFactor>, { locals }: CallContext): Promise<RecoveryCodes> {
  const { input, caller, now } = call
  const recoveryCodes = newRecoveryCodes()
  const refusal = await locals.store.update((shop) => {
    const session = requireSession(shop, caller)
    const operator = operatorOf(shop, caller.username)
    refuseOn(operator.twoFactor?.isOn)
    if (!operator.twoFactor) throw conflict('Please begin again: nothing is being set up.')
    const used = spentCode(shop, operator.twoFactor, { attempt: attemptOf(caller, locals), code: input.code, now })
    if (used instanceof Refusal) return used
    shop.operators.put({ ...operator, twoFactor: { ...used, isOn: true, recoveryHashes: recoveryCodes.map(recoveryHash) } })
    shop.sessions.put({ ...session, hasProvedCode: true })
    endOtherBrowsers(shop, operator.username, caller)
    noteSecurityEvent(shop, 'two-factor-set-up', now, { operator, by: caller.username })
    return undefined
  })
  if (refusal) throw refusal
  return { recoveryCodes }
}

/** Turns two-factor off with password and code, deletes its secret, and ends the operator's other sessions. */
export async function endTwoFactor(call: Call<Proof>, context: CallContext): Promise<TwoFactor> {
  const { caller, now } = call
  await updateWithProof(call, context, (shop, operator) => {
    if (operator.twoFactor?.isOn) noteSecurityEvent(shop, 'two-factor-ended', now, { operator, by: caller.username })
    shop.operators.put({ ...operator, twoFactor: null })
    endOtherBrowsers(shop, operator.username, caller)
  })
  return { isOn: false, recoveryCodesLeft: 0 }
}

function refuseOn(isOn: boolean | undefined) {
  if (isOn) throw conflict('Two-Factor is on already. Turn it off before you set it up anew.')
}
