import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { operatorCookie } from '../fixtures/shops/calls'
import { seedShop } from '../fixtures/shops/seeded-shop'
import { TestServer } from '../fixtures/shops/server'

/** Milliseconds of the processor for which no call keeps all others waiting: three times what the shop promises. */
const MOST_HELD = 150
const SHOP = { orders: 20_000, regular: 2000, customers: 10_000, entries: 20_000, contacts: 1000 }
/** Who has ordered most is the first customer. */
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

/** For how long the loop was held at most since this was asked last. */
async function held(): Promise<number> {
  rmSync(holdFile, { force: true })
  process.kill(server.pid as number, 'SIGUSR2')
  await vi.waitFor(() => expect(existsSync(holdFile) && readFileSync(holdFile, 'utf8')).toMatch(/\d/), {
    timeout: 10_000,
    interval: 5,
  })
  return Number(readFileSync(holdFile, 'utf8'))
}

test.each([
  ...['/api/customers', '/api/customers.csv', '/api/orders', '/api/orders.csv', '/api/notifications', '/api/contacts.csv'],
  ...['/api/day-book.csv?from=2026-01-01&to=2026-12-31', `${REGULAR}/erasure`, `${REGULAR}/copy`, REGULAR],
])('GET %s lets others be answered meanwhile', async (path) => {
  await held()
  // What is not compressed is sent as fast as it is made.
  const answer = await fetch(server.url + path, { headers: { Cookie: cookie, 'Accept-Encoding': 'identity' } })
  expect(answer.status).toBe(200)
  await answer.arrayBuffer()
  expect(await held()).toBeLessThan(MOST_HELD)
})
