import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ShopReader } from '../store/store'

const KEY_NAME = 'order-links'
const KEY_BYTES = 32
const ID_BYTES = 4
/** 128 bits cannot be guessed. */
const PROOF_BYTES = 16
const SALT_BYTES = 9
const TOKEN_BYTES = ID_BYTES + PROOF_BYTES

export const linkKeyOf = (shop: ShopReader) => shop.shopKeys.get(KEY_NAME)

/** A random key, from which all order and complaint links of a shop are derived. */
export const newLinkKey = () => ({ name: KEY_NAME, value: randomBytes(KEY_BYTES).toString('base64url') })

/** A random salt per row: if an id is reused, as after a restore, old links do not open the new row. */
export const newLinkSalt = (): string => randomBytes(SALT_BYTES).toString('base64url')

/** The token of a link: a row's id and its signature, in base64url. */
export function tokenOf(shop: ShopReader, id: number, signed: string): string {
  const head = Buffer.alloc(ID_BYTES)
  head.writeUInt32BE(id)
  return Buffer.concat([head, proof(shop, signed)]).toString('base64url')
}

/** The row of a token. Unknown, revoked and malformed tokens take the same time and open none. */
export function openedBy<Row extends { id: number }>(
  shop: ShopReader,
  token: string,
  find: (id: number) => Row | undefined,
  signedOf: (row: Row | { id: number }) => string,
): Row | undefined {
  const sent = Buffer.from(token, 'base64url')
  const bytes = sent.length === TOKEN_BYTES ? sent : Buffer.alloc(TOKEN_BYTES)
  const id = bytes.readUInt32BE()
  const row = find(id)
  const isProven = timingSafeEqual(bytes.subarray(ID_BYTES), proof(shop, signedOf(row ?? { id })))
  return isProven && bytes.toString('base64url') === token ? row : undefined
}

const proof = (shop: ShopReader, signed: string): Buffer =>
  createHmac('sha256', linkKey(shop)).update(signed).digest().subarray(0, PROOF_BYTES)

/** Caches keys, because reading one costs more than verifying a link. */
const keysOfRows = new WeakMap<object, KeyObject>()

function linkKey(shop: ShopReader): KeyObject {
  const row = linkKeyOf(shop)
  const known = row && keysOfRows.get(row)
  if (known) return known
  const bytes = Buffer.from(row?.value ?? '', 'base64url')
  if (!row || bytes.length !== KEY_BYTES) throw new Error('The shop has no key for its links.')
  const key = createSecretKey(bytes)
  keysOfRows.set(row, key)
  return key
}
