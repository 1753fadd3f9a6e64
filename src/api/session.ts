import type { APIContext } from 'astro'
import { loginAttempts } from '~/rules/settings'
import { signInWait } from '~/rules/sign-in'
import type { NewSession, Session } from '~/schemas/session'
import { sessionEnd } from './callers'
import { cookie } from './cookies'
import type { Call } from './http'
import { verifyPassword } from './passwords'
import { notSignedIn, Refusal, tooMany } from './problems'
import type { Shop, ShopReader } from './store/store'
import { hashOf, newToken } from './tokens'

const MAX_DEVICES = 50
const MAX_NAMES = 1000

/** Who is signed in, and until when; 401 for a visitor. */
export function readSession(shop: ShopReader, { caller }: Call): Session {
  const session = caller.sessionHash ? shop.sessions.get(caller.sessionHash) : undefined
  if (!session) throw notSignedIn()
  return { username: session.username, expiresAt: new Date(sessionEnd(shop, session)).toISOString() }
}

/** Signs the operator in with a new session; 401 with one sentence for a wrong name or password, 429 after too many. */
export async function signIn({ input, caller, now }: Call<NewSession>, { locals }: APIContext): Promise<Response> {
  const { store, limits, isHttps, address } = locals
  await limits.countSignIn(address)
  const nameHash = hashOf(input.username.toLowerCase())
  const operator = await store.update((shop) => {
    if (!caller.isKnownDevice) refuseTooSoon(shop, nameHash, now)
    // Counted before the slow check and taken back at success, so that guesses sent at once are not let through together.
    countFailure(shop, nameHash, now)
    return shop.operators.get(input.username)
  })
  if (!(await verifyPassword(input.password, operator?.passwordHash))) throw new Refusal(401, 'Invalid username or password')
  const token = newToken()
  const deviceToken = caller.isKnownDevice ? undefined : newToken()
  const session = await store.update((shop) => {
    shop.signInAttempts.delete(nameHash)
    forgetEndedSessions(shop, now)
    if (deviceToken) rememberDevice(shop, hashOf(deviceToken), now)
    const row = { tokenHash: hashOf(token), username: input.username, createdAt: now }
    shop.sessions.put(row)
    return { username: row.username, expiresAt: new Date(sessionEnd(shop, row)).toISOString() }
  })
  const response = Response.json(session satisfies Session, { status: 201, headers: { 'Cache-Control': 'no-store' } })
  const lifetime = Math.ceil((Date.parse(session.expiresAt) - Date.parse(now)) / 1000)
  response.headers.append('Set-Cookie', cookie('session', token, isHttps, lifetime))
  if (deviceToken) response.headers.append('Set-Cookie', cookie('device', deviceToken, isHttps))
  return response
}

/** Ends this browser's session, if there is one. */
export async function signOut({ caller }: Call, { locals }: APIContext): Promise<Response> {
  const { sessionHash } = caller
  if (sessionHash) await locals.store.update((shop) => shop.sessions.delete(sessionHash))
  return new Response(null, { status: 204, headers: { 'Set-Cookie': cookie('session', '', locals.isHttps, 0) } })
}

function refuseTooSoon(shop: ShopReader, nameHash: string, now: string) {
  const attempt = shop.signInAttempts.get(nameHash)
  if (!attempt) return
  const wait = signInWait(attempt.failures, loginAttempts(shop.settings.get('login_attempts')?.value))
  const left = (Date.parse(attempt.lastFailureAt) - Date.parse(now)) / 1000 + wait
  if (left > 0) throw tooMany(Math.ceil(left))
}

function countFailure(shop: Shop, nameHash: string, now: string) {
  const failures = (shop.signInAttempts.get(nameHash)?.failures ?? 0) + 1
  shop.signInAttempts.put({ nameHash, failures, lastFailureAt: now })
  dropOldest(shop.signInAttempts, MAX_NAMES, (row) => row.nameHash)
}

function forgetEndedSessions(shop: Shop, now: string) {
  for (const session of shop.sessions.rows()) {
    if (sessionEnd(shop, session) <= Date.parse(now)) shop.sessions.delete(session.tokenHash)
  }
}

function rememberDevice(shop: Shop, tokenHash: string, createdAt: string) {
  shop.devices.put({ tokenHash, createdAt })
  dropOldest(shop.devices, MAX_DEVICES, (row) => row.tokenHash)
}

function dropOldest<Row>(table: { rows(): Iterable<Row>; delete(key: string): void }, kept: number, keyOf: (row: Row) => string) {
  const rows = [...table.rows()]
  for (const row of rows.slice(0, Math.max(0, rows.length - kept))) table.delete(keyOf(row))
}
