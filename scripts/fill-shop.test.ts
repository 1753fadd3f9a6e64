import { expect, test } from 'vitest'
import { seededRows } from '~/api/startup/startup'
import { openDurableStore } from '~/api/store/files/durable'
import type { Order } from '~/domain/orders/schema'
import { newFolder } from '../tests/fixtures/folders'
import { checkAccounts } from '../tests/fixtures/rows/account-invariants'
import { fillShop } from './fill-shop'

test('reports its progress after each transaction', async () => {
  const store = await openDurableStore(await newFolder(), {})
  const shares: number[] = []
  await fillShop(store, { orders: 0, contacts: 0, customers: 3000, entries: 1000 }, Date.now(), undefined, (share) =>
    shares.push(share),
  )
  expect(shares).toEqual([0.625, 0.75, 1])
  expect(await store.read((shop) => [...shop.ledgerEntries.rows()].length)).toBe(1000)
  await store.close()
})

test('an invented order is paid exactly if the ledger says so', async () => {
  const store = await openDurableStore(await newFolder(), seededRows())
  await fillShop(store, { orders: 300, contacts: 0, regular: 30, entries: 200 }, Date.now())
  await store.read((shop) => {
    checkAccounts(shop)
    const of = (status: Order['paymentStatus']) => [...shop.orders.rows()].filter(({ paymentStatus }) => paymentStatus === status)
    expect(of('paid').length).toBeGreaterThan(150)
    expect(of('pending').length).toBeGreaterThan(50)
  })
  await store.close()
})
