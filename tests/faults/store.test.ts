import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { localBackend, MemoryStore } from '~/api/store/memory'
import { StoreUnavailable } from '~/api/store/store'
import { newFolder } from '../fixtures/folders'
import { keepsTheStorePromises } from '../fixtures/rows/store-promises'
import { storedOrder } from '../fixtures/rows/stored-orders'

describe('a shop in memory', () => keepsTheStorePromises(async () => new MemoryStore()))

describe('a shop on disk', () => {
  keepsTheStorePromises(async () => openDurableStore(await newFolder(), {}))

  test('has the same rows after a restart', async () => {
    const folder = await newFolder()
    const store = await openDurableStore(folder, {})
    const made = Array.from({ length: 30 }, (_, index) => store.update((shop) => shop.orders.insert(storedOrder(`${index}`))))
    await Promise.all(made)
    await store.update((shop) => shop.orders.delete(7))
    const before = await store.read((shop) => [...shop.orders.rows()])
    await store.close()
    const reopened = await openDurableStore(folder, {})
    expect(await reopened.read((shop) => [...shop.orders.rows()])).toEqual(before)
    expect((await reopened.update((shop) => shop.orders.insert(storedOrder()))).id).toBe(31)
    await reopened.close()
  })

  test('keeps three older snapshots', async () => {
    const folder = await newFolder()
    for (let stop = 0; stop < 6; stop++) {
      const store = await openDurableStore(folder, {})
      await store.update((shop) => shop.orders.insert(storedOrder(`${stop}`)))
      await store.close()
    }
    const kept = await readdir(join(folder, 'snapshots'))
    expect(kept.filter((name) => name.startsWith('db-'))).toHaveLength(3)
  })

  test('from before a table existed opens and reports no damage', async () => {
    const folder = await newFolder()
    const store = await openDurableStore(folder, {})
    await store.update((shop) => shop.orders.insert(storedOrder('Asha')))
    await store.close()
    const file = join(folder, 'db.json')
    const text = await readFile(file, 'utf8')
    const older = text.replace(/"mailings":\[\n(?:\{.*\n)*\],\n/, '').replace(/"sha256".*\n$/, '')
    expect(older).not.toContain('mailings')
    await writeFile(file, `${older}"sha256":"${createHash('sha256').update(older).digest('hex')}"}\n`)
    const warn = vi.spyOn(console, 'warn')
    const reopened = await openDurableStore(folder, {})
    expect(await reopened.read((shop) => [shop.orders.get(1)?.customerName, ...shop.mailings.rows()])).toEqual(['Asha'])
    expect(warn).not.toHaveBeenCalled()
    await reopened.close()
  })

  test('loads its seed once', async () => {
    const folder = await newFolder()
    const seed = { settings: [{ key: 'site_name' as const, value: 'Trout', version: 1 }] }
    const store = await openDurableStore(folder, seed)
    await store.update((shop) => shop.settings.delete('site_name'))
    await store.close()
    const reopened = await openDurableStore(folder, seed)
    expect(await reopened.read((shop) => shop.settings.get('site_name'))).toBeUndefined()
    await reopened.close()
  })
})

test('a store that cannot write refuses all simultaneous changes and shows none', async () => {
  const full = async () => {
    throw new Error('full')
  }
  const store = new MemoryStore({}, localBackend(full))
  const first = store.update((shop) => shop.orders.insert(storedOrder()))
  const second = store.update((shop) => shop.orders.insert(storedOrder()))
  await expect(first).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(second).rejects.toBeInstanceOf(StoreUnavailable)
  await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailable)
  expect(await store.read((shop) => [...shop.orders.rows()])).toEqual([])
})
