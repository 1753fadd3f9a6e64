import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Order } from '~/domain/orders/schema'
import { pathIn } from '~/languages'
import type { Call } from '../http/call'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader, Store } from '../store/store'

const KEY_NAME = 'order-links'
const KEY_BYTES = 32
const ID_BYTES = 4
/** 128 bits that nobody guesses. */
const PROOF_BYTES = 16
const SALT_BYTES = 9
const TOKEN_BYTES = ID_BYTES + PROOF_BYTES

/** Makes the key of all links, once in a shop's life. */
export async function ensureLinkKey(store: Store) {
  if (await store.read(linkKeyOf)) return
  await store.update((shop) => {
    if (!linkKeyOf(shop)) shop.shopKeys.put(newLinkKey())
  })
}

export const linkKeyOf = (shop: ShopReader) => shop.shopKeys.get(KEY_NAME)

/** A random key, by which the links of a shop's orders are derived. */
export const newLinkKey = () => ({ name: KEY_NAME, value: randomBytes(KEY_BYTES).toString('base64url') })

/** The path of an order's own page in its language. It is derived each time, and never kept. */
export const orderLink = (shop: ShopReader, order: Order): string =>
  pathIn(order.language ?? 'en', `/order/${orderToken(shop, order)}`)

/** An order as its buyer is answered, with the path of its own page. */
export const withLink = (shop: ShopReader, order: Order): Order & { link: string } => ({
  ...order,
  link: orderLink(shop, order),
})

type Linked = Pick<Order, 'id' | 'linkNumber' | 'linkSalt'>

/** A value of one order alone: where its id is given again, as after a restore, its links open no other. */
export const newLinkSalt = (): string => randomBytes(SALT_BYTES).toString('base64url')

/** What a link carries: the order's id and its proof, in base64url. A new `linkNumber` ends the links before it. */
export function orderToken(shop: ShopReader, order: Linked): string {
  const head = Buffer.alloc(ID_BYTES)
  head.writeUInt32BE(order.id)
  return Buffer.concat([head, proof(shop, order)]).toString('base64url')
}

/** The order that a token opens. Unknown, ended and malformed ones cost the same work, and open none. */
export function orderByToken(shop: ShopReader, token: string): Order | undefined {
  const sent = Buffer.from(token, 'base64url')
  const bytes = sent.length === TOKEN_BYTES ? sent : Buffer.alloc(TOKEN_BYTES)
  const id = bytes.readUInt32BE()
  const order = shop.orders.get(id)
  const isProven = timingSafeEqual(bytes.subarray(ID_BYTES), proof(shop, order ?? { id }))
  return isProven && bytes.toString('base64url') === token ? order : undefined
}

/** Ends the link of an order, and answers with a new one. */
export function renewOrderLink(shop: Shop, call: Call<unknown>): { link: string } {
  const before = namedRow(shop.orders, call, 'order')
  const order = { ...before, linkNumber: (before.linkNumber ?? 0) + 1 }
  shop.orders.put(order)
  return { link: orderLink(shop, order) }
}

/** Links of orders from before there was a salt are signed without one. */
function proof(shop: ShopReader, { id, linkNumber = 0, linkSalt }: Linked): Buffer {
  const signed = ['order', id, linkNumber, ...(linkSalt === undefined ? [] : [linkSalt])].join(' ')
  return createHmac('sha256', linkKey(shop)).update(signed).digest().subarray(0, PROOF_BYTES)
}

/** To read the key costs more than to prove a link by it. */
const keysOfRows = new WeakMap<object, KeyObject>()

function linkKey(shop: ShopReader): KeyObject {
  const row = linkKeyOf(shop)
  const known = row && keysOfRows.get(row)
  if (known) return known
  const bytes = Buffer.from(row?.value ?? '', 'base64url')
  if (!row || bytes.length !== KEY_BYTES) throw new Error('The shop has no key for the links of its orders.')
  const key = createSecretKey(bytes)
  keysOfRows.set(row, key)
  return key
}
