import { expect, test } from 'vitest'
import { newQuotation } from '../fixtures/rows/quotations'
import { operatedServer } from '../fixtures/shops/operated-server'
import { buyerAt } from '../fixtures/shops/order-page'

const shop = operatedServer()
const { get, placed, post } = buyerAt(() => shop.server.url)

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

test('four digits open a quotation for this browser, and one order’s cookie opens none', async () => {
  const made = newQuotation({ items: [{ productId: 1, quantity: 1, unitPrice: '2400.00' }], language: 'ur' })
  const { link } = await (await shop.operator.post('/api/quotations', made)).json()
  const guess = (digits: string) => post(`${link}?open=`, { digits })
  const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const parts = async (path: string, Cookie = '') => {
    const text = await (await get(path, { Cookie })).text()
    return ['Ghulam Nabi', '94190 12345', 'Raceway Road'].filter((part) => text.includes(part))
  }
  const wrong = await guess('0000')
  expect([wrong.headers.get('location'), wrong.headers.getSetCookie()]).toEqual([`${link}?wrong#whole`, []])
  expect(await (await get(`${link}?wrong`)).text()).toContain('یہ اس کوٹیشن کے فون نمبر کے آخری ہندسے نہیں ہیں۔')
  const right = await guess('۲۳۴۵')
  expect([right.status, right.headers.get('location')]).toEqual([303, link])
  const Cookie = cookieOf(right)
  for (const path of [link, link.replace('/ur/', '/hi/')]) {
    expect(await parts(path, Cookie), path).toHaveLength(3)
    expect(await parts(path), path).toEqual([])
  }
  const etag = (await get(link)).headers.get('etag') ?? ''
  expect((await get(link, { 'If-None-Match': etag })).status).toBe(304)
  expect((await get(link, { Cookie, 'If-None-Match': etag })).status).toBe(200)
  const order = await placed({ customerPhone: '94190 12345' })
  const ofOrder = cookieOf(await post(`${order.link}?open=`, { digits: '2345' }))
  expect(ofOrder).toMatch(/^opened=/)
  expect(await parts(link, ofOrder)).toEqual([])
  const refused = []
  for (const digits of ['1', '2', '3', '4', '2345']) refused.push((await guess(digits)).status)
  expect(refused.at(-1)).toBe(429)
})
