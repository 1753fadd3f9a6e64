import type { Role } from '~/domain/account/roles'
import { LOGIN_PATH } from '~/login-path'

const FLAG = 'admin_authenticated'
const NAME = 'admin_username'
export const ROLE = 'admin_role'

/** Whether this browser's flag says signed in. It decides redirects only; every call needs the session. */
export const isSignedIn = (): boolean => localStorage.getItem(FLAG) === 'true'

export const signedInName = (): string => localStorage.getItem(NAME) ?? ''

export function keepSignedIn(username: string, role: Role = 'operator') {
  localStorage.setItem(ROLE, role)
  localStorage.setItem(FLAG, 'true')
  localStorage.setItem(NAME, username)
}

export function forgetSignedIn() {
  localStorage.removeItem(FLAG)
  localStorage.removeItem(NAME)
  localStorage.removeItem(ROLE)
}

/** Milliseconds in which a browser has left, or was held back. */
const LEFT_WITHIN = 10_000

let isLeaving = false

/** Whoever logs out is led nowhere else by a call that was still under way. */
export function leaveOnPurpose() {
  isLeaving = true
  setTimeout(() => {
    isLeaving = false
  }, LEFT_WITHIN)
}

/** Goes to the login page; `code` says there what has to be done first. */
export function leaveForSignIn(code = '') {
  if (isLeaving) return
  forgetSignedIn()
  const back = encodeURIComponent(location.pathname + location.search)
  location.assign(`${LOGIN_PATH}?next=${back}${code && `&${code}`}`)
}
