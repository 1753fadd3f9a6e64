import { describe, expect, test } from 'vitest'
import { Disk, insert, names } from '../../../tests/fixtures/rows/memory-store'
import { localBackend, MemoryStore } from './memory'
import { StoreUnavailable } from './store'

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a hundred concurrent transactions', () => {
  test('run one after another and lose nothing', async () => {
    const store = new MemoryStore({ settings: [{ key: 'site_name', value: '0', version: 1 }] }, localBackend(turn))
    const count = () =>
      store.update(({ settings }) => {
        const value = String(Number(settings.get('site_name')?.value) + 1)
        settings.put({ key: 'site_name', value, version: 1 })
        return value
      })
    const values = await Promise.all(Array.from({ length: 100 }, count))
    expect(values).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)))
  })

  test('are written together, and later ones in one more write', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, localBackend(disk.persist))
    disk.hold()
    const first = ['Ali', 'Bano', 'Chaman'].map((name) => insert(store, name))
    await turn()
    const later = ['Dilshad', 'Ehsan'].map((name) => insert(store, name))
    await turn()
    expect(disk.writes).toHaveLength(1)
    disk.release()
    await Promise.all([...first, ...later])
    expect(disk.writes.map(({ length }) => length)).toEqual([3, 2])
    expect(names(disk.rows.reader())).toEqual(['Ali', 'Bano', 'Chaman', 'Dilshad', 'Ehsan'])
  })

  test('are written together if they come in the same turn of the event loop', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, localBackend(disk.persist))
    await Promise.all(['Ali', 'Bano', 'Chaman'].map((name) => turn().then(() => insert(store, name))))
    expect(disk.writes.map(({ length }) => length)).toEqual([3])
  })

  test('are neither visible nor acknowledged before they are written', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, localBackend(disk.persist))
    disk.hold()
    let isAcknowledged = false
    const inserted = insert(store, 'Ali').then(() => {
      isAcknowledged = true
    })
    await turn()
    expect([isAcknowledged, await store.read(names), store.version]).toEqual([false, [], 0])
    disk.release()
    await inserted
    expect([isAcknowledged, await store.read(names), store.version]).toEqual([true, ['Ali'], 1])
  })
})

describe('a failed write', () => {
  test('leaves memory unchanged, fails all its transactions, and the next one works', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, localBackend(disk.persist))
    await insert(store, 'Ali')
    disk.isFull = true
    const settled = await Promise.allSettled([insert(store, 'Bano'), insert(store, 'Chaman')])
    for (const outcome of settled) expect((outcome as PromiseRejectedResult).reason).toBeInstanceOf(StoreUnavailable)
    expect([await store.read(names), store.version]).toEqual([['Ali'], 1])
    disk.isFull = false
    expect(await insert(store, 'Dilshad')).toMatchObject({ id: 2 })
    expect(await store.read(names)).toEqual(['Ali', 'Dilshad'])
  })
})

test('closing waits for pending transactions', async () => {
  const store = new MemoryStore({}, localBackend(turn))
  const done: string[] = []
  void insert(store, 'Ali').then(() => done.push('written'))
  await store.close()
  expect(await store.read(names)).toEqual(['Ali'])
  expect(done).toEqual(['written'])
})
