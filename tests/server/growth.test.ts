import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { newContact } from '../fixtures/rows/contacts'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { TestServer } from '../fixtures/shops/server'

const POSTS = 300
const MEGABYTE = 1_000_000

let server: TestServer

beforeEach(async () => {
  server = await TestServer.start({ RATE_LIMITS: 'on' })
})
afterEach(() => server.remove())

async function stored(): Promise<number> {
  const files = await readdir(server.folder, { recursive: true, withFileTypes: true })
  const sizes = await Promise.all(
    files.filter((file) => file.isFile()).map((file) => stat(join(file.parentPath, file.name)).then(({ size }) => size)),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** A text of letters of three bytes each. */
const long = (length: number) => 'ट'.repeat(length)

const address = { street: long(500), city: long(80), state: long(80), zipCode: long(12), country: long(60) }

test.each<[string, string, object]>([
  [
    'the longest orders',
    '/api/orders',
    newOrder({ productId: 2, unitPrice: 2750, quantity: 1, shippingAddress: address, notes: long(2000) }),
  ],
  ['the longest enquiries', '/api/contact', newContact({ name: long(100), subject: long(200), message: long(4000) })],
  ['the longest notifications', '/api/notifications', newNotification({ title: long(120), message: long(500) })],
  ['the longest visits', '/api/visitors', newVisitor({ visitedPages: Array(50).fill(long(300)) })],
  ['the longest page views', '/api/page-views', newPageView({ page: long(300), title: long(300) })],
])(`${POSTS} posts of %s grow the data by less than 1 MB`, async (_name, path, body) => {
  const before = await stored()
  let kept = 0
  for (let count = 0; count < POSTS; count++) {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (answer.status === 201) kept++
    else expect([409, 429]).toContain(answer.status)
  }
  expect(kept).toBeGreaterThan(0)
  // When the process ends, pending writes are on disk.
  expect(await server.stop()).toBe(0)
  const grown = (await stored()) - before
  expect(grown).toBeGreaterThan(10_000)
  expect(grown).toBeLessThan(MEGABYTE)
})
