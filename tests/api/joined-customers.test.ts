import { expect, test } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { openLedger } from '../fixtures/rows/customers'

async function openWithTwo() {
  const opened = await openLedger()
  await opened.create({ district: 'Anantnag' })
  await opened.create({ name: 'ghulam  nabi.', phone: '98765 43210', openingBalance: 300 })
  const join = (id: number, into: number | null) => opened.operator.put(`/api/customers/${id}/joined`, { into })
  return { ...opened, join }
}

test('suggests to join customers of the same name, and never joins them automatically', async () => {
  const { customer, create } = await openWithTwo()
  await create({ phone: '98765 11111', district: 'Kupwara' })
  expect((await customer(1)).alike).toEqual([{ id: 2, name: 'ghulam  nabi.', phone: '+919876543210' }])
  expect((await customer(2)).alike.map(({ id }) => id)).toEqual([1, 3])
  expect((await customer(2)).joinedTo).toBeNull()
})

test('at most five are suggested', async () => {
  const { create, customer } = await openWithTwo()
  for (let each = 0; each < 5; each++) await create({ phone: `98765 2222${each}` })
  expect((await customer(1)).alike).toHaveLength(5)
})

test('a joined customer’s phone, orders and entries belong to the other, and return after a separation', async () => {
  const { operator, join, order, entered, customer } = await openWithTwo()
  await order('98765 43210')
  await entered({ customerId: 2, amount: 5000, orderId: 1 })
  expect(await (await join(2, 1)).json()).toMatchObject({ id: 2, joinedTo: 1, version: 2 })
  expect(await order('98765 43210')).toMatchObject({ customerId: 1 })
  expect(await customer(1)).toMatchObject({
    balance: '-4700.00',
    joined: [{ id: 2 }],
    orders: [{ id: 2 }, { id: 1, paid: '5000.00' }],
  })
  expect(await (await operator.get('/api/customers')).json()).toHaveLength(1)
  expect(await (await operator.get('/api/ledger?customer=2')).json()).toMatchObject({ balance: '-4700.00' })
  expect(await entered({ customerId: 2, amount: 100 })).toMatchObject({ customerId: 1 })
  await join(2, null)
  expect(await customer(2)).toMatchObject({ balance: '-4700.00', orders: [{ id: 1 }] })
  expect(await customer(1)).toMatchObject({ balance: '-100.00', orders: [{ id: 2 }] })
  expect(await order('98765 43210')).toMatchObject({ customerId: 2 })
})

test('a joined customer follows when the other is joined too', async () => {
  const { join, create, customer } = await openWithTwo()
  await create({ name: 'G. Nabi', phone: '98765 11111' })
  await join(2, 1)
  await join(1, 3)
  expect((await customer(3)).joined.map(({ id }) => id)).toEqual([1, 2])
  expect((await customer(3)).balance).toBe('300.00')
})

test('refuses to join with itself, with an unknown customer, and twice', async () => {
  const { operator, join, create } = await openWithTwo()
  await create({ name: 'G. Nabi', phone: '98765 11111' })
  for (const into of [2, 9, 0, 'Nabi']) expect(await wrongFields(await join(2, into as number))).toEqual(['into'])
  expect((await join(2, 1)).status).toBe(200)
  expect((await join(2, 1)).status).toBe(200)
  await refusal(await join(2, 3), 409)
  await refusal(await join(3, 2), 409)
  await refusal(await operator.put('/api/customers/2', { name: 'Nabi', phone: '98765 43210' }), 409)
})

test('a phone of a joined customer stays with the other, even if its own phone changes', async () => {
  const { operator, join, order } = await openWithTwo()
  await join(2, 1)
  const phone = (phone: string) => operator.put('/api/customers/1', { name: 'Ghulam Nabi', phone })
  expect((await phone('98765 43210')).status).toBe(200)
  expect((await refusal(await join(2, null), 409)).detail).toContain('customer #1')
  expect((await phone('94190 54321')).status).toBe(200)
  expect((await order('98765 43210')).customerId).toBe(1)
  expect((await join(2, null)).status).toBe(200)
})

test('a reversal while two are joined leaves no debt after the separation', async () => {
  const { join, entered, reverse, customer } = await openWithTwo()
  const { id } = await entered({ customerId: 2, amount: 100 })
  await join(2, 1)
  expect((await reverse(id)).status).toBe(201)
  expect((await customer(1)).balance).toBe('300.00')
  await join(2, null)
  expect([(await customer(1)).balance, (await customer(2)).balance]).toEqual(['0.00', '300.00'])
})
