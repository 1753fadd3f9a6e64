import { expect, test, vi } from 'vitest'
import { seededRows } from '../startup/startup'
import { memo } from './memo'
import { MemoryStore } from './memory'
import type { Store } from './store'

const change = (store: Store, key: 'settings' | 'products') =>
  store.update(({ settings, products }) => {
    if (key === 'settings') settings.put({ key: 'site_name', value: String(store.version), version: 1 })
    else products.delete(store.version + 1)
  })

function opened<Value>(make: (key: string) => Value) {
  const store = new MemoryStore(seededRows())
  const made = vi.fn(make)
  const value = memo(['settings'], (_store, _shop, key: string) => made(key))
  return { store, made, read: async (key: string) => await store.read((shop) => value(store, shop, key)) }
}

test('computes a value once per key until one of its tables changes', async () => {
  const { store, made, read } = opened((key) => ({ key }))
  const first = await read('en')
  await change(store, 'products')
  expect([await read('en'), await read('ur')]).toEqual([first, { key: 'ur' }])
  expect(await read('en')).toBe(first)
  await change(store, 'settings')
  expect(await read('en')).not.toBe(first)
  expect(made).toHaveBeenCalledTimes(3)
})

test('recomputes after a failure', async () => {
  const { made, read } = opened(async () => {
    throw new Error('away')
  })
  for (let time = 0; time < 2; time++) await expect(read('')).rejects.toThrow('away')
  expect(made).toHaveBeenCalledTimes(2)
})
