import { DAY } from '~/domain/day'
import type { CallRequest } from './call-request'

export type CookieName = 'session' | 'device' | 'visitor' | 'placed' | 'complained' | 'opened'

/** In seconds. */
const LONG_LIVED = (400 * DAY) / 1000

export function readCookie(request: Pick<CallRequest, 'headers'>, name: CookieName, isHttps: boolean): string | undefined {
  const prefix = `${fullName(name, isHttps)}=`
  const pairs = request.headers.get('cookie')?.split(/; */) ?? []
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length)
}

/** A Set-Cookie header with `value` for `seconds`; 0 deletes the cookie. */
export function cookie(name: CookieName, value: string, isHttps: boolean, seconds = LONG_LIVED): string {
  const secure = isHttps ? '; Secure' : ''
  return `${fullName(name, isHttps)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** A Set-Cookie header for one page and those below it. Other sites' links do not send it. */
export function pageCookie(name: CookieName, value: string, isHttps: boolean, path: string, seconds: number): string {
  const secure = isHttps ? '; Secure' : ''
  return `${fullName(name, isHttps)}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`
}

/** A browser takes a `__Host-` cookie only for all paths. */
const fullName = (name: CookieName, isHttps: boolean) => {
  if (!isHttps) return name
  return name === 'opened' ? `__Secure-${name}` : `__Host-${name}`
}
