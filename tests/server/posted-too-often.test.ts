import { afterAll, beforeAll, expect, test } from 'vitest'
import { indianDay } from '~/domain/dates'
import { Calls } from '../fixtures/calls'
import { newContact } from '../fixtures/contacts'
import { newOrder } from '../fixtures/orders'
import { TestServer } from '../fixtures/server'

const TOO_MANY = 61

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
})
afterAll(() => server.remove())

test.each(['/shop', '/contact'])('%s says when a form posted too often may be sent again', async (path) => {
  // Without a name, so that none of them is kept.
  const body = () => new URLSearchParams({ ...newContact(), name: '' })
  let last: Response | undefined
  for (let count = 0; count < TOO_MANY && last?.status !== 429; count++) {
    last = await fetch(server.url + path, { method: 'POST', body: body() })
    await last.arrayBuffer()
  }
  expect(last?.status).toBe(429)
  expect(last?.headers.get('retry-after')).toMatch(/^[1-9]\d{0,2}$/)
})

test('the page of an order takes no more words for it, from whatever address they come', async () => {
  const { link } = await (
    await new Calls(server.url).post('/api/orders', newOrder(), { 'X-Forwarded-For': '203.0.113.9' })
  ).json()
  const send = (number: number) =>
    fetch(server.url + link, {
      method: 'POST',
      headers: { 'X-Forwarded-For': `198.51.${number}.1` },
      body: new URLSearchParams({ action: 'report', reference: String(number), date: indianDay(new Date()) }),
    })
  let last = await send(0)
  for (let number = 1; number < TOO_MANY && last.status !== 429; number++) last = await send(number)
  expect([last.status, (await fetch(server.url + link)).status]).toEqual([429, 200])
  expect(last.headers.get('retry-after')).toMatch(/^[1-9]\d{0,2}$/)
})
