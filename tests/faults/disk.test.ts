import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { recover } from '~/api/store/files/recovery'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { type Store, StoreUnavailable } from '~/api/store/store'
import { newFolder } from '../fixtures/folders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { FaultyDisk } from '../fixtures/shops/faulty-disk'
import { copyFolder } from '../fixtures/shops/killed-shop'
import { openTestShop } from '../fixtures/shops/shop'

const order = (store: Store, name: string) => store.update((shop) => shop.orders.insert(storedOrder(name)))
const names = (store: Store) => store.read((shop) => [...shop.orders.rows()].map((row) => row.customerName))
const never = { bytes: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY }

async function openOnFaultyDisk(pace = never) {
  const folder = await newFolder()
  const disk = new FaultyDisk()
  const store = await openDurableStore(folder, {}, { disk, pace })
  return { folder, disk, store }
}

/** The files that a start after a crash would find; does not change them. */
async function namesOnDisk(folder: string) {
  const { db } = await recover(new ShopFolder(folder))
  return [...db.data.reader().orders.rows()].map((row) => row.customerName)
}

test('if the disk is full at any byte of an order, the order is refused, not stored, and the shop recovers', async () => {
  const { folder, disk, store } = await openOnFaultyDisk()
  const accepted: string[] = []
  for (let room = 0; room < 1200; room += 41) {
    disk.room = room
    const name = `with room for ${room}`
    await order(store, name).then(
      () => accepted.push(name),
      (error) => expect(error).toBeInstanceOf(StoreUnavailable),
    )
    expect(await names(store)).toEqual(accepted)
    expect(await namesOnDisk(folder)).toEqual(accepted)
    disk.room = Number.POSITIVE_INFINITY
  }
  expect(accepted.length).toBeGreaterThan(5)
  expect(accepted.length).toBeLessThan(25)
  await order(store, 'after room was made')
  await store.close()
  expect(await namesOnDisk(folder)).toEqual([...accepted, 'after room was made'])
})

test('simultaneous orders with disk space for only the first are all refused and not stored', async () => {
  const { folder, disk, store } = await openOnFaultyDisk()
  disk.room = 1200
  const refused = ['first', 'second', 'third'].map((name) => expect(order(store, name)).rejects.toBeInstanceOf(StoreUnavailable))
  await Promise.all(refused)
  expect(await namesOnDisk(folder)).toEqual([])
  disk.room = Number.POSITIVE_INFINITY
  await order(store, 'fourth')
  expect(await namesOnDisk(folder)).toEqual(['fourth'])
  await store.close()
})

test('a failed sync refuses the order, and a new journal is started before the next order', async () => {
  const { folder, disk, store } = await openOnFaultyDisk()
  await order(store, 'before')
  const journalBefore = await readFile(join(folder, 'journal.jsonl'), 'utf8')
  disk.failsToSync = true
  await expect(order(store, 'refused')).rejects.toBeInstanceOf(StoreUnavailable)
  expect(await namesOnDisk(folder)).toEqual(['before'])
  await expect(order(store, 'refused again')).rejects.toBeInstanceOf(StoreUnavailable)
  disk.failsToSync = false
  await order(store, 'after')
  const journal = await readFile(join(folder, 'journal.jsonl'), 'utf8')
  expect(journal.startsWith(journalBefore)).toBe(false)
  expect(journal).not.toContain('"before"')
  expect(await names(store)).toEqual(['before', 'after'])
  expect(await namesOnDisk(folder)).toEqual(['before', 'after'])
  await store.close()
})

test('orders refused on a disk that can neither sync nor truncate are absent after a kill', async () => {
  const { folder, disk, store } = await openOnFaultyDisk()
  await order(store, 'before')
  disk.failsToSync = disk.failsToTruncate = true
  const refused = ['first', 'second'].map((name) => expect(order(store, name)).rejects.toBeInstanceOf(StoreUnavailable))
  await Promise.all(refused)
  await expect(order(store, 'third')).rejects.toBeInstanceOf(StoreUnavailable)
  expect(await namesOnDisk(folder)).toEqual(['before'])

  const killed = await newFolder()
  await copyFolder(folder, killed)
  const started = await openDurableStore(killed, {})
  expect(await names(started)).toEqual(['before'])
  await order(started, 'after the kill')
  await started.close()
  expect(await namesOnDisk(killed)).toEqual(['before', 'after the kill'])

  disk.failsToSync = disk.failsToTruncate = false
  await order(store, 'after the error')
  expect(await namesOnDisk(folder)).toEqual(['before', 'after the error'])
  await store.close()
})

test('an order that filled a disk without truncation is absent after a kill', async () => {
  const { folder, disk, store } = await openOnFaultyDisk()
  await order(store, 'before')
  disk.room = 1500
  disk.failsToTruncate = true
  const refused = ['first', 'second', 'third'].map((name) => expect(order(store, name)).rejects.toBeInstanceOf(StoreUnavailable))
  await Promise.all(refused)
  expect(await namesOnDisk(folder)).toEqual(['before'])
  disk.room = Number.POSITIVE_INFINITY
  disk.failsToTruncate = false
  await order(store, 'after')
  await store.close()
  expect(await namesOnDisk(folder)).toEqual(['before', 'after'])
})

test.each([true, false])('an order is accepted while no snapshot can be written (new files: %s)', async (takesNewFiles) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { folder, disk, store } = await openOnFaultyDisk({ bytes: 2000, milliseconds: Number.POSITIVE_INFINITY })
  disk.spared = /journal\.jsonl/
  disk.takesNewFiles = takesNewFiles
  disk.room = 0
  for (let count = 0; count < 20; count++) await order(store, `${count}`)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The snapshot db.json could not be written'))
  expect(await namesOnDisk(folder)).toHaveLength(20)
  disk.room = Number.POSITIVE_INFINITY
  await store.close()
  expect(await namesOnDisk(folder)).toHaveLength(20)
})

test('health returns 503 while the store cannot write, even before an order fails, and 200 afterwards', async () => {
  const { disk, store } = await openOnFaultyDisk()
  const shop = openTestShop({
    persist: async () => {
      await store.check()
    },
  })
  expect((await shop.browser().get('/api/health')).status).toBe(200)
  disk.room = 0
  await expect(order(store, 'refused')).rejects.toThrow()
  const refused = await shop.browser().get('/api/health')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
  disk.room = Number.POSITIVE_INFINITY
  expect((await shop.browser().get('/api/health')).status).toBe(200)
  await store.close()
})
