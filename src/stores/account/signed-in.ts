import { type Deed, may, ROLES, type Role } from '~/domain/account/roles'
import { LOGIN_PATH } from '~/login-path'

const FLAG = 'admin_authenticated'
const NAME = 'admin_username'
const ROLE = 'admin_role'

/** Whether this browser's flag says signed in. It decides redirects only; every call needs the session. */
export const isSignedIn = (): boolean => localStorage.getItem(FLAG) === 'true'

export const signedInName = (): string => localStorage.getItem(NAME) ?? ''

export const signedInRole = (): Role => ROLES.find((role) => role === localStorage.getItem(ROLE)) ?? 'operator'

/** What the screens show; the server decides what each call may. */
export const operatorMay = (deed: Deed): boolean => may(signedInRole(), deed)

const PACKER_SCREENS = ['/admin-orders', '/admin-settings']

/** The screen of an address; whoever may not read it has his orders in its place. */
export const ownScreen = (address: string): string =>
  operatorMay('read') || PACKER_SCREENS.includes(address.split('?')[0] ?? '') ? address : '/admin-orders'

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

/** Goes to the login page; `code` says there what has to be done first. */
export function leaveForSignIn(code = '') {
  forgetSignedIn()
  const back = encodeURIComponent(location.pathname + location.search)
  location.assign(`${LOGIN_PATH}?next=${back}${code && `&${code}`}`)
}
