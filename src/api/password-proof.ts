import type { APIContext } from 'astro'
import type { Rows } from '~/schemas/shop'
import { countGuess, forgiveGuesses, type Guesser, tooSoon } from './guesses'
import type { Call } from './http'
import { verifyPassword } from './passwords'
import { invalid, notSignedIn } from './problems'
import type { ShopReader } from './store/store'

/**
 * Makes the signed-in operator prove the password once more, throttled like a sign-in; gives the operator's row.
 * 422 at `field` where it is wrong.
 */
export async function provePassword(
  { caller, now }: Call<unknown>,
  { locals: { store, limits, address, addressHash } }: Pick<APIContext, 'locals'>,
  { password, field }: { password: string; field: string },
): Promise<Rows['operators']> {
  const username = caller.username ?? ''
  const guesser: Guesser = { caller, username, addressHash: addressHash(address) }
  await limits.countSignIn(caller.deviceHash ?? address)
  const { wait, operator } = await store.update((shop) => ({
    wait: countGuess(shop, guesser, 'password', now),
    operator: operatorOf(shop, username),
  }))
  if (wait > 0) throw tooSoon(wait)
  if (!(await verifyPassword(password, operator.passwordHash))) {
    throw invalid([{ path: field, message: 'This is not your current password.' }])
  }
  await store.update((shop) => forgiveGuesses(shop, guesser, 'password'))
  return operator
}

/** The row of a signed-in operator. */
export function operatorOf(shop: ShopReader, username = ''): Rows['operators'] {
  const operator = shop.operators.get(username)
  if (!operator) throw notSignedIn()
  return operator
}
