import type { APIContext } from 'astro'
import { passwordExpiryDays } from '~/rules/settings'
import type { NewPassword, PasswordAge } from '~/schemas/password'
import { isCommonPassword } from './common-passwords'
import { countGuess, forgiveGuesses } from './guesses'
import type { Call } from './http'
import { hashPassword, verifyPassword } from './passwords'
import { invalid, notSignedIn, tooMany } from './problems'
import { endOtherDevices, sessionResponse, startSession } from './sessions'
import type { ShopReader } from './store/store'

const DAY = 24 * 60 * 60 * 1000

/** How old the password is; nobody is ever forced to change it. */
export async function readPasswordAge({ caller, now }: Call, { locals }: APIContext): Promise<PasswordAge> {
  return locals.store.read((shop) => {
    const { passwordChangedAt: changedAt } = operatorOf(shop, caller.username)
    const days = passwordExpiryDays(shop.settings.get('password_expiry')?.value)
    return { changedAt, isOld: Date.parse(now) - Date.parse(changedAt) > days * DAY }
  })
}

/**
 * Changes the operator's password, ends every session and device but this browser's, and gives that a new session.
 * 422 at the field of a wrong present or too common new password, 429 after too many wrong ones.
 */
export async function changePassword({ input, caller, now }: Call<NewPassword>, { locals }: APIContext): Promise<Response> {
  const { store, limits, address } = locals
  const { username = '', sessionHash = '' } = caller
  await limits.countSignIn(caller.deviceHash ?? address)
  const guesser = { caller, username, addressHash: locals.addressHash(address) }
  const { wait, before } = await store.update((shop) => ({
    wait: countGuess(shop, guesser, 'password', now),
    before: operatorOf(shop, username),
  }))
  if (wait > 0) throw tooMany(wait)
  if (!(await verifyPassword(input.current, before.passwordHash))) {
    throw invalid([{ path: 'current', message: 'This is not your current password.' }])
  }
  await store.update((shop) => forgiveGuesses(shop, guesser, 'password'))
  await refuseWeak(input, username)
  const passwordHash = await hashPassword(input.password)
  const started = await store.update((shop) => {
    // A session that ended meanwhile, by another change of the password for one, changes nothing.
    if (!shop.sessions.get(sessionHash)) throw notSignedIn()
    shop.operators.put({ ...operatorOf(shop, username), passwordHash, passwordChangedAt: now })
    endOtherDevices(shop, caller.deviceHash)
    return startSession(shop, caller, username, now)
  })
  await locals.forgetFirstPassword()
  return sessionResponse(started, 200, now, locals.isHttps)
}

async function refuseWeak({ current, password }: NewPassword, username: string) {
  if (password === current) throw invalid([{ path: 'password', message: 'Please choose another password than the present one.' }])
  if (!(await isCommonPassword(password, username))) return
  throw invalid([{ path: 'password', message: 'This password is among the first that others would try. Please choose another.' }])
}

function operatorOf(shop: ShopReader, username = '') {
  const operator = shop.operators.get(username)
  if (!operator) throw notSignedIn()
  return operator
}
