import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { openBillShop } from '../fixtures/shops/bills'
import { stopClock, YEAR } from '../fixtures/stopped-clock'

stopClock()

const BILL = `/api/bills/TF-${YEAR}-00001`

async function openBilled(...changes: object[]) {
  const shop = await openBillShop(changes.length > 0 ? changes : [{}])
  await shop.bill()
  const credit = (body: object, path = BILL) => shop.operator.post(`${path}/credit-note`, body)
  return { ...shop, credit }
}

test('credits part of a bill with a number of its own series', async () => {
  const { credit, operator, tables } = await openBilled()
  const response = await credit({ amount: 500, reason: '2 bags came back wet.' })
  expect([response.status, await response.json()]).toMatchObject([
    201,
    {
      number: `CN/${YEAR}/00001`,
      kind: 'credit-note',
      creditOf: `TF/${YEAR}/00001`,
      totalAmount: '500.00',
      reason: '2 bags came back wet.',
      recipient: { name: 'Ghulam Nabi' },
    },
  ])
  expect(await (await operator.get(BILL)).json()).toMatchObject({
    totalAmount: '5000.00',
    credits: [{ number: `CN/${YEAR}/00001`, amount: '500.00' }],
  })
  const { entries, orders, series } = await tables()
  expect(entries).toMatchObject([
    { kind: 'bill', amount: '5000.00' },
    { kind: 'credit-note', amount: '-500.00', orderId: 1, billNumber: `CN/${YEAR}/00001` },
  ])
  expect(orders).toMatchObject([{ billNumber: `TF/${YEAR}/00001` }])
  expect(series).toHaveLength(2)
})

test('without an amount credits the rest, and the order can be billed again', async () => {
  const { credit, bill, tables } = await openBilled()
  await credit({ amount: '1000', reason: 'One bag less.' })
  expect(await (await credit({ reason: 'The wrong feed.' })).json()).toMatchObject({ totalAmount: '4000.00' })
  expect((await tables()).orders[0]).not.toHaveProperty('billNumber')
  expect(await (await bill()).json()).toMatchObject({ number: `TF/${YEAR}/00002` })
})

test.each([
  ['more than is left of it', { amount: '5000.01', reason: 'x' }, ['amount']],
  ['nothing', { amount: 0, reason: 'x' }, ['amount']],
  ['less than nothing', { amount: '-5', reason: 'x' }, ['amount']],
  ['parts of a paisa', { amount: '1.001', reason: 'x' }, ['amount']],
  ['without a reason', { amount: 5 }, ['reason']],
  ['with a blank reason', { reason: ' ' }, ['reason']],
  ['with a reason of 201 characters', { reason: 'x'.repeat(201) }, ['reason']],
])('does not credit %s of a bill', async (_what, body, fields) => {
  const { credit, tables } = await openBilled()
  const before = await tables()
  expect(await wrongFields(await credit(body))).toEqual(fields)
  expect(await tables()).toEqual(before)
})

test('accepts a reason of 200 characters', async () => {
  const { credit } = await openBilled()
  expect((await credit({ reason: 'x'.repeat(200) })).status).toBe(201)
})

test('a credited bill, a credit note and an unknown bill are refused', async () => {
  const { credit, tables } = await openBilled()
  await credit({ reason: 'The wrong feed.' })
  const before = await tables()
  expect((await refusal(await credit({ reason: 'Again.' }), 409)).detail).toBe(
    `Nothing of bill TF/${YEAR}/00001 is left to take back.`,
  )
  await refusal(await credit({ reason: 'x' }, `/api/bills/CN-${YEAR}-00001`), 409)
  await refusal(await credit({ reason: 'x' }, `/api/bills/TF-${YEAR}-00002`), 404)
  await refusal(await credit({ reason: 'x' }, '/api/bills/1'), 404)
  expect(await tables()).toEqual(before)
})

