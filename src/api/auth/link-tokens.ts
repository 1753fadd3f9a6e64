import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { ShopReader } from '../store/store'

const KEY_NAME = 'order-links'
const KEY_BYTES = 32
const ID_BYTES = 4
/** 128 bits that nobody guesses. */
const PROOF_BYTES = 16
const SALT_BYTES = 9
const TOKEN_BYTES = ID_BYTES + PROOF_BYTES

export const linkKeyOf = (shop: ShopReader) => shop.shopKeys.get(KEY_NAME)

/** A random key, by which the links of a shop's orders and complaints are derived. */
export const newLinkKey = () => ({ name: KEY_NAME, value: randomBytes(KEY_BYTES).toString('base64url') })

/** A value of one row alone: where its id is given again, as after a restore, its links open no other. */
export const newLinkSalt = (): string => randomBytes(SALT_BYTES).toString('base64url')

/** What a link carries: a row's id and its proof, in base64url. */
export function tokenOf(shop: ShopReader, id: number, signed: string): string {
  const head = Buffer.alloc(ID_BYTES)
  head.writeUInt32BE(id)
  return Buffer.concat([head, proof(shop, signed)]).toString('base64url')
}

/** The row that a token opens. Unknown, ended and malformed ones cost the same work, and open none. */
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

/** To read the key costs more than to prove a link by it. */
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
