import { describe, expect, test } from 'vitest'
import { type ChangeSet, CommittedShop } from './layer'
import { keeping, MemoryStore } from './memory'
import { type ShopReader, StoreUnavailable } from './store'

const contact = (name: string) => ({
  name,
  email: 'a@b.example',
  subject: 'x',
  message: 'x',
  createdAt: '2026-03-01T06:00:00.000Z',
})
const insert = (store: MemoryStore, name: string) => store.update((shop) => shop.contacts.insert(contact(name)))
const names = ({ contacts }: ShopReader) => [...contacts.rows()].map(({ name }) => name)

/** A disk that records each write, and writes when it is let. */
class Disk {
  readonly writes: (readonly ChangeSet[])[] = []
  isFull = false
  #open: (() => void) | undefined
  #gate: Promise<void> | undefined

  persist = async (changeSets: readonly ChangeSet[]) => {
    this.writes.push(changeSets)
    await this.#gate
    if (this.isFull) throw new Error('ENOSPC')
  }

  /** The shop as the writes so far leave it. */
  get shop() {
    const shop = new CommittedShop()
    for (const changes of this.writes.flat()) shop.apply(changes)
    return shop
  }

  hold() {
    this.#gate = new Promise((resolve) => {
      this.#open = resolve
    })
  }

  release() {
    this.#open?.()
    this.#gate = undefined
  }
}

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

describe('a change', () => {
  test('answers what it made, and is seen by the next look', async () => {
    const store = new MemoryStore()
    expect(await insert(store, 'Ali')).toMatchObject({ id: 1, name: 'Ali' })
    expect(await store.read(names)).toEqual(['Ali'])
    expect(store.version).toBe(1)
  })

  test('sees its own rows, put, changed and deleted', async () => {
    const store = new MemoryStore()
    await insert(store, 'Ali')
    const seen = await store.update((shop) => {
      const { id } = shop.contacts.insert(contact('Bano'))
      shop.contacts.put({ ...contact('Bano Jan'), id })
      shop.contacts.delete(1)
      return [names(shop), shop.contacts.get(1), shop.contacts.get(id)?.name]
    })
    expect(seen).toEqual([['Bano Jan'], undefined, 'Bano Jan'])
    expect(await store.read(names)).toEqual(['Bano Jan'])
  })

  test('that throws leaves no trace, not even an id', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, keeping(disk.persist))
    const refusal = new Error('refused')
    const refused = store.update((shop) => {
      shop.contacts.insert(contact('Nobody'))
      shop.settings.put({ key: 'site_name', value: 'Nothing', version: 1 })
      throw refusal
    })
    await expect(refused).rejects.toBe(refusal)
    expect(await store.read((shop) => [names(shop), [...shop.settings.rows()]])).toEqual([[], []])
    expect([disk.writes, store.version]).toEqual([[], 0])
    expect(await insert(store, 'Ali')).toMatchObject({ id: 1 })
  })

  test('that throws among others takes none of them along', async () => {
    const store = new MemoryStore()
    const refused = store.update((shop) => {
      shop.contacts.insert(contact('Nobody'))
      throw new Error('refused')
    })
    const settled = await Promise.allSettled([insert(store, 'Ali'), refused, insert(store, 'Bano')])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await store.read(({ contacts }) => [...contacts.rows()].map(({ id, name }) => `${id} ${name}`))).toEqual([
      '1 Ali',
      '2 Bano',
    ])
  })

  test('that changes nothing writes nothing', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, keeping(disk.persist))
    expect(await store.update(names)).toEqual([])
    expect([disk.writes, store.version]).toEqual([[], 0])
  })

  test('never gives an id again, neither after a delete nor after a new start', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, keeping(disk.persist))
    for (const name of ['Ali', 'Bano']) await insert(store, name)
    await store.update((shop) => shop.contacts.delete(2))
    const restarted = new MemoryStore(disk.shop)
    expect(await restarted.read(names)).toEqual(['Ali'])
    expect(await insert(restarted, 'Chaman')).toMatchObject({ id: 3 })
  })
})

describe('a hundred changes at once', () => {
  test('run one after another and lose nothing', async () => {
    const store = new MemoryStore({ settings: [{ key: 'site_name', value: '0', version: 1 }] }, keeping(turn))
    const count = () =>
      store.update(({ settings }) => {
        const value = String(Number(settings.get('site_name')?.value) + 1)
        settings.put({ key: 'site_name', value, version: 1 })
        return value
      })
    const values = await Promise.all(Array.from({ length: 100 }, count))
    expect(values).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)))
  })

  test('are written together, and those that come meanwhile in one more write', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, keeping(disk.persist))
    disk.hold()
    const first = ['Ali', 'Bano', 'Chaman'].map((name) => insert(store, name))
    await turn()
    const later = ['Dilshad', 'Ehsan'].map((name) => insert(store, name))
    await turn()
    expect(disk.writes).toHaveLength(1)
    disk.release()
    await Promise.all([...first, ...later])
    expect(disk.writes.map(({ length }) => length)).toEqual([3, 2])
    expect(names(disk.shop.reader())).toEqual(['Ali', 'Bano', 'Chaman', 'Dilshad', 'Ehsan'])
  })

  test('are neither shown nor acknowledged before they are written', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, keeping(disk.persist))
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
  test('leaves memory as it was, fails all that it held, and the next one works', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, keeping(disk.persist))
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

test('rows are frozen to their depth, those of the start too', async () => {
  const specifications = { protein: '40%', fat: '12%', fiber: '3%', moisture: '8%', energy: '14', pelletSize: '3mm' }
  const texts = { name: 'x', description: 'x', price: '1.00', weight: '25kg', sku: 'x' }
  const feed = () => ({
    ...texts,
    category: 'stock' as const,
    stockQuantity: 1,
    version: 1,
    specifications: { ...specifications },
    images: ['/x'],
  })
  const rows = { products: [{ ...feed(), id: 7, isActive: true }], lastIds: [{ table: 'products', last: 7 }] }
  const store = new MemoryStore(rows)
  const inserted = await store.update((shop) => shop.products.insert({ ...feed(), isActive: true }))
  expect(inserted.id).toBe(8)
  const stored = await store.read(({ products }) => [...products.rows()])
  for (const row of [...stored, inserted]) {
    for (const part of [row, row.specifications, row.images]) expect(Object.isFrozen(part)).toBe(true)
  }
})

test('closing waits for the changes under way', async () => {
  const store = new MemoryStore({}, keeping(turn))
  const done: string[] = []
  void insert(store, 'Ali').then(() => done.push('written'))
  await store.close()
  expect(await store.read(names)).toEqual(['Ali'])
  expect(done).toEqual(['written'])
})