test('cancelling a billed order credits its bill, which stays marked as cancelled', async () => {
  const { cancel, credit, tables } = await openBilled()
  await credit({ amount: 1000, reason: 'One bag less.' })
  expect(await (await cancel()).json()).toMatchObject({ status: 'cancelled' })
  const { bills, entries, orders } = await tables()
  expect(bills).toMatchObject([
    { number: `TF/${YEAR}/00001`, credits: [{ amount: '1000.00' }, { number: `CN/${YEAR}/00002`, amount: '4000.00' }] },
    { number: `CN/${YEAR}/00001` },
    { number: `CN/${YEAR}/00002`, reason: 'Order #1 was cancelled.' },
  ])
  expect(entries.map(({ amount }) => Number(amount)).reduce((sum, amount) => sum + amount)).toBe(0)
  expect(orders[0]).toMatchObject({ status: 'cancelled', cancelledBill: `TF/${YEAR}/00001` })
  expect(orders[0]).not.toHaveProperty('billNumber')
})

test('cancelling several orders credits the bills of the billed ones', async () => {
  const { operator, tables, wait } = await openBilled({}, {})
  const changes = [1, 2].map((id) => ({ id, from: 'pending', to: 'cancelled', bill: `TF/${YEAR}/00001` }))
  await operator.put('/api/orders/statuses', { changes })
  await wait()
  expect((await tables()).bills.map(({ kind, orderId }) => [kind, orderId])).toEqual([
    ['bill', 1],
    ['credit-note', 1],
  ])
})

const step = fc.record({
  order: fc.integer({ min: 1, max: 4 }),
  what: fc.constantFrom('bill', 'credit', 'cancel', 'reopen', 'part'),
  year: fc.nat(1),
})

test('in any history of bills, credits and cancellations, each series has no gap', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { operator, bill, cancel, tables } = await openBillShop([{}, {}, {}, {}])
      for (const { order, what } of steps) {
        const live = (await tables()).orders.find(({ id }) => id === order)?.billNumber?.replaceAll('/', '-') ?? 'TF-99-00-1'
        if (what === 'bill') await bill(order)
        if (what === 'credit') await operator.post(`/api/bills/${live}/credit-note`, { reason: 'x' })
        if (what === 'part') await operator.post(`/api/bills/${live}/credit-note`, { amount: 1700, reason: 'x' })
        if (what === 'cancel') await cancel(order)
        if (what === 'reopen') await operator.put(`/api/orders/${order}/status`, { status: 'pending' })
      }
      const { bills, series, entries } = await tables()
      for (const { series: start, last } of series) {
        const serials = bills
          .filter(({ number }) => number.startsWith(start))
          .map(({ number }) => Number(number.slice(start.length)))
        expect(serials).toEqual(Array.from({ length: last }, (_, index) => index + 1))
      }
      expect(entries.map(({ billNumber }) => billNumber)).toEqual(bills.map(({ number }) => number))
    }),
    { numRuns: 40 },
  )
})

test('a zero bill of an older shop can be credited once, and then the order can be edited', async () => {
  const { credit, operator, store, tables } = await openBilled()
  const free = { discount: '5000.00', discountReason: 'A sample.', totalAmount: '0.00' }
  await store.update(({ bills, orders, ledgerEntries }) => {
    for (const bill of [...bills.rows()]) bills.put({ ...bill, ...free })
    for (const order of [...orders.rows()]) orders.put({ ...order, ...free })
    for (const entry of [...ledgerEntries.rows()]) ledgerEntries.put({ ...entry, amount: '0.00' })
  })
  expect((await credit({ reason: 'A sample.' })).status).toBe(201)
  const { detail } = await refusal(await credit({ reason: 'Again.' }), 409)
  expect(detail).toBe(`Nothing of bill TF/${YEAR}/00001 is left to take back.`)
  const order = (await tables()).orders[0]
  expect((await operator.put('/api/orders/1', { ...order, notes: 'A sample.' })).status).toBe(200)
})
