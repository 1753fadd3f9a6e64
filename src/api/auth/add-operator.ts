import { randomBytes } from 'node:crypto'
import type { StoredOperator } from '~/domain/account/stored-operators-schema'
import { recorded } from '../audit-log/audited'
import type { Shop, ShopReader, Store } from '../store/store'
import { ownerOf } from './operator-rows'
import { hashPassword } from './passwords'
import { noteSecurityEvent } from './security-events'
import { endOtherBrowsers } from './sessions'

export const randomPassword = (): string => randomBytes(15).toString('base64url')

/**
 * Sets a new random password and ends the operator's sessions and sign-in waits. Returns the user name and the password. The
 * default is the owner; throws for an unknown user name.
 */
export async function resetPassword(
  store: Store,
  now: string,
  username?: string,
): Promise<{ username: string; password: string; hasTwoFactor: boolean; isOwner: boolean }> {
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  return updateByCommand(store, now, (shop) => {
    const operator = namedOperator(shop, username)
    shop.operators.put({ ...operator, passwordHash, passwordChangedAt: now })
    noteSecurityEvent(shop, 'password-reset', now, { operator })
    endOtherBrowsers(shop, operator.username)
    for (const { nameHash } of shop.signInAttempts.rows()) shop.signInAttempts.delete(nameHash)
    return { username: operator.username, password, hasTwoFactor: operator.twoFactor?.isOn ?? false, isOwner: operator.isOwner }
  })
}

/** Turns two-factor off and ends the operator's sessions; returns false if it was not on. */
export async function disableTwoFactor(store: Store, now: string, username?: string): Promise<boolean> {
  return updateByCommand(store, now, (shop) => {
    const operator = namedOperator(shop, username)
    shop.operators.put({ ...operator, twoFactor: null })
    if (!operator.twoFactor?.isOn) return false
    noteSecurityEvent(shop, 'two-factor-ended', now, { operator })
    endOtherBrowsers(shop, operator.username)
    return true
  })
}

const updateByCommand = <T>(store: Store, now: string, change: (shop: Shop) => T): Promise<T> =>
  store.update((shop) => recorded(shop, { username: undefined, now }, change))

function namedOperator(shop: ShopReader, username: string | undefined): StoredOperator {
  const operator = username === undefined ? ownerOf(shop) : shop.operators.get(username)
  if (operator) return operator
  const known = [...shop.operators.rows()].map((each) => each.username)
  if (known.length === 0) throw new Error('This shop has no operator yet: the first start of the server makes one.')
  throw new Error(`There is no operator ${username}. The user names are: ${known.join(', ')}.`)
}
