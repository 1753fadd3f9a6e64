import { readCookie } from '~/api/http/cookies'
import { dateBack, isAhead } from '~/api/opening/set-back-clock'
import type { Shop, ShopReader, Store } from '~/api/store/store'
import { sessionTimeoutHours } from '~/rules/settings'
import type { Rows } from '~/schemas/shop'
import { hashOf } from './tokens'

/** Who makes a call, as their cookies prove it. Hashes stand for the cookies' tokens. */
export interface Caller {
  isOperator: boolean
  username: string | undefined
  sessionHash: string | undefined
  isKnownDevice: boolean
  deviceHash: string | undefined
  visitorHash: string | undefined
}

/** The tokens a request carries, hashed; they prove nothing yet. */
export function claimsOf(request: Request, isHttps: boolean) {
  const hashed = (name: Parameters<typeof readCookie>[1]) => {
    const token = readCookie(request, name, isHttps)
    return token === undefined ? undefined : hashOf(token)
  }
  return { session: hashed('session'), device: hashed('device'), visitor: hashed('visitor') }
}

/** Checks claims against the store at the time `now` (milliseconds since 1970). */
export function callerOf(shop: ShopReader, claims: ReturnType<typeof claimsOf>, now: number): Caller {
  const session = claims.session === undefined ? undefined : shop.sessions.get(claims.session)
  const device = claims.device === undefined ? undefined : shop.devices.get(claims.device)
  const isOperator = session !== undefined && now < sessionEnd(shop, session)
  return {
    isOperator,
    username: isOperator ? session.username : undefined,
    sessionHash: isOperator ? session.tokenHash : undefined,
    isKnownDevice: device !== undefined,
    deviceHash: device?.tokenHash,
    visitorHash: claims.visitor,
  }
}

const HOUR = 60 * 60 * 1000

/** Unused for so long, a session ends before its `session_timeout`: over a closed Sunday, and not much more. */
const LONGEST_UNUSED = 72 * HOUR

/** When a session ends without further use, in milliseconds since 1970. */
export function sessionEnd(shop: ShopReader, session: Rows['sessions']): number {
  const used = Date.parse(session.lastUsedAt ?? session.createdAt)
  return Math.min(longestSessionEnd(shop, session), used + LONGEST_UNUSED)
}

/** When a session ends however much it is used: `session_timeout` hours after its sign-in. */
export function longestSessionEnd(shop: ShopReader, { createdAt }: Rows['sessions']): number {
  return Date.parse(createdAt) + sessionTimeoutHours(shop.settings.get('session_timeout')?.value) * HOUR
}

/** Notes once an hour that the session of these claims is in use; after the clock was set back, from now on. Never throws: a full disk costs the note alone. */
export async function noteUse(store: Store, claims: ReturnType<typeof claimsOf>, now: number): Promise<void> {
  const isDue = (shop: ShopReader) => {
    const { sessionHash } = callerOf(shop, claims, now)
    const session = sessionHash === undefined ? undefined : shop.sessions.get(sessionHash)
    if (!session) return undefined
    const { createdAt, lastUsedAt = createdAt } = session
    const isOld = now - Date.parse(lastUsedAt) >= HOUR
    return isOld || isAhead(lastUsedAt, now) || isAhead(createdAt, now) ? session : undefined
  }
  if (!(await store.read(isDue))) return
  const note = (shop: Shop) => {
    const session = isDue(shop)
    if (!session) return
    dateBack(shop, now)
    shop.sessions.put({ ...(shop.sessions.get(session.tokenHash) ?? session), lastUsedAt: new Date(now).toISOString() })
  }
  await store.update(note).catch((error) => console.warn(`The use of a session could not be noted: ${error.message}`))
}
