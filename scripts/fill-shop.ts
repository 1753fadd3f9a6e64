import type { Shop, Store } from '~/api/store/store'
import { DAY, invented, inventedContact, inventedNotification, inventedOrder } from './invented-rows'

export interface Counts {
  orders: number
  contacts: number
}

const ROWS_A_CHANGE = 2500
const YEAR = 365 * DAY

/** Adds invented orders, each with its notification, and contacts of the year before `now` (milliseconds since 1970). */
export async function fillShop(store: Store, { orders, contacts }: Counts, now: number): Promise<void> {
  const products = await store.read((shop) => [...shop.products.rows()])
  await inTurns(store, orders, (shop, index) => {
    const order = shop.orders.insert(inventedOrder(invented(index), products, momentOf(index, orders, now), now))
    shop.notifications.insert(inventedNotification(order, now))
  })
  await inTurns(store, contacts, (shop, index) => {
    shop.contacts.insert(inventedContact(invented(index + orders), products, momentOf(index, contacts, now)))
  })
}

async function inTurns(store: Store, count: number, insert: (shop: Shop, index: number) => void) {
  for (let done = 0; done < count; done += ROWS_A_CHANGE) {
    await store.update((shop) => {
      for (let index = done; index < Math.min(count, done + ROWS_A_CHANGE); index++) insert(shop, index)
    })
  }
}

/** Evenly over the past year, the last one just now. */
const momentOf = (index: number, count: number, now: number) => Math.round(now - YEAR * (1 - (index + 1) / count))
