import type { Rows } from '../store/shop-schema'
import type { Store } from '../store/store'

/** Stores a new key, unless the shop has one of this name. A key is created once in a shop's life. */
export const ensureKey = (store: Store, key: Rows['shopKeys']): Promise<void> =>
  store.update((shop) => {
    if (!shop.shopKeys.get(key.name)) shop.shopKeys.put(key)
  })
