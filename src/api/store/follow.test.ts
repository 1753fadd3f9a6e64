import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { lotsOf } from '~/domain/batches/item-lots'
import { depth } from '../../../tests/fixtures/depth'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { Follower } from './follow'
import { MemoryStore } from './memory'
import type { Shop, ShopReader } from './store'

const LOTS = ['A-1', 'B-1', 'C-1']
/** More changes than a table remembers. */
const TOO_MANY = 2000

const orderOf = (lots: readonly string[]) => ({
  ...storedOrder(),
  status: 'shipped' as const,
  items: storedOrder().items.map((item) => ({ ...item, lots: lots.map((lot) => ({ lot, bags: 1 })) })),
})

/** Counts the orders of each lot from what a follower says, and by a full scan. */
function openCounted() {
  const store = new MemoryStore()
  const follower = new Follower(store, { lots: ['orders', 'lot'], orders: 'orders' })
  const counts = new Map<string, number>()
  const ids = new Set<number>()
  const starts = vi.fn(() => counts.clear())
  const count = (shop: ShopReader, lot: string) => counts.set(lot, shop.orders.by('lot', lot).length)
  const read = () =>
    store.read((shop) => {
      follower.catchUp({
        changed({ lots, orders }) {
          for (const lot of lots) count(shop, String(lot))
          for (const id of orders) ids.delete(Number(id))
          for (const id of orders) if (shop.orders.get(id)) ids.add(Number(id))
        },
        anew() {
          starts()
          ids.clear()
          for (const lot of LOTS) count(shop, lot)
          for (const { id } of shop.orders.rows()) ids.add(id)
        },
      })
      const orders = [...shop.orders.rows()]
      const scanned = LOTS.map((lot) => orders.filter((order) => lotsOf(order).includes(lot)).length)
      expect(LOTS.map((lot) => counts.get(lot) ?? 0)).toEqual(scanned)
      expect([...ids].sort()).toEqual(orders.map(({ id }) => id).sort())
    })
  return { store, follower, read, starts }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('put' as const), id: fc.integer({ min: 1, max: 9 }), lots: fc.subarray(LOTS) }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('refuse' as const) }),
)

test('what follows from changes is what a full scan finds, in any sequence of changes and readings', async () => {
  const history = fc.array(fc.tuple(fc.array(step, { maxLength: 4 }), fc.boolean()), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(history, async (transactions) => {
      const { store, read } = openCounted()
      for (const [steps, isRead] of transactions) {
        await store.update((shop) => steps.forEach((each) => void apply(shop, each))).catch(() => {})
        if (isRead) await read()
      }
      await read()
    }),
    { numRuns: depth(50, 1000) },
  )
})

function apply(shop: Shop, each: (typeof step)['generate'] extends (...args: never[]) => { value: infer Value } ? Value : never) {
  if (each.kind === 'refuse') throw new Error('refused')
  if (each.kind === 'put') shop.orders.put({ ...orderOf(each.lots), id: each.id })
  else shop.orders.delete(each.id)
}

test('starts anew at first, and after more changes than the store remembers, but not after other tables changed', async () => {
  const { store, read, starts } = openCounted()
  await read()
  await store.update(({ orders }) => void orders.insert(orderOf(['A-1'])))
  await store.update(({ settings }) => settings.put({ key: 'site_name', value: 'Trout', version: 1 }))
  await read()
  expect(starts).toHaveBeenCalledTimes(1)
  await store.update(({ orders }) => {
    for (let id = 1; id <= TOO_MANY; id++) orders.put({ ...orderOf(id % 2 ? ['B-1'] : []), id })
  })
  await read()
  expect(starts).toHaveBeenCalledTimes(2)
})

test('starts anew after a change that could not be followed', async () => {
  const { store, follower, read, starts } = openCounted()
  await read()
  await store.update(({ orders }) => void orders.insert(orderOf(['A-1'])))
  const fail = () => {
    throw new Error('a row that cannot be read')
  }
  await expect(store.read(() => follower.catchUp({ changed: fail, anew: fail }))).rejects.toThrow('cannot be read')
  await read()
  expect(starts).toHaveBeenCalledTimes(2)
})

test('says what has changed without catching up', async () => {
  const { store, follower, read } = openCounted()
  expect(follower.changes()).toBeUndefined()
  await read()
  await store.update(({ orders }) => void orders.insert(orderOf(['A-1', 'C-1'])))
  for (const _time of [1, 2]) expect(follower.changes()).toEqual({ lots: ['A-1', 'C-1'], orders: [1] })
  await read()
  expect(follower.changes()).toEqual({ lots: [], orders: [] })
})
