import { expect, test } from 'vitest'
import { askToCancel } from '~/api/orders/cancel-requests'
import { refusal } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'

const NOW = '2026-11-20T20:00:00.000Z'

async function openWithOrder() {
  const shop = openTestShop()
  await shop.browser().post('/api/orders', newOrder())
  const operator = await shop.browser().signIn()
  const ask = (reason = 'The pond is dry.') =>
    shop.store.update((rows) => {
      const order = rows.orders.get(1)
      if (!order) throw new Error('There is no such order.')
      askToCancel(rows, order, { reason }, NOW)
    })
  const decide = (isAccepted: boolean, sentence = '') => operator.put('/api/orders/1/cancel-request', { isAccepted, sentence })
  const stock = () => shop.store.read(({ products }) => products.get(1)?.stockQuantity)
  return { operator, ask, decide, stock }
}

test('notifies the operator without the reason', async () => {
  const { operator, ask } = await openWithOrder()
  await ask()
  const [first] = await (await operator.get('/api/notifications')).json()
  expect(first).toMatchObject({ title: 'Cancellation Asked For', message: 'Order #1: please decide.', orderId: 1 })
})

test('cancels the order when the operator accepts, and returns the stock', async () => {
  const { ask, decide, stock } = await openWithOrder()
  const before = await stock()
  await ask()
  const answer = await decide(true, 'Done.')
  expect(await answer.json()).toMatchObject({
    status: 'cancelled',
    cancelRequest: { reason: 'The pond is dry.', isAccepted: true, sentence: 'Done.', decidedBy: 'operator' },
  })
  expect(await stock()).toBe(Number(before) + 2)
})

test('keeps the order if the operator declines', async () => {
  const { ask, decide } = await openWithOrder()
  await ask()
  expect(await (await decide(false, 'It is on its way.')).json()).toMatchObject({
    status: 'pending',
    cancelRequest: { isAccepted: false, sentence: 'It is on its way.' },
  })
})

test.each(['shipped', 'delivered'])(
  'an order that is %s meanwhile is not cancelled as asked, and its bags stay out',
  async (status) => {
    const { operator, ask, decide, stock } = await openWithOrder()
    await ask()
    await operator.put('/api/orders/1/status', { status })
    const before = await stock()
    const { detail } = await refusal(await decide(true), 409)
    expect(detail).toBe(`Order #1 is ${status}: it can no longer be cancelled as asked. Please keep it, and tell the buyer why.`)
    expect(await stock()).toBe(before)
    expect(await (await operator.get('/api/orders/1')).json()).toMatchObject({ status, cancelRequest: { isAccepted: null } })
    expect((await decide(false, 'It is at your farm.')).status).toBe(200)
  },
)

test('a request for an order cancelled meanwhile can be accepted once', async () => {
  const { operator, ask, decide, stock } = await openWithOrder()
  await ask()
  await operator.put('/api/orders/1/status', { status: 'cancelled' })
  const before = await stock()
  expect(await (await decide(true)).json()).toMatchObject({ status: 'cancelled', cancelRequest: { isAccepted: true } })
  expect(await stock()).toBe(before)
})

test('refuses a decision without a request, and a second one', async () => {
  const { ask, decide } = await openWithOrder()
  await refusal(await decide(true), 409)
  await ask()
  await decide(false)
  await refusal(await decide(true), 409)
})

test('accepts one request, and none after dispatch', async () => {
  const { operator, ask } = await openWithOrder()
  await operator.put('/api/orders/1/status', { status: 'shipped' })
  await expect(ask()).rejects.toMatchObject({ status: 409, said: { code: 'cancel-too-late' } })
  await operator.put('/api/orders/1/status', { status: 'confirmed' })
  await ask()
  await expect(ask()).rejects.toMatchObject({ status: 409, said: { code: 'cancel-asked' } })
})
