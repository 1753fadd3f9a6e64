import { expect, test } from 'vitest'
import { seededRows } from '~/api/startup/startup'
import { MemoryStore } from '~/api/store/memory'
import { type ShopReader, StoreUnavailable } from '~/api/store/store'
import { RecordedReads } from './recorded-reads'

const firstTwo = (shop: ShopReader) => ({ shown: [...shop.products.rows()].slice(0, 2), heading: 'Feeds' })

async function recorded() {
  const store = new MemoryStore(seededRows())
  const reads = new RecordedReads(store)
  await reads.read(firstTwo)
  const sellOne = (id: number) =>
    store.update((shop) => {
      const product = shop.products.get(id)
      if (product) shop.products.put({ ...product, stockQuantity: product.stockQuantity - 1 })
    })
  return { store, reads, sellOne }
}

test('what is shown stays current while other rows change', async () => {
  const { reads, sellOne } = await recorded()
  await sellOne(3)
  expect(await reads.isCurrent()).toBe(true)
})

test('what is shown is no longer current once one of its rows has changed', async () => {
  const { reads, sellOne } = await recorded()
  await sellOne(2)
  expect(await reads.isCurrent()).toBe(false)
})

test('a reading that failed is never current', async () => {
  const { reads } = await recorded()
  const fail = () => {
    throw new StoreUnavailable('The database is away.')
  }
  await expect(reads.read(fail)).rejects.toThrow('away')
  expect(await reads.isCurrent()).toBe(false)
})
