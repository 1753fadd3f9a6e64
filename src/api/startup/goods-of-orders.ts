import { lastOf } from '~/domain/lists'
import type { Order } from '~/domain/orders/schema'
import type { Shop, ShopReader, Store } from '../store/store'

/** Migrates an old shop: notes since when the goods of an order had come back, or had not. Idempotent. */
export async function dateReturnedGoods(store: Store): Promise<void> {
  if (await store.read((shop) => undated(shop).length > 0)) await store.update(dateAll)
}

function dateAll(shop: Shop) {
  for (const order of undated(shop)) {
    const goodsBefore = [{ until: lastNoteOf(shop, order) }, ...(order.goodsBefore ?? [])]
    shop.orders.put({ ...order, goodsBefore })
  }
}

const undated = (shop: ShopReader): Order[] => [
  ...Iterator.from(shop.orders.rows()).filter((order) => (order.goodsBefore?.[0] ?? order).goodsReturned !== undefined),
]

/** When the last credit note of an order was written. */
function lastNoteOf(shop: ShopReader, { id, statusHistory, createdAt }: Order): string {
  const notes = shop.bills.by('orderId', id).filter(({ kind }) => kind === 'credit-note')
  const [last] = notes.toSorted((a, b) => b.id - a.id)
  return last?.createdAt ?? lastOf(statusHistory)?.at ?? createdAt
}
