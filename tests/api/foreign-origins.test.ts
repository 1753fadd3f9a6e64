import { describe, expect, test } from 'vitest'
import { refusal } from '../fixtures/problems'
import { endpoints, openTestShop } from '../fixtures/shops/shop'

const NAMED = { id: '1', key: 'site_name', username: 'bilal' }

// Read from src/api/calls.ts, so that a new endpoint is tested automatically.
const writes = endpoints.flatMap(({ endpoint, routePattern }) =>
  ['POST', 'PUT', 'PATCH', 'DELETE']
    .filter((method) => method in endpoint)
    .map((method) => ({ method, path: routePattern.replace(/\[(\w+)\]/, (_, name: keyof typeof NAMED) => NAMED[name]) })),
)

const FOREIGN = [
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
  { Origin: '' },
  { Origin: 'http://shop.test:81' },
  { Origin: 'http://shop.test.elsewhere.example' },
  { Origin: 'http://elsewhere.example/shop.test' },
  { Origin: 'http://shop.test@elsewhere.example' },
  { Origin: 'http://api.shop.test', 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://shop.test' },
]

const OWN = [
  { Origin: 'http://shop.test', 'Sec-Fetch-Site': 'same-origin' },
  { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'none' },
  {},
]

test('the list contains every call that writes', () => {
  expect(writes.length).toBeGreaterThanOrEqual(20)
  for (const { path } of writes) expect(path).not.toMatch(/[[\]]/)
})

describe.each(writes)('$method $path', ({ method, path }) => {
  test('refuses every foreign origin with 403, to a visitor and to the operator, and changes nothing', async () => {
    const shop = openTestShop()
    const operator = await shop.browser().signIn()
    const { version } = shop.store
    for (const caller of [shop.browser(), operator]) {
      for (const headers of FOREIGN) {
        const answer = await caller.send(method, path, {}, headers)
        expect(answer.headers.getSetCookie()).toEqual([])
        expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
        await refusal(answer, 403)
      }
    }
    expect(shop.store.version).toBe(version)
  })

  test('lets its own pages, and programs without an origin, pass to the other checks', async () => {
    const visitor = openTestShop().browser()
    for (const headers of OWN) expect((await visitor.send(method, path, {}, headers)).status).not.toBe(403)
  })
})

/** Calls whose body is not JSON: one takes pictures, one has no body. */
const NO_JSON = ['/api/uploads', '/api/two-factor']

describe.each(writes.filter(({ method, path }) => method === 'POST' && !NO_JSON.includes(path)))('$method $path', ({ path }) => {
  // Types that a page of another site can send without a preflight.
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain; application/json',
  ])('refuses a body of the type %j', async (type) => {
    const shop = openTestShop()
    const operator = await shop.browser().signIn()
    const { version } = shop.store
    await refusal(await operator.send('POST', path, '{}', { 'Content-Type': type }), 415)
    expect(shop.store.version).toBe(version)
  })
})
