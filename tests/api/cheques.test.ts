import { expect, test, vi } from 'vitest'
import { bouncedCheques } from '~/api/customers/bounced-cheques'
import { publicOrderAt } from '~/api/orders/public-order'
import { lastDays } from '~/domain/calendar-days'
import type { PublicOrder } from '~/domain/orders/public-order-schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { type OpenedBox, openBox } from '../fixtures/rows/box'
import { newCustomer } from '../fixtures/rows/customers'
import { NOON, stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

const DAYS = lastDays(5, new Date(NOON))
const [FIRST = '', SECOND = '', THIRD = ''] = DAYS

const byCheque = (changes: object = {}) => ({
  ...{ amount: 900, method: 'cheque', reference: '004711', bank: 'J&K Bank', chequeDate: SECOND, date: FIRST },
  ...changes,
})

const balance = async ({ box }: OpenedBox) => (await box()).balance

test('a cheque waits with its bank, number, party and day, and is at the bank when it is cleared', async () => {
  const shop = await openBox()
  const { id } = await shop.entered(byCheque())
  await shop.entered(byCheque({ reference: '12', bank: undefined, chequeDate: undefined }))
  const waiting = {
    ...{ entryId: id, state: 'waiting', amount: '900.00', bank: 'J&K Bank', number: '004711', chequeDate: SECOND, date: FIRST },
    ...{ customerId: 1, customerName: 'Ghulam Nabi', customerPhone: '+919419012345', orderIds: [] },
  }
  const other = { ...waiting, entryId: 2, number: '12', bank: '', chequeDate: FIRST }
  expect(await shop.cheques()).toEqual([other, waiting])
  expect(await balance(shop)).toEqual({ cash: '0.00', bank: '0.00', cheques: '1800.00' })
  const cleared = await shop.decide(id, { state: 'cleared', date: THIRD })
  expect([cleared.status, await cleared.json()]).toEqual([201, { ...waiting, state: 'cleared' }])
  expect(await shop.cheques()).toEqual([other])
  expect((await shop.book(FIRST, TODAY)).days.map(({ day, closing }) => [day, closing])).toEqual([
    [FIRST, { cash: '0.00', bank: '0.00', cheques: '1800.00' }],
    [THIRD, { cash: '0.00', bank: '900.00', cheques: '900.00' }],
  ])
})

test('it is decided once, and its clearing can be taken back', async () => {
  const shop = await openBox()
  const { id } = await shop.entered(byCheque())
  await shop.decide(id, { state: 'cleared' })
  for (const state of ['cleared', 'bounced']) {
    expect((await refusal(await shop.decide(id, { state }), 409)).detail).toBe(
      'This cheque was cleared on 22\u00a0Nov\u00a02026. Please take back entry #1 of the box first.',
    )
  }
  expect((await refusal(await shop.reverse(id), 409)).detail).toContain('Please take back entry #1 of the box first.')
  await shop.takeBack(1)
  expect(await balance(shop)).toEqual({ cash: '0.00', bank: '0.00', cheques: '900.00' })
  expect((await shop.decide(id, { state: 'bounced' })).status).toBe(201)
  for (const state of ['cleared', 'bounced']) await refusal(await shop.decide(id, { state }), 409)
})

test('one that bounces reverses its payment and books the charge of the bank in one change', async () => {
  const shop = await openBox()
  await shop.order()
  await shop.open('bank', 1000, FIRST)
  const { id } = await shop.entered(byCheque({ amount: 5000, orderId: 1 }))
  expect((await shop.customer(1)).orders).toMatchObject([{ paid: '5000.00' }])
  const { version } = shop.shop.store
  expect((await shop.decide(id, { state: 'bounced', date: THIRD, charge: '118' })).status).toBe(201)
  expect(shop.shop.store.version).toBe(version + 1)
  expect((await shop.customer(1)).orders).toMatchObject([{ paid: '0.00', due: '5000.00' }])
  const entries = (await shop.customer(1)).entries
  expect(entries.find(({ reverses }) => reverses === id)).toMatchObject({ kind: 'reversal', date: THIRD, isBounced: true })
  expect(await balance(shop)).toEqual({ cash: '0.00', bank: '882.00', cheques: '0.00' })
  expect((await shop.box()).rows[0]).toMatchObject({
    ...{ kind: 'expense', side: 'bank', amount: '118.00', date: THIRD, chequeOf: id, note: 'Cheque 004711 bounced' },
  })
  expect((await shop.enter(byCheque({ amount: 5000, orderId: 1 }))).status).toBe(201)
})

test('one that was moved to another customer is his, and bounces there', async () => {
  const shop = await openBox()
  await shop.create(newCustomer({ phone: '98765 43210' }))
  for (const phone of ['94190 12345', '98765 43210']) await shop.order(phone)
  const { id } = await shop.entered(byCheque({ amount: 5000, orderId: 1 }))
  const { id: moved } = await (await shop.operator.post(`/api/ledger/${id}/move`, { customerId: 2 })).json()
  expect(await shop.cheques()).toMatchObject([{ entryId: id, customerId: 2 }])
  expect((await shop.decide(id, { state: 'bounced', date: THIRD })).status).toBe(201)
  for (const customer of [1, 2]) expect(await shop.customer(customer)).toMatchObject({ balance: '0.00', advance: '0.00' })
  expect((await shop.customer(2)).entries.find(({ reverses }) => reverses === moved)).toMatchObject({
    isBounced: true,
    date: THIRD,
  })
  const told = (order: number) =>
    shop.shop.store.read((rows) => bouncedCheques(rows, rows.orders.get(order) ?? expect.fail('no order')))
  expect(await told(1)).toEqual([])
  expect(await told(2)).toEqual([{ amount: '5000.00', date: THIRD }])
  expect(await balance(shop)).toEqual({ cash: '0.00', bank: '0.00', cheques: '0.00' })
})

/** Two customers, two orders of 5,000 of the first, and what he is told on the page of an order. */
async function openMoved(payments: readonly object[]) {
  const shop = await openBox()
  await shop.create(newCustomer({ phone: '98765 43210' }))
  for (const _ of [1, 2]) await shop.order('94190 12345')
  const ids: number[] = []
  for (const payment of payments) ids.push((await shop.entered({ date: FIRST, orderId: 1, advance: '9000', ...payment })).id)
  expect((await shop.operator.put('/api/orders/1/customer', { customerId: 2 })).status).toBe(200)
  const told = (order: number) =>
    shop.shop.store.read((rows) => bouncedCheques(rows, rows.orders.get(order) ?? expect.fail('no order')))
  return { shop, ids, told }
}

test('one of an order that moved takes back what stayed with its former customer, who is told', async () => {
  const { shop, ids, told } = await openMoved([byCheque({ amount: 7000, chequeDate: undefined })])
  expect([await shop.customer(1), await shop.customer(2)]).toMatchObject([
    { advance: '2000.00' },
    { orders: [{ paid: '5000.00' }] },
  ])
  const refused = await refusal(await shop.reverse(ids[0] ?? 0), 409)
  expect(refused.detail).toContain('A part of this money stayed with another customer.')
  const { version } = shop.shop.store
  expect((await shop.decide(ids[0] ?? 0, { state: 'bounced', date: THIRD })).status).toBe(201)
  expect(shop.shop.store.version).toBe(version + 1)
  for (const customer of [1, 2]) expect(await shop.customer(customer)).toMatchObject({ balance: '0.00', advance: '0.00' })
  expect([await told(1), await told(2)]).toEqual([[{ amount: '7000.00', date: THIRD }], [{ amount: '2000.00', date: THIRD }]])
  expect(await balance(shop)).toEqual({ cash: '0.00', bank: '0.00', cheques: '0.00' })
})

test('what stayed with the former customer beyond the cheque stays with him', async () => {
  const { shop, ids, told } = await openMoved([{ amount: 6000 }, byCheque({ amount: 1500, chequeDate: undefined })])
  expect(await shop.customer(1)).toMatchObject({ advance: '2500.00' })
  expect((await shop.decide(ids[1] ?? 0, { state: 'bounced', date: THIRD })).status).toBe(201)
  expect([await shop.customer(1), await shop.customer(2)]).toMatchObject([
    { advance: '1000.00', balance: '-1000.00' },
    { orders: [{ paid: '5000.00' }] },
  ])
  expect([await told(1), await told(2)]).toEqual([[{ amount: '1500.00', date: THIRD }], []])
  // The rest may still be taken back by hand.
  const [left] = (await shop.customer(1)).entries.filter(({ kind, amount }) => kind === 'transfer' && amount === '-1000.00')
  expect((await shop.reverse(left?.id ?? 0)).status).toBe(201)
  expect(await shop.customer(1)).toMatchObject({ advance: '0.00' })
})

test('one cheque for several orders is cleared and bounces as a whole', async () => {
  const shop = await openBox()
  for (const _ of [1, 2]) await shop.order()
  const pay = async (reference: string) => {
    const orders = [1, 2].map((orderId) => ({ orderId, amount: '1500' }))
    const sent = { customerId: 1, method: 'cheque', reference, bank: 'SBI', chequeDate: SECOND, date: FIRST, orders }
    return (await (await shop.operator.post('/api/ledger/payments', sent)).json()) as { id: number }[]
  }
  const [first, second] = await pay('1')
  expect(await shop.cheques()).toMatchObject([{ entryId: first?.id, amount: '3000.00', orderIds: [1, 2], bank: 'SBI' }])
  expect((await shop.decide(second?.id ?? 0, { state: 'cleared' })).status).toBe(201)
  expect(await balance(shop)).toEqual({ cash: '0.00', bank: '3000.00', cheques: '0.00' })
  await shop.takeBack(1)
  expect((await shop.decide(first?.id ?? 0, { state: 'bounced' })).status).toBe(201)
  expect((await shop.customer(1)).orders.map(({ paid }) => paid)).toEqual(['0.00', '0.00'])
  expect(await balance(shop)).toEqual({ cash: '0.00', bank: '0.00', cheques: '0.00' })
})

test('a postdated cheque is not cleared before its day', async () => {
  const shop = await openBox()
  const { id } = await shop.entered(byCheque({ chequeDate: '2026-11-25' }))
  expect((await shop.cheques())[0]?.chequeDate).toBe('2026-11-25')
  const { errors } = await refusal(await shop.decide(id, { state: 'cleared' }), 422)
  expect(errors).toMatchObject([{ path: 'date', message: 'Please choose 25\u00a0Nov\u00a02026 or a later day.' }])
  expect((await shop.decide(id, { state: 'bounced' })).status).toBe(201)
})

test.each([
  ['a day in the future', { state: 'cleared', date: '2026-11-23' }, 'date'],
  ['a day before it was received', { state: 'bounced', date: '2026-11-17' }, 'date'],
  ['no state', {}, 'state'],
  ['a charge of a cleared one', { state: 'cleared', charge: 5 }, 'charge'],
  ['a negative charge', { state: 'bounced', charge: '-5' }, 'charge'],
])('refuses %s', async (_what, decision, field) => {
  const shop = await openBox()
  const { id } = await shop.entered(byCheque())
  expect(await wrongFields(await shop.decide(id, decision))).toEqual([field])
  expect(await shop.cheques()).toHaveLength(1)
})

test('only a payment by cheque is one; a refund by cheque leaves the bank at once', async () => {
  const shop = await openBox()
  await shop.entered({ amount: 900 })
  await shop.entered({ kind: 'refund', amount: 200, method: 'cheque' })
  for (const id of [1, 2, 99]) await refusal(await shop.decide(id, { state: 'cleared' }), 404)
  expect(await balance(shop)).toEqual({ cash: '900.00', bank: '-200.00', cheques: '0.00' })
})

test('cheques of older versions count as at the bank', async () => {
  const shop = await openBox()
  const { id } = await shop.entered(byCheque())
  await shop.shop.store.update(({ ledgerEntries }) => {
    const { cheque: _, ...old } = ledgerEntries.get(id) ?? expect.fail('no entry')
    ledgerEntries.put(old)
  })
  expect(await shop.cheques()).toEqual([])
  expect(await balance(shop)).toEqual({ cash: '0.00', bank: '900.00', cheques: '0.00' })
  await refusal(await shop.decide(id, { state: 'cleared' }), 409)
})

test('what the bank did in closed books is booked on the first open day, with its own day', async () => {
  vi.setSystemTime(new Date('2026-10-30T06:30:00.000Z'))
  const shop = await openBox()
  const given = byCheque({ date: '2026-10-28', chequeDate: undefined })
  for (const reference of ['1', '2']) await shop.entered({ ...given, reference })
  vi.setSystemTime(new Date(NOON))
  await shop.operator.signIn()
  await shop.shop.store.update(({ settings }) => settings.put({ key: 'closed_month', value: '2026-10', version: 9 }))
  expect((await shop.decide(1, { state: 'cleared', date: '2026-10-30' })).status).toBe(201)
  expect((await shop.decide(2, { state: 'bounced', date: '2026-10-31', charge: 100 })).status).toBe(201)
  expect((await shop.box()).rows).toMatchObject([
    { kind: 'expense', date: '2026-11-01', valueDate: '2026-10-31' },
    { kind: 'cheque', date: '2026-11-01', valueDate: '2026-10-30' },
  ])
  await shop.shop.store.update(({ settings }) => settings.put({ key: 'closed_month', value: '2026-11', version: 9 }))
  await shop.takeBack(1)
  expect((await shop.box()).rows).toHaveLength(2)
})

test('the page of an order tells its buyer of a returned cheque until nothing is owed', async () => {
  const shop = await openBox()
  const { store } = shop.shop
  for (const _ of [1, 2]) await shop.order()
  await shop.operator.put('/api/orders/statuses', { changes: [1, 2].map((id) => ({ id, from: 'pending', to: 'delivered' })) })
  const told = (id: number) =>
    store.read((rows) => {
      const order = rows.orders.get(id) ?? expect.fail('no order')
      return (publicOrderAt(store, rows, order, Date.parse(NOON)) as PublicOrder).bouncedCheques
    })
  const named = await shop.entered(byCheque({ amount: 5000, orderId: 1 }))
  const onAccount = await shop.entered(byCheque({ amount: 5000, reference: '4712' }))
  await shop.decide(onAccount.id, { state: 'bounced', date: SECOND })
  expect([await told(1), await told(2)]).toEqual([[], [{ amount: '5000.00', date: SECOND }]])
  await shop.decide(named.id, { state: 'bounced', date: THIRD })
  expect((await told(1)).map(({ date }) => date)).toEqual([THIRD, SECOND])
  expect((await told(2)).map(({ date }) => date)).toEqual([SECOND])
  await store.update(({ orders }) => orders.put({ ...(orders.get(2) ?? expect.fail('no order')), customerMatch: 'unconfirmed' }))
  expect(await told(2)).toEqual([])
  await shop.entered({ amount: 5000, orderId: 1 })
  expect(await told(1)).toEqual([])
})
