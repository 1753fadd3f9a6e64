import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { ShopRows } from '~/api/store/shop-schema'
import { bagsOutside } from '~/domain/batches/allocation'
import { lotsOf } from '~/domain/batches/item-lots'
import type { BatchList } from '~/domain/batches/schema'
import { hasLeft, holdsBags } from '~/domain/orders/dispatched-orders'
import { isBeforeDispatch } from '~/domain/orders/order-edits'
import { depth } from '../fixtures/depth'
import { newBatch } from '../fixtures/rows/batches'
import { openPacking } from '../fixtures/rows/packing'
import { restoreRows } from '../fixtures/rows/shop-invariants'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

vi.setConfig({ testTimeout: depth(60_000, 3_600_000) })

const LOTS = ['A-1', 'A-2', 'B-1'] as const
const ORDERS = 4

const KINDS = [
  ...(['ship', 'ship', 'ship named', 'ship all', 'deliver', 'confirm', 'cancel', 'reopen', 'undo', 'edit'] as const),
  ...([
    'bill',
    'credit lines',
    'credit all',
    'recall',
    'free',
    'move',
    'notified',
    'mill',
    'restore',
    'save',
    'plan',
    'expire',
  ] as const),
]

const step = fc.record({
  what: fc.constantFrom(...KINDS),
  order: fc.integer({ min: 1, max: ORDERS }),
  lot: fc.constantFrom(...LOTS),
  bags: fc.integer({ min: 1, max: 6 }),
  isBack: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

/** One history that takes each kind of step, returns some bags, and ships again after a lot expired. */
const EVERY_STEP: Step[] = [
  ...KINDS.map((what, place) => ({ what, order: (place % 2) + 1, lot: 'A-1' as const, bags: 2, isBack: true })),
  ...(['ship', 'bill', 'credit lines', 'deliver', 'credit lines', 'credit all'] as const).map((what, place) => ({
    ...{ what, order: 3, lot: 'A-1' as const, bags: 1, isBack: place < 4 },
  })),
  ...(['free', 'ship', 'ship named'] as const).map((what) => ({ what, order: 4, lot: 'A-1' as const, bags: 2, isBack: true })),
]

/** Bags of a feed in the stock, in orders that are here and in those outside, minus those of its batches: always the same. */
function unmilledBags({ products, orders, batches }: ShopRows, productId: number): number {
  const stock = products.find(({ id }) => id === productId)?.stockQuantity ?? 0
  const ordered = orders.flatMap((order) =>
    order.items.map(({ quantity, ...item }, place) => {
      if (item.productId !== productId) return 0
      const back = (order.returns ?? []).filter((each) => each.item === place)
      const bagsBack = (isInStock: boolean) =>
        back.reduce((sum, each) => (each.isInStock === isInStock ? sum + each.bags : sum), 0)
      return holdsBags(order) ? quantity - bagsBack(true) : bagsBack(false)
    }),
  )
  const milled = batches
    .filter((batch) => batch.productId === productId)
    .flatMap(({ bags, moves }) => [bags, ...moves.map((move) => move.bags)])
  return stock + sumOf(ordered) - sumOf(milled)
}

/** Bags of a feed that orders have of its lots: each line's, without those that came back into the stock. */
const bagsOfLotsOutside = ({ orders }: ShopRows, productId: number) =>
  sumOf(
    orders
      .filter(({ status }) => !isBeforeDispatch(status))
      .flatMap((order) =>
        order.items.map(({ quantity, lots = [], ...item }, place) => {
          if (item.productId !== productId) return 0
          const spoiled = sumOf((order.returns ?? []).map((each) => (each.item === place && !each.isInStock ? each.bags : 0)))
          const back = sumOf((order.returns ?? []).map((each) => (each.item === place && each.isInStock ? each.bags : 0)))
          return Math.max(0, sumOf(lots.map(({ bags }) => bags)) - (holdsBags(order) ? back : quantity - spoiled))
        }),
      ),
  )

const sumOf = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)

async function expectHistory(steps: readonly Step[]) {
  const { shop, owner, bodyOf, confirmed } = await openPacking()
  for (const [place, lot] of LOTS.entries())
    await owner.post(
      '/api/batches',
      newBatch({ lot, productId: lot[0] === 'A' ? 1 : 2, bestBefore: `2099-02-0${place + 1}`, bags: 9 }),
    )
  for (let each = 0; each < ORDERS; each++) await confirmed([3, 2])
  let kept = await rowsOf(shop.store)
  const unmilled = [1, 2].map((productId) => unmilledBags(kept, productId))

  for (const { what, order: id, lot, bags, isBack } of steps) {
    const rows = await rowsOf(shop.store)
    const order = rows.orders.find((each) => each.id === id)
    const batch = rows.batches.find((each) => each.lot === lot)
    const ofLot = rows.orders.filter((each) => lotsOf(each).includes(lot)).map((each) => each.id)
    const status = (to: string, batchText?: string) =>
      owner.put(`/api/orders/${id}/status`, {
        status: to,
        ...(order?.billNumber && { bill: order.billNumber }),
        ...(batchText !== undefined && { dispatch: { day: TODAY, vehicle: '', driverPhone: '', batch: batchText } }),
      })
    const credit = (body: object) =>
      owner.post(`/api/bills/${(order?.billNumber ?? 'none').replaceAll('/', '-')}/credit-note`, { reason: 'Wet.', ...body })
    const state = (to: string) =>
      owner.put(`/api/batches/${batch?.id}/state`, { state: to, reason: to === 'free' ? '' : 'Mould.' })
    const acts: Record<Step['what'], () => Promise<Response | undefined>> = {
      ship: () => status('shipped'),
      'ship named': () => status('shipped', `${lot} ×${bags}`),
      'ship all': () =>
        owner.put('/api/orders/statuses', {
          changes: rows.orders
            .filter((each) => each.status === 'confirmed')
            .map((each) => ({ id: each.id, from: 'confirmed', to: 'shipped' })),
          dispatch: { day: TODAY, vehicle: '', driverPhone: '', batch: lot },
        }),
      deliver: () => status('delivered'),
      confirm: () => status('confirmed'),
      cancel: () => status('cancelled'),
      reopen: () => status(isBack ? 'confirmed' : 'shipped'),
      undo: () => status(order?.statusHistory.at(-2)?.status ?? 'pending'),
      edit: () => owner.put(`/api/orders/${id}`, bodyOf([bags, 2])),
      bill: () => owner.post(`/api/orders/${id}/bill`, {}),
      'credit lines': () => credit({ lines: [{ item: 0, bags, goodsReturned: isBack }] }),
      'credit all': () => credit({ goodsReturned: isBack }),
      recall: () => state('recalled'),
      free: () => state('free'),
      move: () => owner.post(`/api/batches/${batch?.id}/moves`, { by: isBack ? bags : -bags, note: 'Counted.' }),
      notified: () => owner.put(`/api/batches/${batch?.id}/notified`, { orderIds: [id], isNotified: isBack }),
      plan: () => owner.put('/api/lot-plans', { orderIds: [id], batch: isBack ? lot : '' }),
      expire: () =>
        owner.put(`/api/batches/${batch?.id}`, { milledOn: '2026-01-01', bestBefore: isBack ? '2026-04-01' : '2099-02-01' }),
      mill: () => owner.post('/api/batches', newBatch({ lot: `${lot}${bags}`, productId: batch?.productId, bags })),
      restore: () => shop.store.update((all) => restoreRows(all, kept)).then(() => undefined),
      save: async () => {
        kept = rows
        return undefined
      },
    }
    const answer = await acts[what]()
    if (answer) expect([200, 201, 404, 409, 422], `${what}: ${answer.status}`).toContain(answer.status)

    const after = await rowsOf(shop.store)
    expect(
      [1, 2].map((productId) => unmilledBags(after, productId)),
      what,
    ).toEqual(unmilled)
    const list: BatchList = await (await owner.get('/api/batches')).json()
    for (const productId of [1, 2]) {
      const own = after.batches.filter((each) => each.productId === productId)
      const made = sumOf(own.flatMap((each) => [each.bags, ...each.moves.map((move) => move.bags)]))
      const left = sumOf(own.map((each) => list.batches.find(({ id: of }) => of === each.id)?.left ?? Number.NaN))
      expect(left, what).toBe(made - bagsOfLotsOutside(after, productId))
    }
    for (const { lot: name, productId, bags: milled, moves, state: now, reason } of after.batches) {
      const outside = after.orders.reduce((sum, each) => sum + bagsOutside(each, name), 0)
      const moved = moves.reduce((sum, move) => sum + move.bags, 0)
      const listed = list.batches.find((each) => each.lot === name)
      expect(listed?.left, `${what}: ${name}`).toBe(milled + moved - outside)
      expect(await shop.store.read(({ orders }) => orders.by('lot', name).length)).toBe(
        after.orders.filter((each) => lotsOf(each).includes(name)).length,
      )
      for (const { items } of after.orders)
        for (const item of items)
          for (const each of item.lots ?? []) {
            if (each.lot !== name) continue
            expect(item.productId).toBe(productId)
            expect(each.recalled).toBe(now === 'recalled' ? reason : undefined)
          }
    }
    for (const each of after.orders) {
      const named = each.items.map(({ lots = [] }) => lots.reduce((sum, of) => sum + of.bags, 0))
      for (const [place, sum] of named.entries()) expect(sum).toBeLessThanOrEqual(each.items[place]?.quantity ?? 0)
      if (each.status === 'pending' || each.status === 'confirmed') expect(lotsOf(each)).toEqual([])
      // Nothing but a dispatch or a new choice changes the lots of an order.
      const before = rows.orders.find((one) => one.id === each.id)
      const isChosen = what === 'restore' || what.startsWith('ship') || !before || !hasLeft(before) || !hasLeft(each)
      if (!isChosen) expect(lotsOf(each)).toEqual(before ? lotsOf(before) : [])
      // Nobody says twice here that an expired lot shall leave.
      const added = what === 'restore' ? [] : lotsOf(each).filter((name) => before && !lotsOf(before).includes(name))
      for (const { lot: name, state: now, bestBefore } of rows.batches)
        if (added.includes(name)) expect([now, bestBefore >= TODAY], `${what}: ${name}`).toEqual(['free', true])
    }
    if (answer?.status === 422 || answer?.status === 409) expect(after.batches).toEqual(rows.batches)
    if (what === 'recall' && answer?.status === 200)
      expect(
        after.orders
          .filter(({ items }) => items.some(({ lots }) => lots?.some(({ recalled, lot: of }) => recalled && of === lot)))
          .map((each) => each.id),
      ).toEqual(ofLot)
  }
}

test('in a history of every kind of step, bags of a batch are milled minus outside plus moved', () => expectHistory(EVERY_STEP))

test('in any history of dispatches, edits, returns, cancellations, undo and restore they are, and a recall reaches its orders', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 20 }), expectHistory), { numRuns: depth(8, 1000) })
})
