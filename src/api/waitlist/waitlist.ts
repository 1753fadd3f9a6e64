import { said } from '~/domain/sentences'
import {
  MAX_WAITING,
  type NewWaiting,
  type Waiting,
  type WaitingProgress,
  type WaitingReceipt,
  waitingPhone,
} from '~/domain/waitlist/schema'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow, oldestFirst } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'

/** What one buyer waits for; undefined once told, and for an erased phone. */
export function waitingKey({
  productId,
  phone,
  informedAt,
}: Pick<Waiting, 'productId' | 'phone' | 'informedAt'>): string | undefined {
  const number = waitingPhone(phone)
  return informedAt || !number ? undefined : `${productId} ${number}`
}

/** The buyers who wait for a feed, oldest first. */
export const listWaiting = (shop: ShopReader): Waiting[] =>
  oldestFirst(shop.waitlist.rows()).filter((row) => waitingKey(row) !== undefined)

/** The row of a buyer who waits for the feed already, at most one. */
function waitingLike(shop: ShopReader, wish: Pick<Waiting, 'productId' | 'phone'>): Waiting[] {
  const key = waitingKey(wish)
  return key === undefined ? [] : shop.waitlist.by('key', key, 1)
}

/** Stores whom to tell when a feed is in stock again; twice is once. 422 for an unknown feed, 409 if too many wait for it. */
export function createWaiting(shop: Shop, { input, now }: Pick<Call<NewWaiting>, 'input' | 'now'>): WaitingReceipt {
  const { productId, phone } = input
  const product = shop.products.get(productId)
  if (!product?.isActive) throw invalid([{ path: 'productId', ...said('not-for-sale') }])
  if (waitingKey(input) !== undefined && waitingLike(shop, input).length === 0) {
    if (shop.waitlist.by('productId', productId, MAX_WAITING).length >= MAX_WAITING) throw conflict(said('enough-waiting'))
    shop.waitlist.insert({ ...input, productName: product.name, createdAt: now })
  }
  return { productId, phone }
}

/** Notes that a buyer was told, or takes it back: one who asked again meanwhile still waits once. 404 for an unknown id. */
export function setInformed(shop: Shop, call: Call<WaitingProgress>): Waiting {
  const before = namedRow(shop.waitlist, call, 'waiting buyer')
  const { informedAt, informedBy: _by, ...open } = before
  if (call.input.isInformed === (informedAt !== undefined)) return before
  const [again] = call.input.isInformed ? [] : waitingLike(shop, open)
  if (again) return again
  const by = call.caller.username !== undefined && { informedBy: call.caller.username }
  const after = call.input.isInformed ? { ...open, informedAt: call.now, ...by } : open
  shop.waitlist.put(after)
  return after
}
