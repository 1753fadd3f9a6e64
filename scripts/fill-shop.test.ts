import { expect, test } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { newFolder } from '../tests/fixtures/folders'
import { fillShop } from './fill-shop'

test('says how much of all rows was added, in each of its changes', async () => {
  const store = await openDurableStore(await newFolder(), {})
  const shares: number[] = []
  await fillShop(store, { orders: 0, contacts: 0, customers: 3000, entries: 1000 }, Date.now(), undefined, (share) =>
    shares.push(share),
  )
  expect(shares).toEqual([0.625, 0.75, 1])
  expect(await store.read((shop) => [...shop.ledgerEntries.rows()].length)).toBe(1000)
  await store.close()
})
