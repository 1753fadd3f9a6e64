import { expect, test } from 'vitest'
import { newQuotation } from '../fixtures/rows/quotations'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'

const shop = operatedServer()
const { get, post } = buyerAt(() => shop.server.url)

test('the page of a quotation is not cached, not listed, masks the buyer, and reading it changes nothing', async () => {
  const items = [{ productId: 1, quantity: 1, unitPrice: '2400.00' }]
  const made = await shop.operator.post('/api/quotations', newQuotation({ items }))
  const { link, id } = await made.json()
  for (const path of [link, `/ur${link}`, `/hi${link}`]) {
    const answer = await get(path)
    expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
      200,
      { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' },
    ])
    expect(await answer.text()).not.toMatch(/Nabi|94190|Raceway/)
  }
  const read = async () => (await shop.operator.get(`/api/quotations/${id}`)).json()
  expect((await read()).state).toBe('open')
  expect((await post(link, { action: 'accept' })).status).toBe(303)
  expect((await post(link, { action: 'accept' })).status).toBe(303)
  expect(await read()).toMatchObject({ state: 'accepted', orderId: 1 })
  expect(await (await shop.operator.get('/api/orders')).json()).toHaveLength(1)
})
