import { expect, test } from 'vitest'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { orderKeysOf } from '~/domain/orders/order-keys'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

const tokenIn = (link: string) => link.split('/').at(-1) ?? ''

/** An order as the form sends it, with its notification. */
async function openWithOrder() {
  const shop = openTestShop()
  const buyer = shop.browser()
  const [order, , notification] = orderKeysOf(crypto.randomUUID())
  const { id, link } = await (await buyer.post('/api/orders', newOrder(), { 'Idempotency-Key': order })).json()
  await buyer.post('/api/notifications', newNotification({ title: 'New Order Received' }), { 'Idempotency-Key': notification })
  const operator = await shop.browser().signIn()
  const setStatus = (status: string) => operator.put(`/api/orders/${id}/status`, { status })
  return { shop, buyer, operator, setStatus, token: tokenIn(link) }
}

test('returns the state of an order and a complaint for their links, and nothing for other links', async () => {
  const { shop, operator, setStatus, token } = await openWithOrder()
  const sender = shop.browser()
  const { id, link } = await (await sender.post('/api/contact', newContact({ kind: 'complaint' }))).json()
  const complaint = tokenIn(link)
  const states = async () => {
    const asked = `/api/link-states?orders=${token},${token.slice(0, -1)}x,&complaints=${complaint},nonsense`
    return (await shop.browser().get(asked)).json()
  }
  expect(await states()).toEqual({
    orders: [{ id: 1, state: 'pending', day: null, driverPhone: null }],
    complaints: [{ number: expect.stringMatching(/^C-/), state: 'received' }],
  })
  await setStatus('shipped')
  await operator.put(`/api/contacts/${id}/complaint`, { state: 'acknowledged', answer: '' })
  expect(await states()).toMatchObject({ orders: [{ state: 'shipped' }], complaints: [{ state: 'acknowledged' }] })
  await operator.post('/api/orders/1/link', {})
  expect(await states()).toMatchObject({ orders: [] })
  expect(await (await shop.browser().get('/api/link-states')).json()).toEqual({ orders: [], complaints: [] })
})

test.each(['/api/notifications', '/api/notifications?page=1&size=50'])(
  'the bell at %s tells the buyer alone how far his order is',
  async (path) => {
    const { shop, buyer, operator, setStatus } = await openWithOrder()
    const rowsOf = async (browser: typeof buyer) => {
      const answer = await (await browser.get(path)).json()
      return (answer.rows ?? answer).map(({ orderId, orderState }: Record<string, unknown>) => [orderId, orderState])
    }
    expect(await rowsOf(buyer)).toEqual([[1, 'pending']])
    await setStatus('shipped')
    expect(await rowsOf(buyer)).toEqual([[1, 'shipped']])
    expect(await rowsOf(operator)).toEqual([[1, undefined]])
    expect(await rowsOf(shop.browser())).toEqual([])
  },
)

test('the link and the bell tell the promised day and the driver only while they matter, and nobody else', async () => {
  const { shop, buyer, operator, setStatus, token } = await openWithOrder()
  const byLink = async () => {
    const { orders } = await (await shop.browser().get(`/api/link-states?orders=${token}`)).json()
    return [orders[0].day, orders[0].driverPhone]
  }
  const byBell = async (browser = buyer) => {
    const [row = {}] = await (await browser.get('/api/notifications')).json()
    return [row.promisedDay ?? null, row.driverPhone ?? null]
  }
  const day = indianDay(new Date(Date.now() + DAY))
  expect((await operator.put('/api/orders/1/handling', { promisedDay: day, privateNotes: '' })).status).toBe(200)
  for (const told of [byLink, byBell]) expect(await told()).toEqual([day, null])
  const dispatch = {
    vehicle: 'JK03 A 1234',
    driverPhone: '+91 94190 66666',
    day: indianDay(new Date()),
    batch: '',
  }
  expect((await operator.put('/api/orders/1/status', { status: 'shipped', dispatch })).status).toBe(200)
  for (const told of [byLink, byBell]) expect(await told()).toEqual([day, '+919419066666'])
  for (const browser of [operator, shop.browser()]) expect(await byBell(browser)).toEqual([null, null])
  await setStatus('delivered')
  for (const told of [byLink, byBell]) expect(await told()).toEqual([null, null])
})
