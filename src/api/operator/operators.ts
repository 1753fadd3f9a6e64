import { randomBytes } from 'node:crypto'
import type { Shop, Store } from '~/api/store/store'
import { hashPassword } from './passwords'
import { noteSecurityEvent } from './security-events'
import { endOtherDevices } from './sessions'

export const randomPassword = (): string => randomBytes(15).toString('base64url')

/** Sets a new random password, ends every session and every wait; returns the operator's name and the password. */
export async function resetPassword(
  store: Store,
  now: string,
): Promise<{ username: string; password: string; hasTwoFactor: boolean }> {
  const password = randomPassword()
  const passwordHash = await hashPassword(password)
  return store.update((shop) => {
    const operator = theOperator(shop)
    shop.operators.put({ ...operator, passwordHash, passwordChangedAt: now })
    noteSecurityEvent(shop, 'password-reset', now)
    endOtherDevices(shop, undefined)
    for (const { nameHash } of shop.signInAttempts.rows()) shop.signInAttempts.delete(nameHash)
    return { username: operator.username, password, hasTwoFactor: operator.twoFactor?.isOn ?? false }
  })
}

export async function disableTwoFactor(store: Store, now: string): Promise<boolean> {
  return store.update((shop) => {
    const operator = theOperator(shop)
    shop.operators.put({ ...operator, twoFactor: null })
    if (operator.twoFactor?.isOn) noteSecurityEvent(shop, 'two-factor-ended', now)
    return operator.twoFactor?.isOn ?? false
  })
}

function theOperator(shop: Shop) {
  const [operator] = shop.operators.rows()
  if (!operator) throw new Error('This shop has no operator yet: the first start of the server makes one.')
  return operator
}
