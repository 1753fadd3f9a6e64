import { expect, test, vi } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { recover } from '~/api/store/files/recovery'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { depth } from '../fixtures/depth'
import { newFolder } from '../fixtures/folders'
import { WriterProcess } from '../fixtures/shops/writers'

vi.setConfig({ testTimeout: depth(60_000, 1_200_000) })

const KILLS = depth(3, 50)
const A_RUN = 1_000_000

async function storedNames(folder: string) {
  const { db } = await recover(new ShopFolder(folder))
  return [...db.data.reader().orders.rows()].map((row) => row.customerName)
}

function expectEachOnce(stored: readonly string[], acknowledged: readonly string[]) {
  const kept = new Set(stored)
  expect(kept.size).toBe(stored.length)
  expect(acknowledged.filter((name) => !kept.has(name))).toEqual([])
}

test('keeps every acknowledged order exactly once after kill -9', async () => {
  const folder = await newFolder()
  const acknowledged: string[] = []
  for (let kill = 0; kill < KILLS; kill++) {
    const writer = new WriterProcess(folder, kill * A_RUN)
    await writer.hasAcknowledged(100 + 150 * kill)
    await writer.end('SIGKILL')
    acknowledged.push(...writer.acknowledged)
    expectEachOnce(await storedNames(folder), acknowledged)
  }
  const store = await openDurableStore(folder, {})
  expectEachOnce(await store.read((shop) => [...shop.orders.rows()].map((row) => row.customerName)), acknowledged)
  await store.close()
})

test('completes started requests at SIGTERM under load and leaves an empty journal', async () => {
  const folder = await newFolder()
  const writer = new WriterProcess(folder, 0)
  await writer.hasAcknowledged(300)
  expect(await writer.end('SIGTERM')).toBe(0)
  expect((await storedNames(folder)).sort()).toEqual(writer.acknowledged.toSorted())
  const { db } = await recover(new ShopFolder(folder))
  expect(db.snapshot).toBe(db.data.sequence)
})

test('a second process ends at once with one clear line and does not affect the first', async () => {
  const folder = await newFolder()
  const first = new WriterProcess(folder, 0)
  await first.hasAcknowledged(1)
  const second = new WriterProcess(folder, A_RUN)
  expect(await second.exit()).toBe(1)
  expect(second.errors).toEqual([`The data folder ${folder} is in use by another running server; stop that one first.`])
  await first.hasAcknowledged(first.acknowledged.length + 50)
  await first.end('SIGKILL')
  await (await openDurableStore(folder, {})).close()
})

test('a second store in the same process is refused too', async () => {
  const folder = await newFolder()
  const store = await openDurableStore(folder, {})
  await expect(openDurableStore(folder, {})).rejects.toThrow('is in use by another running server')
  await store.close()
  await (await openDurableStore(folder, {})).close()
})
