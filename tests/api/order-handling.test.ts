import { expect, test } from 'vitest'
import { csvPieces } from '~/domain/csv'
import { DAY } from '~/domain/day'
import { orderMail } from '~/domain/notifications/operator-mail'
import { ORDER_COLUMNS } from '~/domain/orders/order-files'
import { promisedDays } from '~/domain/orders/promised-day'
import type { Order } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

async function openWithOrder() {
  const shop = openTestShop()
  const customer = shop.browser()
  const key = { 'Idempotency-Key': 'the-order-of-nabi' }
  const place = () => customer.post('/api/orders', newOrder(), key)
  const { link: _, ...placed }: Order & { link: string } = await (await place()).json()
  const operator = await shop.browser().signIn()
  const save = (handling: object, expected?: string) =>
    operator.put('/api/orders/1/handling', handling, expected === undefined ? {} : { 'If-Match': expected })
  return { shop, customer, operator, place, placed, save, ...promisedDays(placed.createdAt) }
}

test('stores internal notes and the promised day with the order, also in the CSV', async () => {
  const { operator, save, placed, first } = await openWithOrder()
  const handling = { privateNotes: 'Pays in cash.\nAsk for Bashir.', promisedDay: first }
  const answer = await save(handling, '"0"')
  const order = { ...placed, customerId: 1, handling: { ...handling, version: 1 } }
  expect([answer.status, await answer.json()]).toEqual([200, order])
  expect(await (await operator.get('/api/orders')).json()).toEqual([order])
  expect([...csvPieces(ORDER_COLUMNS, [order])].join('')).toMatch(
    new RegExp(`,${first},"Pays in cash\\.\\nAsk for Bashir\\.",English,`),
  )
})

test('of two saves of the same version the second gets 409 with the first’s values', async () => {
  const { save, first } = await openWithOrder()
  const mine = { privateNotes: 'Pays in cash.', promisedDay: null }
  const theirs = { privateNotes: '', promisedDay: first }
  expect((await save(mine, '"0"')).status).toBe(200)
  expect((await save(mine, '"0"')).status).toBe(200)
  const { current } = await refusal(await save(theirs, '"0"'), 409)
  expect(current).toMatchObject(mine)
  expect((await save(theirs, `"${(current as { version: number }).version}"`)).status).toBe(200)
})

test('accepts a promised day from the order’s day to a year later', async () => {
  const { save, first, last } = await openWithOrder()
  const beside = (day: string, by: number) => new Date(Date.parse(day) + by * DAY).toISOString().slice(0, 10)
  for (const promisedDay of [first, last]) expect((await save({ privateNotes: '', promisedDay })).status).toBe(200)
  for (const promisedDay of [beside(first, -1), beside(last, 1), '2027-02-30', '30/11/2026', '', 7, undefined]) {
    expect(await wrongFields(await save({ privateNotes: '', promisedDay }))).toEqual(['promisedDay'])
  }
})

test('notes have at most two thousand characters', async () => {
  const { save } = await openWithOrder()
  expect((await save({ privateNotes: 'x'.repeat(2000), promisedDay: null })).status).toBe(200)
  expect(await wrongFields(await save({ privateNotes: 'x'.repeat(2001), promisedDay: null }))).toEqual(['privateNotes'])
})

test('no customer and no mail gets them', async () => {
  const { customer, place, save } = await openWithOrder()
  const order: Order = await (await save({ privateNotes: 'Never pays.', promisedDay: null })).json()
  expect(await (await place()).text()).not.toContain('Never pays.')
  await refusal(await customer.get('/api/orders'), 401)
  expect(JSON.stringify(orderMail(order, 'https://example.com'))).not.toContain('Never pays.')
})
