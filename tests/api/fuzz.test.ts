import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { TABLE_NAMES, TABLES } from '~/schemas/shop'
import { newContact } from '../fixtures/contacts'
import { newCustomer, newPayment } from '../fixtures/customers'
import { depth } from '../fixtures/depth'
import { bodyLike, callHeaders, pathId, pathNumber } from '../fixtures/fuzzed'
import { newNotification } from '../fixtures/notifications'
import { newOperator } from '../fixtures/operators'
import { newOrder } from '../fixtures/orders'
import { picture } from '../fixtures/pictures'
import { newProduct } from '../fixtures/products'
import { endpoints, OPERATOR, openTestShop } from '../fixtures/shop'
import { newShowcaseImage } from '../fixtures/showcase-images'
import { newPageView, newVisitor } from '../fixtures/visitors'

vi.setConfig({ testTimeout: depth(120_000, 1_200_000) })

const BODIES = depth(200, 2000)

/** What a call takes; a call that is not named here is sent changes of an empty object. */
const VALID: Record<string, object> = {
  '/api/products': newProduct(),
  '/api/products/[id]': newProduct(),
  '/api/products/[id]/price': { price: '2600' },
  '/api/products/[id]/active': { isActive: false },
  '/api/products/[id]/stock-moves': { reason: 'milled', by: 40, note: 'Monday' },
  '/api/contacts/[id]/answer': { how: 'call' },
  '/api/showcase-images': newShowcaseImage(),
  '/api/showcase-images/[id]': newShowcaseImage(),
  '/api/orders': newOrder({ quantity: 1 }),
  '/api/orders/[id]': { ...newOrder({ quantity: 1 }), discount: 1, discountReason: 'Old friend', totalAmount: 2499 },
  '/api/orders/[id]/status': {
    status: 'shipped',
    dispatch: { vehicle: 'JK 03', driverPhone: '9419012345', day: null, batch: 'B' },
  },
  '/api/delivery-charges': { place: 'Anantnag', amount: 300 },
  '/api/delivery-charges/[id]': { place: 'Anantnag', amount: 300 },
  '/api/orders/[id]/handling': { privateNotes: 'Pays in cash.', promisedDay: null },
  '/api/orders/[id]/bill': { gstin: '01ABCDE1234F1Z5' },
  '/api/bills/[number]/credit-note': { amount: '500', reason: 'Wet bags.' },
  '/api/orders/statuses': { changes: [{ id: 1, from: 'pending', to: 'confirmed' }] },
  '/api/customers': newCustomer(),
  '/api/customers/[id]': newCustomer(),
  '/api/customers/[id]/joined': { into: 2 },
  '/api/ledger': newPayment(),
  '/api/contact': newContact(),
  '/api/notifications': newNotification(),
  '/api/visitors': newVisitor(),
  '/api/page-views': newPageView(),
  '/api/settings/[key]': { value: 'Trout' },
  '/api/session': OPERATOR,
  '/api/operators': newOperator(),
  '/api/operators/[username]/password': { newPassword: 'apricots-in-the-attic', password: OPERATOR.password },
  '/api/two-factor': { password: OPERATOR.password, code: '123456' },
}

type Shop = ReturnType<typeof openTestShop>
type Browser = ReturnType<Shop['browser']>

const calls = endpoints.flatMap(({ endpoint, routePattern }) =>
  ['GET', 'POST', 'PUT', 'DELETE'].filter((method) => method in endpoint).map((method) => ({ method, routePattern })),
)
const isJson = ({ method, routePattern }: (typeof calls)[number]) =>
  method !== 'GET' && !['/api/uploads', '/api/products.csv'].includes(routePattern)

async function openFuzzed(options: Parameters<typeof openTestShop>[0] = {}) {
  const shop = openTestShop(options)
  const customer = shop.browser()
  for (let count = 0; count < 3; count++) await customer.post('/api/orders', newOrder({ quantity: 1 }))
  await customer.post('/api/notifications', newNotification())
  const operator = await shop.browser().signIn()
  for (let count = 0; count < 3; count++) await operator.post('/api/ledger', newPayment())
  await operator.post('/api/orders/1/bill', {})
  return { shop, visitor: shop.browser(), operator }
}

/** An answer is good if it is no fault of ours, and says what it says as JSON or as a file. */
async function checkAnswer(answer: Response) {
  expect(answer.status).toBeLessThan(500)
  if (answer.body === null) return expect([204, 304]).toContain(answer.status)
  const type = answer.headers.get('content-type') ?? ''
  if (/json$/.test(type)) await answer.json()
  else expect(type).toMatch(/^text\/csv/)
}

/** The whole shop parses, and parsing changes nothing: no field is of a wrong kind, none has no name, and no prototype was reached. */
async function checkRows({ store }: Shop) {
  for (const name of TABLE_NAMES) {
    const rows = await store.read((shop) => [...shop[name].rows()])
    expect(rows.map((row) => TABLES[name].row.parse(row))).toEqual(rows)
  }
  expect(Object.keys(Object.prototype)).toEqual([])
}

