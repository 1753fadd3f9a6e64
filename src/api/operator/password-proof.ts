import type { APIContext } from 'astro'
import type { Call } from '~/api/http/call'
import { invalid, notSignedIn } from '~/api/http/problems'
import type { ShopReader } from '~/api/store/store'
import type { Rows } from '~/schemas/shop'
import type { Caller } from './auth'
import { countGuess, forgiveGuesses, type Guesser, tooSoon } from './login-throttle'
import { verifyPassword } from './passwords'

/**
 * Makes the signed-in operator prove the password once more, throttled like a sign-in; gives the operator's row.
 * 422 at `field` where it is wrong.
 */
export async function provePassword(
  { caller, now }: Call<unknown>,
  { locals }: Pick<APIContext, 'locals'>,
  { password, field }: { password: string; field: string },
): Promise<Rows['operators']> {
  const guesser = guesserOf(caller, locals)
  await locals.limits.countSignIn(caller.deviceHash ?? locals.address)
  const { wait, operator } = await locals.store.update((shop) => ({
    wait: countGuess(shop, guesser, 'password', now),
    operator: operatorOf(shop, guesser.username),
  }))
  if (wait > 0) throw tooSoon(wait)
  if (!(await verifyPassword(password, operator.passwordHash))) {
    throw invalid([{ path: field, message: 'This is not your current password.' }])
  }
  await locals.store.update((shop) => forgiveGuesses(shop, guesser, 'password', now))
  return operator
}

/** The signed-in operator as one who may guess. */
export const guesserOf = (caller: Caller, { address, addressHash }: APIContext['locals']): Guesser => ({
  caller,
  username: caller.username ?? '',
  from: addressHash(address),
})

/** The row of a signed-in operator. */
export function operatorOf(shop: ShopReader, username = ''): Rows['operators'] {
  const operator = shop.operators.get(username)
  if (!operator) throw notSignedIn()
  return operator
}
