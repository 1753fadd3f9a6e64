import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operatorCookie } from '../fixtures/shops/calls'
import { seedShop } from '../fixtures/shops/seeded-shop'
import { OPERATOR, TestServer } from '../fixtures/shops/server'

/** Milliseconds of processor time for which one call may block all others: twice the promised value. */
const MOST_HELD = 100
const SHOP = { orders: 20_000, regular: 2000, customers: 10_000, entries: 20_000, contacts: 1000 }
/** The first customer has the most orders. */
const REGULAR = '/api/customers/1'

let server: TestServer
let cookie: string
let holdFile: string

beforeAll(async () => {
  holdFile = join(mkdtempSync(join(tmpdir(), 'hold-')), 'hold')
  server = await TestServer.start({ NODE_OPTIONS: '--import ./scripts/bench/loop-hold.mjs', LOOP_HOLD: holdFile })
  await seedShop(server, SHOP)
  cookie = await operatorCookie(server.url)
}, 180_000)
afterAll(async () => {
  await server.remove()
  rmSync(dirname(holdFile), { recursive: true })
})

/** The longest block of the event loop since the last reading, in milliseconds. */
async function held(): Promise<number> {
  rmSync(holdFile, { force: true })
  process.kill(server.pid as number, 'SIGUSR2')
  await vi.waitFor(() => expect(existsSync(holdFile) && readFileSync(holdFile, 'utf8')).toMatch(/\d/), {
    timeout: 10_000,
    interval: 5,
  })
  return Number(readFileSync(holdFile, 'utf8'))
}

async function holdOf(path: string, init: RequestInit = {}): Promise<{ status: number; hold: number }> {
  await held()
  // An uncompressed response is sent as fast as it is made.
  const headers = { Cookie: cookie, 'Accept-Encoding': 'identity', 'Content-Type': 'application/json' }
  const answer = await fetch(server.url + path, { ...init, headers })
  await answer.arrayBuffer()
  return { status: answer.status, hold: await held() }
}

test.each([
  ...['/api/customers', '/api/customers.csv', '/api/orders', '/api/orders.csv', '/api/notifications', '/api/contacts.csv'],
  ...['/api/day-book.csv?from=2026-01-01&to=2026-12-31', `${REGULAR}/erasure`, `${REGULAR}/copy`, REGULAR],
])('GET %s does not block other requests', async (path) => {
  const { status, hold } = await holdOf(path)
  expect(status).toBe(200)
  expect(hold).toBeLessThan(MOST_HELD)
})

test('an erasure of 2,000 orders does not block other requests, nor do the lists after it', async () => {
  const body = JSON.stringify({ password: OPERATOR.password, evenWithOpen: true })
  const { status, hold } = await holdOf(`${REGULAR}/erasure`, { method: 'POST', body })
  expect(status).toBe(201)
  expect(hold).toBeLessThan(MOST_HELD)
  for (const path of ['/api/dashboard', '/api/day-book?from=2026-01-01&to=2026-12-31', '/api/customers?page=1'])
    expect((await holdOf(path)).hold).toBeLessThan(MOST_HELD)
})
