import type { Rows } from '../store/shop-schema'
import type { ShopReader, Store } from '../store/store'

/** Keeps a new key, unless the shop has one of this name: it is made once in a shop's life. */
export async function ensureKey(store: Store, key: Rows['shopKeys']) {
  const isThere = (shop: ShopReader) => shop.shopKeys.get(key.name) !== undefined
  if (await store.read(isThere)) return
  await store.update((shop) => {
    if (!isThere(shop)) shop.shopKeys.put(key)
  })
}
