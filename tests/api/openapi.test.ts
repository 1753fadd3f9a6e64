import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { csv, empty, zip } from '~/api/http/endpoint'
import { refusal } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { description } from '../fixtures/shops/described'
import { endpoints, openTestShop } from '../fixtures/shops/shop'

interface Parameter {
  name: string
  in: string
  required: boolean
  schema: { enum?: unknown[]; pattern?: string }
}

interface Operation {
  operationId: string
  description: string
  parameters: Parameter[]
  responses: Record<string, { content?: Record<string, { schema?: object }> }>
}

const described = Object.entries(description().paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation: operation as Operation })),
)

const named = endpoints.flatMap(({ endpoint, routePattern }) =>
  Object.entries(endpoint).map(([method, of]) => ({ name: `${method} ${routePattern}`, ...of })),
)

test('is valid by the schema of OpenAPI 3.1', async () => {
  const validator = new Validator()
  expect(await validator.validate(description())).toEqual({ valid: true })
  expect(validator.version).toBe('3.1')
})

test('describes each method of each call once, with its audience', () => {
  expect(described.map(({ path, method }) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, '[$1]')}`)).toEqual(
    named.map(({ name }) => name),
  )
  for (const [index, { callers }] of named.entries()) expect(described[index]?.operation.description).toContain(callers.sentence)
  expect(new Set(described.map(({ operation }) => operation.operationId)).size).toBe(described.length)
})

test('describes each answer by a schema, except CSV files, zip files and empty ones', () => {
  const without = named.filter(({ answers }) => answers === empty || answers === csv || answers === zip).map(({ name }) => name)
  const missing = described.filter(({ operation: { responses } }) => {
    const [, good] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? []
    return !good?.content?.['application/json']?.schema
  })
  expect(missing.map(({ operation }) => operation.operationId)).toHaveLength(without.length)
  expect(without.filter((name) => !/\.csv$|\.zip$|^DELETE|client-errors$/.test(name))).toEqual([])
})

test('has no untyped value, except the newer row of a conflict', () => {
  const open: string[] = []
  const walk = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) return
    if (Object.keys(value).length === 0 && /schema|properties|items|anyOf/.test(path)) open.push(path)
    for (const [name, each] of Object.entries(value)) if (name !== 'default') walk(each, `${path}/${name}`)
  }
  const { GetOpenapiJsonAnswer: _, ...schemas } = description().components.schemas
  walk(schemas, '/schemas')
  for (const { path, operation } of described) walk(operation, path)
  expect(open).toEqual(['/schemas/Problem/properties/current'])
})

test('contains no fields with link secrets', () => {
  expect(JSON.stringify(description())).not.toMatch(/linkSalt|passwordHash|tokenHash/)
})

const wrongQueries = described.flatMap(({ path, method, operation }) =>
  operation.parameters
    .filter(({ in: place, schema }) => place === 'query' && (schema.enum || schema.pattern))
    .map(({ name }) => ({ path, method, name, others: operation.parameters })),
)

test.each(wrongQueries)('$method $path refuses a $name that its description does not allow', async ({ path, name, others }) => {
  const shop = openTestShop()
  await shop.browser().post('/api/orders', newOrder())
  const browser = await shop.browser().signIn()
  const right = Object.entries({ page: '1', customer: '1' }).filter(([each]) => others.some((other) => other.name === each))
  const query = new URLSearchParams({ ...Object.fromEntries(right), [name]: '~wrong~' })
  const problem = await refusal(await browser.get(`${path.replace(/\{\w+\}/g, '1')}?${query}`), 422)
  expect(problem.errors?.map((error: { path: string }) => error.path)).toContain(name)
})

test('is generated once, and answers 304 if unchanged', async () => {
  const browser = openTestShop().browser()
  const first = await browser.get('/api/openapi.json')
  expect(await first.json()).toEqual(JSON.parse(JSON.stringify(description())))
  const etag = first.headers.get('etag') ?? ''
  expect((await openTestShop().browser().get('/api/openapi.json', { 'If-None-Match': etag })).status).toBe(304)
})
