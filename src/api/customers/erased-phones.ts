import { createHmac, randomBytes } from 'node:crypto'
import type { Shop, ShopReader } from '../store/store'

const KEY_NAME = 'erasures'
const KEY_BYTES = 32
const HASH_BYTES = 16

/** The shop's own key by which it knows again whom it has erased; none before the first erasure. */
export const erasureKeyOf = (shop: ShopReader) => shop.shopKeys.get(KEY_NAME)

export function ensureErasureKey(shop: Shop) {
  if (!erasureKeyOf(shop)) shop.shopKeys.put({ name: KEY_NAME, value: randomBytes(KEY_BYTES).toString('base64url') })
}

/** The keyed hash of a phone of +91 and ten digits, or of an e-mail address; undefined before the first erasure. */
export function erasureHash(shop: ShopReader, identity: string): string | undefined {
  const key = erasureKeyOf(shop)
  if (!key) return undefined
  const hash = createHmac('sha256', Buffer.from(key.value, 'base64url')).update(identity.toLowerCase())
  return hash.digest().subarray(0, HASH_BYTES).toString('hex')
}

/** What stands in the place of a phone. It is no number, and one for each phone. */
export function erasedPhone(shop: ShopReader, phone: string): string | undefined {
  const hash = erasureHash(shop, phone)
  return hash && `${hash}:erased`
}
