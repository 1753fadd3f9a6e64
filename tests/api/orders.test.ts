import { expect, test } from 'vitest'
import { newOrder } from '../fixtures/orders'
import { openTestShop } from '../fixtures/shop'

test('places an order and rings the bell', async () => {
  const shop = openTestShop()
  const response = await shop.browser().post('/api/orders', newOrder())
  expect(response.status).toBe(201)
})
