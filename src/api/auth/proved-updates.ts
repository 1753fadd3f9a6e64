import type { Proof } from '~/domain/account/password-schema'
import type { StoredOperator, StoredTwoFactor } from '~/domain/account/stored-operators-schema'
import type { Call, CallContext } from '../http/call'
import { invalid, Refusal } from '../http/problems'
import type { Shop } from '../store/store'
import { requireSession } from './auth'
import { spendCode } from './codes'
import { type Attempt, clearAttempts, countAttempt, tooSoon } from './login-throttle'
import { operatorOf } from './operator-rows'
import { attemptOf, provePassword } from './password-proof'

const WRONG_CODE = 'This code is not right, or was used before. Please enter the newest one.'

type ProvedChange<Output> = (shop: Shop, operator: StoredOperator) => Output

/** Runs a transaction after proof of the password, and a code if two-factor is on; 422 at the wrong field, 429 if throttled. */
export async function updateWithProof<Output>(
  call: Call<Proof>,
  context: Pick<CallContext, 'locals'>,
  change: ProvedChange<Output>,
): Promise<Output> {
  await provePassword(call, context, { password: call.input.password, field: 'password' })
  return updateWithCode(call, context, change)
}

/** The second part of that, after the password was proved. */
export async function updateWithCode<Output>(
  { input, caller, now }: Call<Pick<Proof, 'code'>>,
  { locals }: Pick<CallContext, 'locals'>,
  change: ProvedChange<Output>,
): Promise<Output> {
  const attempt = attemptOf(caller, locals)
  const { refusal, output } = await locals.store.update((shop) => {
    requireSession(shop, caller)
    const refusal = refuseWrongCode(shop, attempt, input.code, now)
    return refusal ? { refusal } : { output: change(shop, operatorOf(shop, caller.username)) }
  })
  if (refusal) throw refusal
  return output as Output
}

/** Uses up a code if two-factor is set up. Returns the refusal, because throwing it would roll back the count. */
export function refuseWrongCode(shop: Shop, attempt: Attempt, code: string, now: string): Refusal | undefined {
  const operator = operatorOf(shop, attempt.username)
  const { twoFactor } = operator
  if (!twoFactor?.isOn) return undefined
  if (!code) return invalid([{ path: 'code', message: 'Please enter the code that your authenticator app shows.' }])
  const used = spentCode(shop, twoFactor, { attempt, code, now })
  if (used instanceof Refusal) return used
  shop.operators.put({ ...operator, twoFactor: used })
  return undefined
}

/** The two-factor row after a code was used, throttled like a sign-in; or the refusal. */
export function spentCode(
  shop: Shop,
  twoFactor: StoredTwoFactor,
  { attempt, code, now }: { attempt: Attempt; code: string; now: string },
): StoredTwoFactor | Refusal {
  const wait = countAttempt(shop, attempt, 'code', now)
  if (wait > 0) return tooSoon(wait)
  const used = spendCode(twoFactor, code, now)
  if (!used) return invalid([{ path: 'code', message: WRONG_CODE }])
  clearAttempts(shop, attempt, 'code', now)
  return used
}
