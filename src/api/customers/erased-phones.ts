import { createHmac, randomBytes } from 'node:crypto'
import type { Shop, ShopReader } from '../store/store'

const KEY_NAME = 'erasures'
const KEY_BYTES = 32
const HASH_BYTES = 16

/** The key for hashes of erased identities; undefined before the first erasure. */
export const erasureKeyOf = (shop: ShopReader) => shop.shopKeys.get(KEY_NAME)

export function ensureErasureKey(shop: Shop) {
  if (!erasureKeyOf(shop)) shop.shopKeys.put({ name: KEY_NAME, value: randomBytes(KEY_BYTES).toString('base64url') })
}

/** The keyed hash of a phone (+91 and ten digits) or e-mail address; undefined before the first erasure. */
export function erasureHash(shop: ShopReader, identity: string): string | undefined {
  const key = erasureKeyOf(shop)
  if (!key) return undefined
  const hash = createHmac('sha256', Buffer.from(key.value, 'base64url')).update(identity.toLowerCase())
  return hash.digest().subarray(0, HASH_BYTES).toString('hex')
}

/** The replacement for an erased phone: no phone number, but unique per phone. */
export function erasedPhone(shop: ShopReader, phone: string): string | undefined {
  const hash = erasureHash(shop, phone)
  return hash && `${hash}:erased`
}
