import type { Role } from '~/domain/account/roles'
import { LOGIN_PATH } from '~/login-path'
import { forgetValue, keepValue, keptValue } from '../kept-values'

const FLAG = 'admin_authenticated'
const NAME = 'admin_username'
const ROLE = 'admin_role'

/** Whether this browser is flagged as signed in. Only decides redirects; every call needs the session. */
export const isSignedIn = (): boolean => read(FLAG) === 'true'

export const signedInName = (): string => read(NAME) ?? ''

/** The stored role. Only decides what screens show. */
export const keptRole = (): string | null => read(ROLE)

export function keepSignedIn(username: string, role: Role = 'operator') {
  for (const [name, value] of [
    [ROLE, role],
    [FLAG, 'true'],
    [NAME, username],
  ] as const)
    if (!keepValue(name, value)) writeCookie(name, encodeURIComponent(value))
}

export function forgetSignedIn() {
  for (const name of [FLAG, NAME, ROLE]) {
    forgetValue(name)
    if (cookieOf(name) !== undefined) writeCookie(name, '; Expires=Thu, 01 Jan 1970 00:00:00 GMT')
  }
}

/** Falls back to a cookie if storage is denied or full: sign-in needs cookies anyway. */
const read = (name: string): string | null => keptValue(name) ?? cookieOf(name) ?? null

function cookieOf(name: string): string | undefined {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found && decodeURIComponent(found.slice(name.length + 1))
}

function writeCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: The cookie store is younger than the browsers that need this.
  document.cookie = `${name}=${value}; Path=/; SameSite=Strict`
}

/** Milliseconds within which a browser leaves the page or was stopped. */
const LEFT_WITHIN = 10_000

let isLeaving = false

/** Prevents redirects by pending calls during logout. */
export function leaveOnPurpose() {
  isLeaving = true
  setTimeout(() => {
    isLeaving = false
  }, LEFT_WITHIN)
}

/** Redirects to the login page; `code` selects the message there. */
export function leaveForSignIn(code = '') {
  if (isLeaving) return
  forgetSignedIn()
  const back = encodeURIComponent(location.pathname + location.search)
  location.assign(`${LOGIN_PATH}?next=${back}${code && `&${code}`}`)
}
