import { createECDH, ECDH, generateKeyPairSync } from 'node:crypto'
import type { ShopReader } from '../store/store'

const KEY_NAME = 'push'
const CURVE = 'prime256v1'

/** A random key that identifies the shop to push services. */
export function newPushKey() {
  const { d: value = '' } = generateKeyPairSync('ec', { namedCurve: CURVE }).privateKey.export({ format: 'jwk' })
  return { name: KEY_NAME, value }
}

/** The key in base64url, with its public key (RFC 8292). */
export function pushKeys(shop: ShopReader): { publicKey: string; privateKey: string } {
  const privateKey = shop.shopKeys.get(KEY_NAME)?.value
  if (!privateKey) throw new Error('The shop has no key for push services.')
  const key = createECDH(CURVE)
  key.setPrivateKey(privateKey, 'base64url')
  return { publicKey: key.getPublicKey('base64url'), privateKey }
}

/** Whether base64url bytes are a point of the curve, so that a message can be encrypted for it. */
export function isPoint(text: string): boolean {
  try {
    return ECDH.convertKey(text, CURVE, 'base64url').length > 0
  } catch {
    return false
  }
}
