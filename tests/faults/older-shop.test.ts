import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnvironment } from '~/api/startup/environment'
import { dateReturnedGoods } from '~/api/startup/goods-of-orders'
import { giveMoneyToOrders } from '~/api/startup/money-of-orders'
import { seededRows, startShop } from '~/api/startup/startup'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import { restore } from '~/api/store/files/restore'
import type { Product } from '~/domain/catalog/schema'
import type { Order } from '~/domain/orders/schema'
import { newFolder } from '../fixtures/folders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openBillShop } from '../fixtures/shops/bills'

/** The folder of a shop whose version had no customers. */
async function olderShop() {
  const folder = await newFolder()
  const orders = [1, 2].map((id) => ({ id, ...storedOrder() }))
  const lastIds = [...(seededRows().lastIds ?? []), { table: 'orders', last: 2 }]
  return { folder, store: await openDurableStore(folder, { ...seededRows(), orders, lastIds }) }
}

async function openedRows(folder: string) {
  const environment = readEnvironment({ DATA_DIR: folder, ADMIN_PASSWORD: 'pebbles-and-cold-water' })
  const { store, close } = await startShop(environment)
  const rows = await store.read((shop) => ({ customers: [...shop.customers.rows()], orders: [...shop.orders.rows()] }))
  await close()
  return { customers: rows.customers, buyers: rows.orders.map(({ customerId }) => customerId) }
}

const MADE = { customers: [{ id: 1, name: 'Ghulam Nabi', phone: '+919419000000' }], buyers: [1, 1] }

test('a shop of an older version opens and creates customers from its orders, once', async () => {
  const { folder, store } = await olderShop()
  await store.close()
  const first = await openedRows(folder)
  expect(first).toMatchObject(MADE)
  expect(await openedRows(folder)).toEqual(first)
})

test('a shop with older invisible texts opens and keeps them', async () => {
  const { folder, store } = await olderShop()
  const order = await store.update((shop) => {
    shop.contacts.insert({
      name: '\u3164',
      email: 'a@b.example',
      subject: '🐟',
      message: '---',
      createdAt: storedOrder().createdAt,
    })
    return shop.orders.insert({ ...storedOrder('\u200b'), shippingAddress: { ...storedOrder().shippingAddress, city: '\u2800' } })
  })
  await store.close()
  const opened = await openDurableStore(folder, {})
  expect(await opened.read(({ orders, contacts }) => [orders.get(order.id), contacts.get(1)?.name])).toEqual([order, '\u3164'])
  await opened.close()
})

test('samples that an older shop stored with its feeds do not count as the operator’s, in snapshot or journal', async () => {
  const folder = await newFolder()
  const sampled = { compareAtPrice: '3000.00', badge: 'New' as const, sampleRating: '4.5', sampleReviews: 50 }
  const { products = [] } = seededRows()
  const store = await openDurableStore(folder, { products: products.map((product) => ({ ...product, ...sampled })) })
  const { sampleRating: _, sampleReviews: _n, ...own } = sampled
  await store.update((shop) => {
    shop.products.put({ ...(products[1] as Product), ...sampled })
    shop.products.put({ ...(products[2] as Product), ...own })
  })
  const copy = await newFolder()
  await cp(folder, copy, { recursive: true, filter: (path) => !path.endsWith('lock') })
  await store.close()
  const opened = await openDurableStore(copy, {})
  const rows = await opened.read((shop) => [...shop.products.rows()])
  expect(rows).toEqual([products[0], products[1], { ...products[2], ...own }])
  await opened.close()
})

test('a backup of an older version, restored over a shop with customers, creates them again, once', async () => {
  const { folder, store } = await olderShop()
  const archive = join(folder, 'shop.tar.gz')
  await backUp(folder, archive)
  await store.update((shop) => shop.orders.insert({ ...storedOrder('Bashir Ahmad'), customerPhone: '98765 43210' }))
  await store.close()
  expect((await openedRows(folder)).buyers).toEqual([1, 1, 2])
  await restore(folder, archive)
  const first = await openedRows(folder)
  // Ids 1 and 2 were used here before.
  expect(first).toMatchObject({ customers: [{ id: 3, phone: '+919419000000' }], buyers: [3, 3] })
  expect(await openedRows(folder)).toEqual(first)
})

test('entries that an older shop booked on a merged customer move to the customer of the order, once', async () => {
  const { store, bill, tables } = await openBillShop()
  await bill()
  await store.update(({ ledgerEntries, bills }) => {
    for (const entry of [...ledgerEntries.rows()]) ledgerEntries.put({ ...entry, customerId: 7 })
    for (const each of [...bills.rows()]) bills.put({ ...each, customerId: 7 })
  })
  await giveMoneyToOrders(store)
  expect(await tables()).toMatchObject({ bills: [{ customerId: 1 }], entries: [{ customerId: 1 }] })
  const { version } = store
  await giveMoneyToOrders(store)
  expect(store.version).toBe(version)
})

test('goods that came back in an older shop came back with the last credit note of their bill, once', async () => {
  const { store, operator, bill, tables } = await openBillShop([{ status: 'delivered' }, { status: 'delivered' }])
  for (const id of [1, 2]) await bill(id)
  const credit = (number: string) => operator.post(`/api/bills/${number}/credit-note`, { reason: 'Wet.', goodsReturned: true })
  await credit('TF-26-27-00001')
  await credit('TF-26-27-00002')
  await operator.put('/api/orders/2/status', { status: 'confirmed' })
  const { orders, bills } = await tables()
  const [dated, anew] = orders
  await store.update((shop) => {
    for (const { goodsBefore: _, ...order } of orders) shop.orders.put(order)
  })
  await dateReturnedGoods(store)
  const { goodsBefore: _, ...again } = anew as Order
  const until = bills.find(({ creditOf }) => creditOf === 'TF/26-27/00001')?.createdAt
  expect((await tables()).orders).toEqual([{ ...dated, goodsBefore: [{ until }] }, again])
  const { version } = store
  await dateReturnedGoods(store)
  expect(store.version).toBe(version)
})