const countRows = ({ store }: Shop) =>
  store.read(
    (shop) => [...shop.orders.rows(), ...shop.contacts.rows(), ...shop.products.rows(), ...shop.showcaseImages.rows()].length,
  )

describe.each(calls.filter(isJson))('$method $routePattern', ({ method, routePattern }) => {
  test(`answers ${BODIES} bodies without a fault and stores no rubbish`, async () => {
    const { shop, visitor, operator } = await openFuzzed()
    const before = await countRows(shop)
    let created = 0
    const body = bodyLike(VALID[routePattern] ?? {})
    const sent = fc.tuple(
      fc.boolean(),
      routePattern.includes('[number]') ? pathNumber : pathId,
      body,
      callHeaders('application/json'),
    )
    const send = async ([isOperator, id, text, headers]: [boolean, string, string, Record<string, string>]) => {
      const caller: Browser = isOperator ? operator : visitor
      const answer = await caller.send(method, routePattern.replace(/\[\w+\]/, id), text, headers)
      if (answer.status === 201) created++
      await checkAnswer(answer)
    }
    await fc.assert(fc.asyncProperty(sent, send), { numRuns: BODIES, endOnFailure: true })
    await checkRows(shop)
    if (method !== 'POST') return
    expect(created).toBeGreaterThan(0)
    expect((await countRows(shop)) - before).toBeLessThanOrEqual(created)
  })
})

test('a text that is an object with a length of its own is refused, and no fault', async () => {
  const { visitor } = await openFuzzed()
  const odd = { length: { toString: 'x' } }
  for (const body of [newContact({ message: odd }), newContact({ email: odd })])
    expect((await visitor.post('/api/contact', body)).status).toBe(422)
  expect((await visitor.post('/api/orders', { ...newOrder(), items: odd })).status).toBe(422)
})

describe.each(calls.filter(({ method }) => method === 'GET'))('GET $routePattern', ({ routePattern }) => {
  test(`answers ${BODIES} questions without a fault and changes nothing`, async () => {
    const { shop, visitor, operator } = await openFuzzed()
    const { version } = shop.store
    const query = fc.record({ since: fc.string({ unit: 'binary' }), other: fc.string() }, { requiredKeys: [] })
    await fc.assert(
      fc.asyncProperty(fc.boolean(), query, callHeaders('text/plain'), async (isOperator, asked, headers) => {
        const search = new URLSearchParams(asked).toString()
        await checkAnswer(await (isOperator ? operator : visitor).get(`${routePattern}?${search}`, headers))
      }),
      { numRuns: BODIES, endOnFailure: true },
    )
    expect(shop.store.version).toBe(version)
  })
})

test(`PUT /api/products.csv answers ${BODIES} tables without a fault and stores no rubbish`, async () => {
  const { shop, operator } = await openFuzzed()
  const lines = (await (await operator.get('/api/products.csv')).text()).split('\r\n')
  const cell = fc.constantFrom(
    ',',
    '"',
    '""',
    '\r\n',
    ';',
    '\ufeff',
    '=1+1',
    '-1',
    '1e9',
    '__proto__',
    '\u0000',
    '\ud800',
    'x'.repeat(3000),
  )
  const change = fc.record({ at: fc.nat(), length: fc.nat(20), text: fc.oneof(cell, fc.string({ unit: 'binary' })) })
  const table = fc.array(change, { maxLength: 4 }).map((changes) =>
    changes.reduce((text, { at, length, text: put }) => {
      const start = at % (text.length + 1)
      return text.slice(0, start) + put + text.slice(start + length)
    }, lines.join('\r\n')),
  )
  await fc.assert(
    fc.asyncProperty(table, callHeaders('text/csv'), fc.boolean(), async (text, headers, isDry) => {
      await checkAnswer(await operator.send('PUT', `/api/products.csv${isDry ? '?dry-run' : ''}`, text, headers))
    }),
    { numRuns: BODIES, endOnFailure: true },
  )
  await checkRows(shop)
})

test(`POST /api/uploads answers ${BODIES} files without a fault`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'trout-feed-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const { shop, operator } = await openFuzzed({ uploadFolder: folder })
  const files = [await picture('png', 8, 8), await picture('jpeg', 8, 8), await picture('webp', 8, 8)]
  const first = fc.constantFrom(...files.map((file) => file.subarray(0, 12)), Buffer.from('<svg>'), Buffer.from('GIF89a'))
  const bytes = fc.oneof(
    fc.tuple(first, fc.uint8Array({ maxLength: 200 })).map((parts) => Buffer.concat(parts)),
    fc.tuple(fc.constantFrom(...files), fc.nat(), fc.nat(255)).map(([file, at, value]) => {
      const copy = Buffer.from(file)
      copy[at % copy.length] = value
      return copy
    }),
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.string({ maxLength: 20 }), fc.constantFrom('image', 'file', ''), async (content, name, field) => {
      const form = new FormData()
      form.append(field, new File([content], name, { type: 'image/png' }))
      await checkAnswer(await operator.post('/api/uploads', form))
    }),
    { numRuns: BODIES, endOnFailure: true },
  )
  await checkRows(shop)
})
