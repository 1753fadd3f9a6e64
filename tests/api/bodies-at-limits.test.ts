import { describe, expect, test, vi } from 'vitest'
import { depth } from '../fixtures/depth'
import { checkAnswer, openFuzzed } from '../fixtures/hostile/fuzzed-shop'
import { READ_ALL, READS } from '../fixtures/reads'
import { VALID } from '../fixtures/rows/valid-bodies'
import { description } from '../fixtures/shops/described'
import { endpoints } from '../fixtures/shops/shop'

vi.setConfig({ testTimeout: depth(120_000, 1_200_000) })

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

/** The longest texts of a field, in Latin, Urdu and Hindi letters and in letters of two UTF-16 units. */
const longest = (length: number) => ['W', 'ٹ', 'क', '\u{1f41f}', 'ﷺ'].map((letter) => letter.repeat(length))

const DAYS = ['0000-01-01', '0001-01-01', '1900-02-28', '2024-02-29', '9999-12-31']
const AMOUNTS = ['0.01', '-0.01', '100000000.00', '-100000000.00', '1000000000.00', '-1000000000.00']
const NUMBERS = [-(2 ** 31), -1, 0, 0.001, 1, 100_000, 2 ** 31 - 1, 2 ** 31, 2 ** 53]

const MOST_ITEMS = 50

/** The values at the limits of a schema; `valid` is one that it accepts, if known. */
function* limitsOf(schema: Schema, valid: unknown): Generator<unknown> {
  const { $ref, anyOf, oneOf, properties, items, maxLength = 1000, maxItems = MOST_ITEMS } = schema
  if ($ref) return yield* limitsOf(named($ref), valid)
  for (const each of anyOf ?? oneOf ?? []) yield* limitsOf(each, valid)
  if (schema.enum || schema.const !== undefined) return yield* schema.enum ?? [schema.const]
  const types = [schema.type ?? []].flat()
  if (types.includes('null')) yield null
  if (types.includes('boolean')) yield* [true, false]
  if (types.includes('string')) yield* ['', ...longest(maxLength), ...DAYS, ...AMOUNTS, '9'.repeat(40), '/uploads/x.webp']
  if (types.includes('integer') || types.includes('number'))
    yield* [...NUMBERS, ...[schema.minimum, schema.maximum].filter((limit) => limit !== undefined)]
  if (items) {
    const [first] = Array.isArray(valid) ? valid : []
    yield []
    if (first !== undefined) yield Array.from({ length: maxItems }, () => first)
    for (const item of limitsOf(items, first)) yield [item]
  }
  if (properties) {
    const whole = typeof valid === 'object' && valid !== null ? valid : {}
    for (const [name, part] of Object.entries(properties))
      for (const value of limitsOf(part, (whole as Record<string, unknown>)[name])) yield { ...whole, [name]: value }
  }
}

function named(pointer: string): Schema {
  const parts = pointer.slice(2).split('/')
  return parts.reduce<unknown>((value, part) => (value as Record<string, unknown>)[part], description()) as Schema
}

const calls = endpoints.flatMap(({ endpoint, routePattern }) =>
  ['POST', 'PUT'].filter((method) => method in endpoint).map((method) => ({ method, routePattern })),
)

function bodyOf({ method, routePattern }: (typeof calls)[number]): Schema | undefined {
  const operation = description().paths[routePattern.replace(/\[(\w+)\]/g, '{$1}')]?.[method.toLowerCase()] as {
    requestBody?: { content: Record<string, { schema: Schema }> }
  }
  return operation.requestBody?.content['application/json']?.schema
}

// Browser errors are only logged.
const withBody = calls.filter((call) => bodyOf(call) && VALID[call.routePattern] && call.routePattern !== '/api/client-errors')

test('calls with bodies are found', () => {
  expect(withBody.length).toBeGreaterThan(40)
})

describe.each(withBody)('$method $routePattern', (call) => {
  test('takes or refuses each value at its limits, and all reads answer afterwards', async () => {
    const { operator } = await openFuzzed()
    const { method, routePattern } = call
    const isDeep = depth(false, true)
    const readAll = async (body: unknown) => {
      for (const path of [...READS, ...READ_ALL]) {
        const { status } = await operator.get(`/api${path}`)
        expect(status, `${path} after ${JSON.stringify(body).slice(0, 300)}`).toBeLessThan(500)
      }
    }
    for (const body of limitsOf(bodyOf(call) as Schema, VALID[routePattern])) {
      for (const id of routePattern.includes('[') ? ['1', '2'] : ['']) {
        const answer = await operator.send(method, routePattern.replace(/\[\w+\]/, id), JSON.stringify(body))
        await checkAnswer(answer)
        if (isDeep && answer.ok) await readAll(body)
      }
    }
    await readAll('all bodies')
  })
})
