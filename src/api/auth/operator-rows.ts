import type { StoredOperator } from '~/domain/account/stored-operators-schema'
import { notSignedIn } from '../http/problems'
import type { ShopReader } from '../store/store'

export function operatorOf(shop: ShopReader, username = ''): StoredOperator {
  const operator = shop.operators.get(username)
  if (!operator) throw notSignedIn()
  return operator
}

export const ownerOf = (shop: ShopReader): StoredOperator | undefined => [...shop.operators.rows()].find(({ isOwner }) => isOwner)

export function deviceUser(shop: ShopReader, tokenHash = ''): string | undefined {
  const device = shop.devices.get(tokenHash)
  return device && (device.username ?? ownerOf(shop)?.username)
}
