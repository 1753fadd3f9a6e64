import type { NewSession, Session } from '~/domain/account/session-schema'
import { type Caller, requireSession } from '../auth/auth'
import { clearAttempts, countAttempt, tooSoon } from '../auth/login-throttle'
import { operatorOf } from '../auth/operator-rows'
import { verifyPassword } from '../auth/passwords'
import { refuseWrongCode } from '../auth/proved-updates'
import { type StartedSession, sessionAnswer, sessionOf, startSession } from '../auth/sessions'
import type { Call, CallContext } from '../http/call'
import { CallAnswer } from '../http/call-answer'
import { type CookieName, cookie } from '../http/cookies'
import { Refusal } from '../http/problems'
import type { Shop, ShopReader } from '../store/store'

export function readSession(shop: ShopReader, { caller }: Call): Session {
  return sessionOf(shop, requireSession(shop, caller))
}

/**
 * Signs in and starts a session. 401 with the same sentence for a wrong name or password; 422 at `code` if two-factor is set up
 * and the code is wrong; 429 after too many attempts.
 */
export async function signIn({ input, caller, now }: Call<NewSession>, { locals }: CallContext): Promise<CallAnswer<Session>> {
  const { store, limits, address } = locals
  await limits.countSignIn(caller.deviceHash ?? address)
  const username = await store.read((shop) => typedName(shop, input.username))
  const attempt = { caller, username, from: locals.addressHash(address) }
  const { wait, operator } = await store.update((shop) => ({
    wait: countAttempt(shop, attempt, 'password', now),
    operator: shop.operators.get(username),
  }))
  if (wait > 0) throw tooSoon(wait)
  if (!(await verifyPassword(input.password, operator?.passwordHash))) throw wrongPair()
  const started = await store.update((shop) => {
    // The password may have changed while this one was checked.
    if (shop.operators.get(username)?.passwordHash !== operator?.passwordHash) throw wrongPair()
    clearAttempts(shop, attempt, 'password', now)
    return refuseWrongCode(shop, attempt, input.code, now) ?? startNotedSession(shop, caller, username, now)
  })
  if (started instanceof Refusal) throw started
  return sessionAnswer(started, 201, now, locals.isHttps)
}

/** The intended user name: phone keyboards append a space. */
const typedName = (shop: ShopReader, typed: string) => (shop.operators.get(typed) ? typed : typed.trim())

function startNotedSession(shop: Shop, caller: Caller, username: string, now: string): StartedSession {
  shop.operators.put({ ...operatorOf(shop, username), lastSignInAt: now })
  return startSession(shop, caller, username, now)
}

const wrongPair = () => new Refusal(401, 'Invalid username or password')

export async function signOut({ caller }: Call, { locals }: CallContext): Promise<CallAnswer<void>> {
  const { sessionHash } = caller
  if (sessionHash) await locals.store.update((shop) => shop.sessions.delete(sessionHash))
  return withoutCookies(['session'], locals.isHttps)
}

/** Signs out and removes this browser from the trusted devices, so that its login page shows no data. */
export async function forgetDevice({ caller }: Call, { locals }: CallContext): Promise<CallAnswer<void>> {
  await locals.store.update((shop) => {
    if (caller.sessionHash) shop.sessions.delete(caller.sessionHash)
    if (!caller.deviceHash) return
    shop.devices.delete(caller.deviceHash)
    for (const { endpointHash, deviceHash } of shop.pushSubscriptions.rows())
      if (deviceHash === caller.deviceHash) shop.pushSubscriptions.delete(endpointHash)
  })
  return withoutCookies(['session', 'device'], locals.isHttps)
}

/** Deletes cookies, and everything that the browser has cached. */
function withoutCookies(names: readonly CookieName[], isHttps: boolean): CallAnswer<void> {
  const answer = new CallAnswer<void>(204, null, { 'Clear-Site-Data': '"cache"' })
  for (const name of names) answer.headers.append('Set-Cookie', cookie(name, '', isHttps, 0))
  return answer
}
