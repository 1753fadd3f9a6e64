import { afterEach, expect, test, vi } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { newClientError } from '../fixtures/rows/client-errors'
import { openTestShop } from '../fixtures/shops/shop'

afterEach(() => void vi.restoreAllMocks())

const watchLog = () => vi.spyOn(console, 'error').mockImplementation(() => {})

test('a browser’s error is one log line, and nothing is stored', async () => {
  const log = watchLog()
  const shop = openTestShop()
  const before = JSON.stringify(await shop.store.read((rows) => rows))
  const answer = await shop.browser().post('/api/client-errors', newClientError())
  expect(answer.status).toBe(204)
  expect(log.mock.calls).toEqual([
    ['A browser stopped at /shop (version 1a2b3c): TypeError: x is undefined\\nShop /_astro/Shop.a1.js:1:203'],
  ])
  expect(JSON.stringify(await shop.store.read((rows) => rows))).toBe(before)
})

test('the log contains no personal data: no typed text, number, search or order token', async () => {
  const log = watchLog()
  const answer = await openTestShop()
    .browser()
    .post(
      '/api/client-errors',
      newClientError({
        message: 'SyntaxError: "Rashid Khan" of rashid@example.com, 94190 12345, رشید, is not valid',
        stack:
          'SyntaxError: Rashid\n    at Shop (https://shop.test/_astro/Shop.js?search=Rashid:1:2)\n    at https://shop.test/order/AAAAAQXkeg:3:4',
        page: '/ur/order/AAAAAQXkegOj0JArMm6cpxE4Ono?of=Rashid',
      }),
    )
  expect(answer.status).toBe(204)
  const [line] = log.mock.calls[0] ?? []
  expect(line).toBe(
    'A browser stopped at /ur/order/… (version 1a2b3c): SyntaxError: "…" of … …, …, is not valid\\nShop /_astro/Shop.js:1:2\\n/order/…:3:4',
  )
})

test('an error cannot inject log lines or fill the log', async () => {
  const log = watchLog()
  const visitor = openTestShop().browser()
  const long = newClientError({ stack: 'at x (https://shop.test/x.js:1:2)\n'.repeat(100).slice(0, 2000) })
  expect((await visitor.post('/api/client-errors', long)).status).toBe(204)
  expect(String(log.mock.calls[0]?.[0])).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(await wrongFields(await visitor.post('/api/client-errors', newClientError({ message: 'two\nlines' })))).toEqual([
    'message',
  ])
  expect(await wrongFields(await visitor.post('/api/client-errors', newClientError({ stack: 'x'.repeat(2001) })))).toEqual([
    'stack',
  ])
  await refusal(await visitor.post('/api/client-errors', { ...newClientError(), stack: 'x'.repeat(70_000) }), 413)
  expect(log).toHaveBeenCalledOnce()
})
