import { type Deed, may, ROLES, type Role } from '~/domain/account/roles'
import { keptRole } from './signed-in'

export const signedInRole = (): Role => ROLES.find((role) => role === keptRole()) ?? 'operator'

/** Whether screens show something to this role. The server checks every call itself. */
export const operatorMay = (deed: Deed): boolean => may(signedInRole(), deed)

const PACKER_SCREENS = ['/admin-orders', '/admin-settings']

/** The screen of an address, or the orders if the role may not read that screen. */
export const ownScreen = (address: string): string =>
  operatorMay('read') || PACKER_SCREENS.includes(address.split('?')[0] ?? '') ? address : '/admin-orders'
