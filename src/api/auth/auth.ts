import { type Role, roleOf } from '~/domain/account/roles'
import { sessionTimeoutHours } from '~/domain/account/settings'
import type { StoredOperator } from '~/domain/account/stored-operators-schema'
import type { CallRequest } from '../http/call-request'
import { readCookie } from '../http/cookies'
import { notSignedIn } from '../http/problems'
import { correctDates, isInFuture } from '../startup/clock-correction'
import type { Rows } from '../store/shop-schema'
import type { Shop, ShopReader, Store } from '../store/store'
import { deviceUser } from './operator-rows'
import { hashOf } from './tokens'

/** The caller, authenticated by cookies. Tokens are hashed. */
export interface Caller {
  /** May read the whole shop: every role except packer, who counts as a visitor unless a call names him. */
  isOperator: boolean
  /** The role of the signed-in operator; undefined before a required two-factor is set up. */
  role: Role | undefined
  /** Signed in without the required two-factor; no operator rights until it is set up. */
  mustSetUpTwoFactor: boolean
  username: string | undefined
  sessionHash: string | undefined
  isKnownDevice: boolean
  /** The current role of the last operator on this device; undefined if the account was deleted. */
  deviceRole: Role | undefined
  deviceHash: string | undefined
  visitorHash: string | undefined
}

/** A caller without cookies. */
export const STRANGER: Caller = {
  isOperator: false,
  role: undefined,
  mustSetUpTwoFactor: false,
  username: undefined,
  sessionHash: undefined,
  isKnownDevice: false,
  deviceRole: undefined,
  deviceHash: undefined,
  visitorHash: undefined,
}

export type Credentials = ReturnType<typeof readCredentials>

export function readCredentials(request: Pick<CallRequest, 'headers'>, isHttps: boolean) {
  const hashed = (name: Parameters<typeof readCookie>[1]) => {
    const token = readCookie(request, name, isHttps)
    return token === undefined ? undefined : hashOf(token)
  }
  return { session: hashed('session'), device: hashed('device'), visitor: hashed('visitor') }
}

/** Authenticates credentials at the time `now` (milliseconds since 1970). */
export function authenticate(shop: ShopReader, credentials: Credentials, now: number): Caller {
  const session = credentials.session === undefined ? undefined : shop.sessions.get(credentials.session)
  const device = credentials.device === undefined ? undefined : shop.devices.get(credentials.device)
  const deviceOwner = device && shop.operators.get(deviceUser(shop, device.tokenHash) ?? '')
  const operator = session && now < sessionEnd(shop, session) ? provedOperator(shop, session) : undefined
  const mustSetUpTwoFactor = operator !== undefined && lacksTwoFactor(shop, operator)
  const role = operator && !mustSetUpTwoFactor ? roleOf(operator) : undefined
  return {
    isOperator: role !== undefined && role !== 'packer',
    role,
    mustSetUpTwoFactor,
    username: operator?.username,
    sessionHash: operator && session?.tokenHash,
    isKnownDevice: device !== undefined,
    deviceRole: deviceOwner && roleOf(deviceOwner),
    deviceHash: device?.tokenHash,
    visitorHash: credentials.visitor,
  }
}

/** The signed-in operator; undefined if he has two-factor and the session has not proved it. */
function provedOperator(shop: ShopReader, { username, hasProvedCode }: Rows['sessions']): StoredOperator | undefined {
  const operator = shop.operators.get(username)
  return operator?.twoFactor?.isOn && !hasProvedCode ? undefined : operator
}

/** Whether an operator lacks the required two-factor. */
export const lacksTwoFactor = (shop: ShopReader, { twoFactor }: StoredOperator): boolean =>
  shop.settings.get('require_2fa')?.value === 'true' && !twoFactor?.isOn

/** The session of a call; 401 if it has ended since the request began. */
export function requireSession(shop: ShopReader, { sessionHash = '' }: Caller): Rows['sessions'] {
  const session = shop.sessions.get(sessionHash)
  if (!session) throw notSignedIn()
  return session
}

const HOUR = 60 * 60 * 1000

const LONGEST_UNUSED = 72 * HOUR

/** When a session expires without further use, in milliseconds since 1970. */
export function sessionEnd(shop: ShopReader, session: Rows['sessions']): number {
  const used = Date.parse(session.lastUsedAt ?? session.createdAt)
  return Math.min(longestSessionEnd(shop, session), used + LONGEST_UNUSED)
}

/** When a session expires even with use: `session_timeout` hours after sign-in. */
export function longestSessionEnd(shop: ShopReader, { createdAt }: Rows['sessions']): number {
  return Date.parse(createdAt) + sessionTimeoutHours(shop.settings.get('session_timeout')?.value) * HOUR
}

/** Authenticates the caller of a request, and stores once an hour that the session is in use. */
export async function authenticateRequest(store: Store, credentials: Credentials, now: number): Promise<Caller> {
  const { caller, isNoteDue } = await store.read((shop) => {
    const caller = authenticate(shop, credentials, now)
    return { caller, isNoteDue: sessionToNote(shop, caller, now) !== undefined }
  })
  if (isNoteDue) await noteSessionUse(store, caller, now)
  return caller
}

function sessionToNote(shop: ShopReader, { sessionHash }: Caller, now: number): Rows['sessions'] | undefined {
  const session = sessionHash === undefined ? undefined : shop.sessions.get(sessionHash)
  if (!session) return undefined
  const { createdAt, lastUsedAt = createdAt } = session
  const isOld = now - Date.parse(lastUsedAt) >= HOUR
  return isOld || isInFuture(lastUsedAt, now) || isInFuture(createdAt, now) ? session : undefined
}

/** Never throws: on a full disk only this update is lost. */
async function noteSessionUse(store: Store, caller: Caller, now: number): Promise<void> {
  const note = (shop: Shop) => {
    const session = sessionToNote(shop, caller, now)
    if (!session) return
    correctDates(shop, now)
    shop.sessions.put({ ...(shop.sessions.get(session.tokenHash) ?? session), lastUsedAt: new Date(now).toISOString() })
  }
  await store.update(note).catch((error) => console.warn(`The use of a session could not be noted: ${error.message}`))
}
