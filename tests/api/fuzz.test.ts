import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { depth } from '../fixtures/depth'
import { bodyLike, callHeaders, FIRST_BILL, pathId, pathNumber, queryLike } from '../fixtures/hostile/fuzzed'
import { checkAnswer, checkRows, openFuzzed } from '../fixtures/hostile/fuzzed-shop'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { VALID } from '../fixtures/rows/valid-bodies'
import { description } from '../fixtures/shops/described'
import { endpoints, type openTestShop } from '../fixtures/shops/shop'

vi.setConfig({ testTimeout: depth(120_000, 1_200_000) })

const BODIES = depth(80, 2000)

type Shop = ReturnType<typeof openTestShop>
type Browser = ReturnType<Shop['browser']>

const calls = endpoints.flatMap(({ endpoint, routePattern }) =>
  ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => method in endpoint).map((method) => ({ method, routePattern })),
)
const isJson = ({ method, routePattern }: (typeof calls)[number]) =>
  method !== 'GET' && !['/api/uploads', '/api/products.csv'].includes(routePattern)

const idOf = (routePattern: string) => (routePattern.includes('[number]') ? pathNumber : pathId)

/** The query parameters of a read call, with the values of which each is one. */
function queryOf(routePattern: string) {
  const described = description().paths[routePattern.replace(/\[(\w+)\]/g, '{$1}')]?.['get'] as {
    parameters: { name: string; in: string; schema: { enum?: string[] } }[]
  }
  return described.parameters.flatMap(({ name, in: where, schema }) =>
    where === 'query' ? { name, known: schema.enum ?? [] } : [],
  )
}

const countRows = ({ store }: Shop) =>
  store.read(
    (shop) => [...shop.orders.rows(), ...shop.contacts.rows(), ...shop.products.rows(), ...shop.showcaseImages.rows()].length,
  )

describe.each(calls.filter(isJson))('$method $routePattern', ({ method, routePattern }) => {
  test(`answers ${BODIES} bodies without a server error and stores no invalid rows`, async () => {
    const { shop, visitor, operator } = await openFuzzed()
    const before = await countRows(shop)
    let created = 0
    const body = bodyLike(VALID[routePattern] ?? {})
    const sent = fc.tuple(fc.boolean(), idOf(routePattern), body, callHeaders('application/json'))
    const send = async ([isOperator, id, text, headers]: [boolean, string, string, Record<string, string>]) => {
      const caller: Browser = isOperator ? operator : visitor
      const answer = await caller.send(method, routePattern.replace(/\[\w+\]/, id), text, headers)
      if (answer.status === 201) created++
      await checkAnswer(answer)
    }
    // Adds valid bodies, because random ones may never be valid.
    const good = (id: string): [boolean, string, string, Record<string, string>] => [
      true,
      id,
      JSON.stringify(VALID[routePattern] ?? {}),
      { 'Content-Type': 'application/json' },
    ]
    const examples = ['1', '2', FIRST_BILL].map((id): [ReturnType<typeof good>] => [good(id)])
    await fc.assert(fc.asyncProperty(sent, send), { numRuns: BODIES, endOnFailure: true, examples })
    await checkRows(shop)
    // Browser errors are only logged.
    if (method !== 'POST' || routePattern === '/api/client-errors') return
    expect(created).toBeGreaterThan(0)
    expect((await countRows(shop)) - before).toBeLessThanOrEqual(created)
  })
})

test('an object with a length instead of a text is refused without a server error', async () => {
  const { visitor } = await openFuzzed()
  const odd = { length: { toString: 'x' } }
  for (const body of [newContact({ message: odd }), newContact({ email: odd })])
    expect((await visitor.post('/api/contact', body)).status).toBe(422)
  expect((await visitor.post('/api/orders', { ...newOrder(), items: odd })).status).toBe(422)
})

describe.each(calls.filter(({ method }) => method === 'GET'))('GET $routePattern', ({ routePattern }) => {
  test(`answers ${BODIES} queries without a server error and changes nothing`, async () => {
    const { shop, visitor, operator } = await openFuzzed()
    const { version } = shop.store
    const query = queryLike([...queryOf(routePattern), { name: 'other', known: [] }])
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        idOf(routePattern),
        query,
        callHeaders('text/plain'),
        async (isOperator, id, asked, headers) => {
          const search = new URLSearchParams(asked).toString()
          const path = routePattern.replace(/\[\w+\]/, id)
          await checkAnswer(await (isOperator ? operator : visitor).get(`${path}?${search}`, headers))
        },
      ),
      { numRuns: BODIES, endOnFailure: true },
    )
    expect(shop.store.version).toBe(version)
  })
})
