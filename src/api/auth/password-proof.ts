import type { Call, CallContext } from '../http/call'
import { invalid } from '../http/problems'
import type { Rows } from '../store/shop-schema'
import type { Caller } from './auth'
import { type Attempt, clearAttempts, countAttempt, tooSoon } from './login-throttle'
import { operatorOf } from './operator-rows'
import { verifyPassword } from './passwords'

/** Checks the operator's password again, throttled like a sign-in; 422 at `field`. Returns the operator. */
export async function provePassword(
  { caller, now }: Call<unknown>,
  { locals }: Pick<CallContext, 'locals'>,
  { password, field }: { password: string; field: string },
): Promise<Rows['operators']> {
  const attempt = attemptOf(caller, locals)
  await locals.limits.countSignIn(caller.deviceHash ?? locals.address)
  const { wait, operator } = await locals.store.update((shop) => ({
    wait: countAttempt(shop, attempt, 'password', now),
    operator: operatorOf(shop, attempt.username),
  }))
  if (wait > 0) throw tooSoon(wait)
  if (!(await verifyPassword(password, operator.passwordHash))) {
    throw invalid([{ path: field, message: 'This is not your current password.' }])
  }
  await locals.store.update((shop) => clearAttempts(shop, attempt, 'password', now))
  return operator
}

export const attemptOf = (caller: Caller, { address, addressHash }: CallContext['locals']): Attempt => ({
  caller,
  username: caller.username ?? '',
  from: addressHash(address),
})
