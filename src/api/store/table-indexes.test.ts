import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lotsOf } from '~/domain/batches/item-lots'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { MemoryStore } from './memory'
import type { Shop, ShopReader } from './store'

const CUSTOMERS = [1, 2, 3]

const LOTS = ['A-1', 'B-1', 'C-1']

const ordered = { customerId: fc.constantFrom(...CUSTOMERS, undefined), lots: fc.subarray(LOTS) }

const changes = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), ...ordered }),
  fc.record({ kind: fc.constant('put' as const), id: fc.nat(9), ...ordered }),
  fc.record({ kind: fc.constant('delete' as const), id: fc.nat(9) }),
  fc.record({ kind: fc.constant('throw' as const) }),
)
type Change = (typeof changes)['generate'] extends (...args: never[]) => { value: infer Value } ? Value : never

interface Ordered {
  customerId: number | undefined
  lots: readonly string[]
}

/** A shipped order, whose bags are of these lots. */
const orderOf = ({ customerId, lots }: Ordered) => ({
  ...storedOrder(),
  status: 'shipped' as const,
  items: storedOrder().items.map((item) => ({ ...item, lots: lots.map((lot) => ({ lot, bags: 1 })) })),
  ...(customerId !== undefined && { customerId }),
})

function apply(shop: Shop, change: Change) {
  if (change.kind === 'throw') throw new Error('refused')
  if (change.kind === 'insert') shop.orders.insert(orderOf(change))
  if (change.kind === 'put') shop.orders.put({ ...orderOf(change), id: change.id + 1 })
  if (change.kind === 'delete') shop.orders.delete(change.id + 1)
}

const byIndex = (shop: ShopReader) =>
  [
    ...CUSTOMERS.map((customerId) => shop.orders.by('customerId', customerId)),
    ...LOTS.map((lot) => shop.orders.by('lot', lot)),
  ].map((orders) => new Set(orders.map(({ id }) => id)))

/** Requests two rows per customer: each once, and each the customer's. */
function expectTwo(shop: ShopReader) {
  for (const customerId of CUSTOMERS) {
    const two = shop.orders.by('customerId', customerId, 2)
    expect(two.every((order) => order.customerId === customerId)).toBe(true)
    expect(new Set(two.map(({ id }) => id)).size).toBe(Math.min(2, shop.orders.by('customerId', customerId).length))
  }
}

const byScan = (shop: ShopReader) => {
  const orders = [...shop.orders.rows()]
  return [
    ...CUSTOMERS.map((customerId) => orders.filter((order) => order.customerId === customerId)),
    ...LOTS.map((lot) => orders.filter((order) => lotsOf(order).includes(lot))),
  ].map((found) => new Set(found.map(({ id }) => id)))
}

test('an index finds the same rows as a full scan, within a transaction and after it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(changes, { maxLength: 6 }), { maxLength: 8 }), async (transactions) => {
      const store = new MemoryStore()
      const each = transactions.map((all) =>
        store
          .update((shop) => {
            for (const change of all) {
              apply(shop, change)
              expect(byIndex(shop)).toEqual(byScan(shop))
              expectTwo(shop)
            }
          })
          .catch((error) => expect(error.message).toBe('refused')),
      )
      await Promise.all(each)
      await store.read((shop) => expect(byIndex(shop)).toEqual(byScan(shop)))
    }),
    { numRuns: 200 },
  )
})
