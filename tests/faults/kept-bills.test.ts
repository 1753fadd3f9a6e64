import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import { restore } from '~/api/store/files/restore'
import type { Store } from '~/api/store/store'
import { newFolder } from '../fixtures/folders'
import { billAround, placeToBill } from '../fixtures/rows/billed-orders'
import { newOrder } from '../fixtures/rows/orders'
import { expectWholeRegister } from '../fixtures/rows/written-bills'
import { openBillShop } from '../fixtures/shops/bills'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

const papersIn = (store: Store) =>
  store.read(({ bills, billSeries, ledgerEntries }) => ({
    bills: [...bills.rows()],
    series: [...billSeries.rows()],
    entries: [...ledgerEntries.rows()],
  }))

test('nothing in the shop removes a document for more than eight years', async () => {
  const { operator, bill, cancel, ...shop } = await openBillShop([{}, {}])
  await bill(1)
  await bill(2)
  await cancel(2)
  const before = await papersIn(shop.store)
  expect(before.bills).toHaveLength(3)
  vi.setSystemTime(new Date('2035-03-31T06:30:00.000Z'))
  await operator.signIn()
  // Each of these removes old data: deleted rows, stored answers, changes, stock movements.
  await shop.browser().post('/api/orders', newOrder(), { 'Idempotency-Key': crypto.randomUUID() })
  expect((await operator.delete('/api/products/1')).status).toBe(204)
  expect((await operator.put('/api/orders/1/status', { status: 'shipped' })).status).toBe(200)
  expect((await operator.put('/api/products/2/price', { price: '2600' })).status).toBe(200)
  expect((await operator.post('/api/products/2/stock-moves', { reason: 'milled', by: 40, note: '' })).status).toBe(201)
  expect(await papersIn(shop.store)).toEqual(before)
})

test('a backup restores every document, and the numbers continue after the last one', async () => {
  const [folder, copy] = [await newFolder(), await newFolder()]
  const store = await openDurableStore(folder, {})
  const numbers: string[] = []
  const bill = async (shop: Store) => {
    const orderId = await shop.update(placeToBill)
    numbers.push((await shop.update((all) => billAround(all, orderId, 1000))).number)
  }
  for (let count = 0; count < 5; count++) await bill(store)
  const archive = join(folder, 'shop.tar.gz')
  await backUp(folder, archive)
  const before = await papersIn(store)
  await store.close()
  await restore(copy, archive)
  const restored = await openDurableStore(copy, {})
  expect(await papersIn(restored)).toEqual(before)
  await bill(restored)
  await restored.read((shop) => expectWholeRegister(shop, numbers))
  await restored.close()
})
