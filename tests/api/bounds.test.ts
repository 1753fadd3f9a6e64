import { expect, test } from 'vitest'
import { STRANGER } from '~/api/auth/auth'
import { startSession } from '~/api/auth/sessions'
import { refusal } from '../fixtures/problems'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const NOW = '2026-03-01T06:00:00.000Z'
test('the newest fifty browsers are trusted devices', async () => {
  const { store } = openTestShop()
  const known = () => store.read(({ devices }) => [...devices.rows()].map(({ tokenHash }) => tokenHash))
  const signIn = () => store.update((shop) => startSession(shop, STRANGER, OPERATOR.username, NOW))
  for (let count = 0; count < 50; count++) await signIn()
  const [oldest] = await known()
  await signIn()
  expect(await known()).toHaveLength(50)
  expect(await known()).not.toContain(oldest)
})

test('a file of two thousand products is accepted, a longer one refused', async () => {
  const operator = await openTestShop().browser().signIn()
  const [head = ''] = (await (await operator.get('/api/products.csv')).text()).split('\r\n')
  const put = (products: number) =>
    operator.send('PUT', '/api/products.csv', [head, ...Array(products).fill('x')].join('\r\n'), { 'Content-Type': 'text/csv' })
  expect((await refusal(await put(2001), 422)).detail).toBe('Please import at most 2000 products at once.')
  expect(await (await put(2000)).text()).not.toContain('at most 2000')
})
