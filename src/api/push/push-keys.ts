import { createECDH } from 'node:crypto'
import type { ShopReader, Store } from '../store/store'

const KEY_NAME = 'push'
const CURVE = 'prime256v1'
const KEY_BYTES = 32

/** Makes the key by which push services know this shop, once in its life. */
export async function ensurePushKey(store: Store) {
  if (await store.read(pushKeyOf)) return
  await store.update((shop) => {
    if (!pushKeyOf(shop)) shop.shopKeys.put(newPushKey())
  })
}

export function newPushKey() {
  const key = createECDH(CURVE)
  key.generateKeys()
  // Where it begins with zeros, they are left out.
  const bytes = Buffer.from(key.getPrivateKey('hex').padStart(2 * KEY_BYTES, '0'), 'hex')
  return { name: KEY_NAME, value: bytes.toString('base64url') }
}

const pushKeyOf = (shop: ShopReader) => shop.shopKeys.get(KEY_NAME)

/** The key as bytes, with its public half (RFC 8292). */
export function pushKeys(shop: ShopReader): { publicKey: Buffer; privateKey: Buffer } {
  const row = pushKeyOf(shop)
  if (!row) throw new Error('The shop has no key for push services.')
  const privateKey = Buffer.from(row.value, 'base64url')
  const key = createECDH(CURVE)
  key.setPrivateKey(privateKey)
  return { publicKey: key.getPublicKey(), privateKey }
}

/** Whether bytes in base64url are a point of the curve, to which a message can be encrypted. */
export function isPoint(text: string): boolean {
  try {
    const key = createECDH(CURVE)
    key.generateKeys()
    return key.computeSecret(text, 'base64url').length > 0
  } catch {
    return false
  }
}
