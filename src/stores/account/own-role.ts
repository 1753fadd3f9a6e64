import { type Deed, may, ROLES, type Role } from '~/domain/account/roles'
import { keptRole } from './signed-in'

export const signedInRole = (): Role => ROLES.find((role) => role === keptRole()) ?? 'operator'

/** What the screens show; the server decides what each call may. */
export const operatorMay = (deed: Deed): boolean => may(signedInRole(), deed)

const PACKER_SCREENS = ['/admin-orders', '/admin-settings']

/** The screen of an address; whoever may not read it has his orders in its place. */
export const ownScreen = (address: string): string =>
  operatorMay('read') || PACKER_SCREENS.includes(address.split('?')[0] ?? '') ? address : '/admin-orders'
