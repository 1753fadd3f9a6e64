import { afterAll, beforeAll, expect, test } from 'vitest'
import { newContact } from '../fixtures/contacts'
import { TestServer } from '../fixtures/server'

const TOO_MANY = 61

let server: TestServer

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMITS: 'on' })
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
