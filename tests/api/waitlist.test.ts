import { expect, test } from 'vitest'
import { removeOldRows } from '~/api/startup/old-rows'
import { WAITLIST_KEPT_DAYS } from '~/domain/kept-days'
import { MAX_WAITING } from '~/domain/waitlist/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { PROOF } from '../fixtures/rows/two-factor'
import { openTestShop } from '../fixtures/shops/shop'

const PATH = '/api/waitlist'
const PHONE = '94190 12345'

async function openWaitlist() {
  const shop = openTestShop()
  const visitor = shop.browser()
  const operator = await shop.browser().signIn()
  const ask = (phone = PHONE, productId = 1) => visitor.post(PATH, { productId, phone })
  const list = async (): Promise<{ id: number; phone: string; productId: number }[]> => (await operator.get(PATH)).json()
  return { shop, visitor, operator, ask, list }
}

test('a buyer who asks twice for one feed, in any spelling, waits once; for another feed, too', async () => {
  const { ask, list } = await openWaitlist()
  const answers = []
  for (const phone of [PHONE, '+91 94190 12345', '0941-9012345', '۹۴۱۹۰ ۱۲۳۴۵', '٩٤١٩٠١٢٣٤٥', '९४१९० १२३४५']) {
    const answer = await ask(phone)
    answers.push([answer.status, Object.keys(await answer.json())])
  }
  expect(new Set(answers.map((each) => JSON.stringify(each)))).toEqual(new Set(['[201,["productId","phone"]]']))
  await ask(PHONE, 2)
  await ask('94190 54321')
  expect((await list()).map(({ productId, phone }) => [productId, phone])).toEqual([
    [1, PHONE],
    [2, PHONE],
    [1, '94190 54321'],
  ])
})

test.each(['', ' ', 'soon', '12345', '9419', '94190 123456', '0000000000', 'ext 5', '+', '94190 12345 or 94190 54321'])(
  'a number that cannot be told anything is refused at its field: %j',
  async (phone) => {
    const { ask, list } = await openWaitlist()
    expect(await wrongFields(await ask(phone))).toEqual(['phone'])
    expect(await list()).toEqual([])
  },
)

test.each(['+977 9841 234567', '0194 250 1234', '00975 17 123456'])('a number of another kind is taken: %s', async (phone) => {
  const { ask, list } = await openWaitlist()
  expect((await ask(phone)).status).toBe(201)
  expect(await list()).toHaveLength(1)
})

test('an unknown feed and one that is not for sale are refused', async () => {
  const { ask, operator } = await openWaitlist()
  expect(await wrongFields(await ask(PHONE, 999))).toEqual(['productId'])
  await operator.delete('/api/products/1')
  expect(await wrongFields(await ask())).toEqual(['productId'])
})

test('told ones leave the list and come back; asking again after it is a new wish', async () => {
  const { ask, list, operator } = await openWaitlist()
  await ask()
  const put = (isInformed: boolean) => operator.put(`${PATH}/1`, { isInformed })
  expect(await (await put(true)).json()).toMatchObject({ id: 1, informedBy: 'operator', informedAt: expect.any(String) })
  expect((await put(true)).status).toBe(200)
  expect(await list()).toEqual([])
  expect(await (await put(false)).json()).not.toHaveProperty('informedAt')
  expect((await list()).map(({ id }) => id)).toEqual([1])
  await put(true)
  await ask()
  expect((await list()).map(({ id }) => id)).toEqual([2])
  expect(await (await put(false)).json(), 'he waits once').toMatchObject({ id: 2 })
  expect((await list()).map(({ id }) => id)).toEqual([2])
  await refusal(await operator.put(`${PATH}/9`, { isInformed: true }), 404)
})

test('only so many wait for one feed, and the others still do', async () => {
  const { shop, ask, list } = await openWaitlist()
  await shop.store.update(({ waitlist }) => {
    for (let number = 0; number < MAX_WAITING; number++)
      waitlist.insert({
        productId: 1,
        productName: 'Early',
        phone: `9000${100_000 + number}`,
        createdAt: '2026-11-01T00:00:00.000Z',
      })
  })
  expect((await refusal(await ask(), 409)).detail).toMatch(/^Very many wait/)
  expect((await ask('9000100000')).status).toBe(201)
  expect((await ask(PHONE, 2)).status).toBe(201)
  expect(await list()).toHaveLength(MAX_WAITING + 1)
})

test('strangers read no number, and post only so often from one address', async () => {
  const { ask, visitor, operator } = await openWaitlist()
  await ask()
  await refusal(await visitor.get(PATH), 401)
  await refusal(await visitor.put(`${PATH}/1`, { isInformed: true }), 401)
  expect((await operator.get(PATH)).status).toBe(200)
  const limited = openTestShop({ limits: true }).browser()
  const statuses = []
  for (let count = 0; count <= 60; count++) statuses.push((await limited.post(PATH, { productId: 1, phone: PHONE })).status)
  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(201))
  expect(statuses[60]).toBe(429)
})

test('an erased customer’s number is in no row, and a row goes after its days', async () => {
  const { shop, operator } = await openLedger()
  const placed = await shop.browser().post('/api/orders', newOrder({ customerPhone: PHONE, quantity: 1 }))
  const { id } = await placed.json()
  await operator.put(`/api/orders/${id}/status`, { status: 'cancelled' })
  await shop.browser().post(PATH, { productId: 1, phone: '0941-9012345' })
  await shop.browser().post(PATH, { productId: 1, phone: '94190 54321' })
  expect((await operator.post('/api/customers/1/erasure', PROOF)).status).toBe(201)
  const rows = () => shop.store.read(({ waitlist }) => [...waitlist.rows()].map(({ phone }) => phone))
  expect(await rows()).toEqual(['Erased', '94190 54321'])
  expect(await (await operator.get(PATH)).json()).toHaveLength(1)
  const after = (days: number) => removeOldRows(shop.store, Date.now() + days * 864e5)
  await after(WAITLIST_KEPT_DAYS - 1)
  expect(await rows()).toHaveLength(2)
  await after(WAITLIST_KEPT_DAYS + 1)
  expect(await rows()).toEqual([])
})
