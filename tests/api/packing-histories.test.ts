import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Order } from '~/domain/orders/schema'
import type { PackingStats } from '~/domain/packing/packing-list-schema'
import { depth } from '../fixtures/depth'
import { MONEY, openPacking } from '../fixtures/rows/packing'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

vi.setConfig({ testTimeout: depth(60_000, 3_600_000) })

const ORDERS = 3

const step = fc.record({
  what: fc.constantFrom(
    ...(['pack', 'pack', 'unpack', 'pack line', 'unpack line', 'edit', 'notes', 'ship', 'unship'] as const),
    ...(['cancel', 'reopen', 'confirm', 'place', 'promise'] as const),
  ),
  order: fc.integer({ min: 1, max: ORDERS }),
  packer: fc.constantFrom('bilal' as const, 'shazia' as const),
  bags: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 2 }),
})

const linesOf = ({ items }: Order) => JSON.stringify(items.map(({ productId, quantity }) => [productId, quantity]))

test('no mark outlives its lines, sums equal the unshipped bags, and no packer’s answer holds money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const { shop, owner, bodyOf, confirmed, ...packers } = await openPacking()
      for (let each = 0; each < ORDERS; each++) await confirmed([2, 1])
      const rows = () => shop.store.read(({ orders }) => [...orders.rows()])
      /** What was packed when, by the marks that stand. */
      const packedAs = new Map<number, string>()

      for (const { what, order: id, packer, bags } of steps) {
        const before = (await rows()).find((order) => order.id === id)
        const path = `/api/orders/${id}`
        const browser = packers[packer]
        const status = (to: string) => owner.put(`${path}/status`, { status: to })
        const item = bags.length - 1
        const acts = {
          pack: () => browser.put(`${path}/packed`, { packed: true }),
          unpack: () => browser.put(`${path}/packed`, { packed: false }),
          'pack line': () => browser.put(`${path}/packed`, { packed: true, items: [item] }),
          'unpack line': () => browser.put(`${path}/packed`, { packed: false, items: [item] }),
          edit: () => owner.put(path, bodyOf(bags)),
          notes: () => owner.put(path, bodyOf(before?.items.map(({ quantity }) => quantity) ?? [], { notes: `${bags}` })),
          ship: () => browser.put(`${path}/status`, { status: 'shipped' }),
          unship: () => browser.put(`${path}/status`, { status: 'confirmed' }),
          cancel: () => status('cancelled'),
          reopen: () => status('confirmed'),
          confirm: () => browser.put(`${path}/status`, { status: 'confirmed' }),
          place: () => owner.post('/api/orders', bodyOf(bags)),
          promise: () => owner.put(`${path}/handling`, { privateNotes: 'Owes', promisedDay: `2027-01-1${item}` }),
        }
        const answer = await acts[what]()
        expect([200, 201, 403, 409, 422], `${what}: ${answer.status}`).toContain(answer.status)
        if (['pack', 'unpack', 'pack line', 'unpack line', 'ship', 'unship', 'confirm'].includes(what))
          expect(await answer.text()).not.toMatch(MONEY)

        const orders = await rows()
        for (const order of orders) {
          const isMarked = order.packed !== undefined || order.packedItems !== undefined
          if (!isMarked) packedAs.delete(order.id)
          else if (!packedAs.has(order.id)) packedAs.set(order.id, linesOf(order))
          if (isMarked) expect(linesOf(order)).toBe(packedAs.get(order.id))
          if (isMarked) expect(order.status).not.toBe('cancelled')
          expect(order.packed && order.packedItems).toBeUndefined()
          for (const mark of order.packedItems ?? []) expect(order.items[mark.item]).toBeDefined()
        }
        if (before?.packed && what === 'edit' && answer.status === 200) {
          const after = orders.find((order) => order.id === id)
          if (after && linesOf(after) !== linesOf(before)) expect(after.unpackedAt).toBeDefined()
        }

        const list = await browser.get('/api/packing?page=1')
        const text = await list.text()
        expect(text).not.toMatch(MONEY)
        const { stats, total } = JSON.parse(text) as { stats: PackingStats; total: number }
        const bagsIn = (wanted: readonly Order['status'][]) => {
          const sums = new Map<number, number>()
          for (const { items } of orders.filter((order) => wanted.includes(order.status)))
            for (const { productId, quantity } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
          return Object.fromEntries([...sums].sort(([a], [b]) => a - b))
        }
        const said = (feeds: PackingStats['here']) => Object.fromEntries(feeds.map((feed) => [feed.productId, feed.bags]))
        expect(said(stats.here)).toEqual(bagsIn(['pending', 'confirmed']))
        expect(said(stats.confirmed)).toEqual(bagsIn(['confirmed']))
        expect(total).toBe(orders.filter((order) => order.status === 'confirmed').length)
      }
    }),
    { numRuns: depth(15, 2000) },
  )
})
