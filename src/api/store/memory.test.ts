import { describe, expect, test } from 'vitest'
import { contact, Disk, insert, names } from '../../../tests/fixtures/rows/memory-store'
import { localBackend, MemoryStore } from './memory'

describe('a transaction', () => {
  test('returns its result, and is visible to the next query', async () => {
    const store = new MemoryStore()
    expect(await insert(store, 'Ali')).toMatchObject({ id: 1, name: 'Ali' })
    expect(await store.read(names)).toEqual(['Ali'])
    expect(store.version).toBe(1)
  })

  test('sees its own inserted, changed and deleted rows', async () => {
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

  test('a transaction that throws changes nothing and uses up no id', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, localBackend(disk.persist))
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

  test('that throws does not affect concurrent ones', async () => {
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
    const store = new MemoryStore({}, localBackend(disk.persist))
    expect(await store.update(names)).toEqual([])
    expect([disk.writes, store.version]).toEqual([[], 0])
  })

  test('never reuses an id, neither after a delete nor after a restart', async () => {
    const disk = new Disk()
    const store = new MemoryStore({}, localBackend(disk.persist))
    for (const name of ['Ali', 'Bano']) await insert(store, name)
    await store.update((shop) => shop.contacts.delete(2))
    const restarted = new MemoryStore(disk.rows)
    expect(await restarted.read(names)).toEqual(['Ali'])
    expect(await insert(restarted, 'Chaman')).toMatchObject({ id: 3 })
  })
})

test('rows are deeply frozen, also the initial ones', async () => {
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
