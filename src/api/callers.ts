import { sessionTimeoutHours } from '~/rules/settings'
import type { Rows } from '~/schemas/shop'
import { readCookie } from './cookies'
import type { ShopReader } from './store/store'
import { hashOf } from './tokens'

/** Who makes a call, as their cookies prove it. Hashes stand for the cookies' tokens. */
export interface Caller {
  isOperator: boolean
  username: string | undefined
  sessionHash: string | undefined
  isKnownDevice: boolean
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
  const isOperator = session !== undefined && now < sessionEnd(shop, session)
  return {
    isOperator,
    username: isOperator ? session.username : undefined,
    sessionHash: isOperator ? session.tokenHash : undefined,
    isKnownDevice: claims.device !== undefined && shop.devices.get(claims.device) !== undefined,
    visitorHash: claims.visitor,
  }
}

/** When a session ends, in milliseconds since 1970: `session_timeout` hours after its sign-in. */
export function sessionEnd(shop: ShopReader, session: Rows['sessions']): number {
  const hours = sessionTimeoutHours(shop.settings.get('session_timeout')?.value)
  return Date.parse(session.createdAt) + hours * 60 * 60 * 1000
}
