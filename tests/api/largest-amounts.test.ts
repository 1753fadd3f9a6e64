import { describe, expect, test } from 'vitest'
import { MAX_PAISE, rupees } from '~/domain/money'
import { checkAnswer, openFuzzed } from '../fixtures/hostile/fuzzed-shop'
import { READ_ALL, READS } from '../fixtures/reads'
import { VALID } from '../fixtures/rows/valid-bodies'
import { endpoints } from '../fixtures/shops/shop'

/** Amounts and counts that a field may allow alone, but whose product or sum is too large. */
const LARGEST = { string: [100, 10, 1].map((part) => rupees(MAX_PAISE / part)), number: [1, 1000, 10_000, 1e6, 1e9] }

const AMOUNT = /^-?\d{1,9}(?:\.\d\d)?$/

type Place = readonly [owner: Record<string, unknown>, key: string, values: readonly unknown[]]

/** Every amount and number of a body at any depth, with the values to try. */
function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.entries(owner).flatMap(([key, inner]) => {
    if (typeof inner === 'number') return [[owner, key, LARGEST.number] as const]
    return typeof inner === 'string' && AMOUNT.test(inner) ? [[owner, key, LARGEST.string] as const] : placesIn(inner)
  })
}

/** The body with each one and each two of its amounts and numbers replaced by each large value. */
function* largestBodies(valid: object): Generator<object> {
  const count = placesIn(valid).length
  for (let first = 0; first < count; first++) {
    for (let second = first; second < count; second++) {
      const [one, other] = [first, second].map((index) => placesIn(valid)[index]?.[2] ?? [])
      for (const large of one ?? []) {
        for (const largeToo of other ?? []) {
          const body = structuredClone(valid)
          const places = placesIn(body)
          for (const [index, value] of [
            [first, large],
            [second, largeToo],
          ] as const) {
            const [owner, key] = places[index] as Place
            owner[key] = value
          }
          yield body
        }
      }
    }
  }
}

const calls = endpoints.flatMap(({ endpoint, routePattern }) =>
  ['POST', 'PUT'].filter((method) => method in endpoint).map((method) => ({ method, routePattern })),
)

const withAmounts = calls.filter(({ routePattern }) => placesIn(VALID[routePattern]).length > 0)

test('calls with amounts are found', () => {
  const paths = withAmounts.map(({ routePattern }) => routePattern)
  expect(paths).toEqual(expect.arrayContaining(['/api/orders', '/api/quotations', '/api/ledger', '/api/box']))
})

// Rows that do not fit their schema stop a test shop with a server error.
describe.each(withAmounts)('$method $routePattern', ({ method, routePattern }) => {
  test('takes or refuses the largest amounts, and stores no row that is too large', async () => {
    const { operator } = await openFuzzed()
    const valid = VALID[routePattern] as object
    for (const body of largestBodies(valid))
      for (const id of routePattern.includes('[') ? ['1', '2'] : [''])
        await checkAnswer(await operator.send(method, routePattern.replace(/\[\w+\]/, id), JSON.stringify(body)))
    for (const path of [...READS, ...READ_ALL]) expect((await operator.get(`/api${path}`)).status, path).toBeLessThan(500)
  })
})
