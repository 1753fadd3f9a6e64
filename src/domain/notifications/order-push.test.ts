import { expect, test } from 'vitest'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { orderPush } from './order-push'

const order = (id: number, ...quantities: number[]) => ({
  id,
  items: quantities.map((quantity) => ({ ...storedOrder().items[0], quantity })) as ReturnType<typeof storedOrder>['items'],
})

test('one order is announced with its number and bags, and the message opens it', () => {
  const push = { title: 'New order #812', body: '6 bags', tag: 'orders-812', url: '/admin-orders?order=812' }
  expect(orderPush([order(812, 2, 4)], 812)).toEqual(push)
  expect(orderPush([order(1, 1)], 1)?.body).toBe('1 bag')
})

test('several orders are one message, which opens the list', () => {
  expect(orderPush([order(7, 100_000), order(9, 1)], 10)).toEqual({
    title: '2 new orders',
    body: '1,00,001 bags, #7 to #9',
    tag: 'orders-10',
    url: '/admin-orders',
  })
  expect(orderPush([], 10)).toBeUndefined()
})
