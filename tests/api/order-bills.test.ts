import fc from 'fast-check'
import { expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { openBillShop } from '../fixtures/shops/bills'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

const numberOf = (serial: number) => `TF/26-27/${String(serial).padStart(5, '0')}`

test('bills several orders in one transaction, in order, and reports why others are not billed', async () => {
  const { store, operator, tables } = await openBillShop([
    { status: 'shipped' },
    { status: 'cancelled' },
    { status: 'delivered', totalAmount: '0.00' },
    { status: 'delivered' },
  ])
  const { version } = store
  const answer = await operator.post('/api/orders/bills', { orderIds: [4, 2, 3, 9, 1, 4] })
  expect(answer.status).toBe(201)
  const { bills, left } = await answer.json()
  expect(bills).toMatchObject([
    { orderId: 4, number: numberOf(1) },
    { orderId: 1, number: numberOf(2) },
  ])
  expect(left).toEqual([
    { orderId: 2, why: 'Order #2 is cancelled, and gets no bill.' },
    { orderId: 3, why: 'Order #3 costs nothing: it needs no bill, and is paid.' },
    { orderId: 9, why: 'There is no order #9.' },
  ])
  expect(store.version).toBe(version + 1)
  expect((await tables()).entries).toMatchObject([{ orderId: 4 }, { orderId: 1 }])
})

test('creates no bill if the series has not enough numbers', async () => {
  const { operator, tables } = await openBillShop([{ status: 'shipped' }, { status: 'shipped' }], {
    billSeries: [{ series: 'TF/26-27/', last: 9_999_998 }],
  })
  await refusal(await operator.post('/api/orders/bills', { orderIds: [1, 2] }), 409)
  const { bills, entries, orders, series } = await tables()
  expect([bills, entries, series]).toEqual([[], [], [{ series: 'TF/26-27/', last: 9_999_998 }]])
  expect(orders.map(({ billNumber }) => billNumber)).toEqual([undefined, undefined])
})

const STATUSES = ['pending', 'confirmed', 'shipped', 'delivered', 'cancelled'] as const

test('for any selection each order has at most one bill, and the series has no gap', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...STATUSES), { minLength: 1, maxLength: 8 }),
      fc.array(fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      async (statuses, rounds) => {
        const { operator, tables } = await openBillShop(statuses.map((status) => ({ status })))
        for (const orderIds of rounds) {
          const { bills, left } = await (await operator.post('/api/orders/bills', { orderIds })).json()
          expect(bills.length + left.length).toBe(new Set(orderIds).size)
        }
        const { bills, orders, series, entries } = await tables()
        expect(bills.map(({ number }) => number)).toEqual(bills.map((_, index) => numberOf(index + 1)))
        expect(new Set(bills.map(({ orderId }) => orderId)).size).toBe(bills.length)
        expect(entries.map(({ billNumber }) => billNumber)).toEqual(bills.map(({ number }) => number))
        expect(series).toEqual(bills.length > 0 ? [{ series: 'TF/26-27/', last: bills.length }] : [])
        const asked = new Set(rounds.flat())
        for (const { id, status, billNumber } of orders)
          expect(billNumber !== undefined).toBe(asked.has(id) && status !== 'cancelled')
      },
    ),
    { numRuns: 20 },
  )
})
