import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { CancelledBills, UNDO_TIME } from '~/api/customers/cancelled-bills'
import type { Product } from '~/domain/catalog/schema'
import { DAY } from '~/domain/day'
import type { NewOrder } from '~/domain/orders/schema'
import { depth } from '../fixtures/depth'
import { newBoxEntry } from '../fixtures/rows/box'
import { newCustomer, newPayment, openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { newQuotation } from '../fixtures/rows/quotations'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { stopClock } from '../fixtures/stopped-clock'
import { filesInZip } from '../fixtures/zip-files'

stopClock()

vi.setConfig({ testTimeout: depth(60_000, 3_600_000) })

const RUNS = depth(4, 1000)
const PHONES = ['94190 12345', '98765 43210', '98765 43211']
const ORDERS = 4

const KINDS = [
  ...(['place', 'edit', 'edit', 'confirmed', 'shipped', 'shipped', 'delivered', 'cancelled', 'undo time', 'owner'] as const),
  ...(['bill', 'bill', 'bill all', 'credit', 'credit bags', 'credit bags', 'credit whole', 'mend'] as const),
  ...(['cash', 'cheque', 'refund', 'reverse', 'move payment', 'cleared', 'bounced', 'expense', 'count', 'reverse box'] as const),
  ...(['quote', 'accept', 'withdraw', 'price', 'inactive', 'milled', 'feed', 'delete feed', 'restore feed', 'weight'] as const),
] as const

/** What fixed histories do beside. */
const MORE = ['delete ordered feed'] as const

const step = fc.record({
  what: fc.constantFrom<(typeof KINDS)[number] | (typeof MORE)[number]>(...KINDS),
  order: fc.integer({ min: 1, max: ORDERS + 2 }),
  customer: fc.integer({ min: 1, max: PHONES.length }),
  amount: fc.integer({ min: 1, max: 9000 }),
  nth: fc.nat(20),
  isSo: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Opened = Awaited<ReturnType<typeof openLedger>>

async function take({ operator, shop }: Opened, { what, order: id, customer, amount, nth, isSo }: Step, reference: string) {
  const rows = await rowsOf(shop.store)
  const order = rows.orders.find((each) => each.id === id)
  const bill = order?.billNumber?.replaceAll('/', '-') ?? 'none'
  const one = (list: readonly { id: number }[]) => list[nth % Math.max(1, list.length)]?.id ?? 999
  const payments = rows.ledgerEntries.filter(({ kind }) => kind === 'payment')
  const status = (body: object) => operator.put(`/api/orders/${id}/status`, body)
  const credit = (body: object) => operator.post(`/api/bills/${bill}/credit-note`, { reason: 'Wet.', ...body })
  const pay = (body: object) =>
    operator.post('/api/ledger', newPayment({ customerId: customer, orderId: isSo ? id : null, amount, ...body }))
  const placed = { channel: 'phone', customerPhone: PHONES[customer - 1] ?? '', quantity: 1 + (nth % 4) } as const
  const { customerPhone } = order ?? placed
  const quotation = `/api/quotations/${1 + (nth % 3)}`
  const feed = rows.products.find(({ sku }) => sku.startsWith('NEW-'))
  const acts: Record<Step['what'], () => Promise<unknown>> = {
    place: () => operator.post('/api/orders', newOrder(placed)),
    edit: () =>
      operator.put(`/api/orders/${id}`, {
        ...newOrder({ ...placed, customerPhone, quantity: 1 + (amount % 6) }),
        advance: 100_000,
      }),
    confirmed: () => status({ status: 'confirmed' }),
    shipped: () => status({ status: 'shipped' }),
    delivered: () => status({ status: 'delivered' }),
    cancelled: () => status({ status: 'cancelled', bill: order?.billNumber }),
    'undo time': () => new CancelledBills(shop.store).check(Date.now() + UNDO_TIME),
    owner: () => operator.put(`/api/orders/${id}/customer`, { customerId: customer }),
    bill: () => operator.post(`/api/orders/${id}/bill`, {}),
    'bill all': () => operator.post('/api/orders/bills', { orderIds: rows.orders.map((each) => each.id) }),
    credit: () => credit({ amount }),
    'credit bags': () => credit({ lines: [{ item: 0, bags: 1, goodsReturned: isSo }] }),
    'credit whole': () => credit({ goodsReturned: isSo }),
    mend: () => operator.post(`/api/bills/${bill}/mended`, isSo ? { gstin: '01ABCDE1234F1ZE' } : { name: `Buyer ${amount}` }),
    cash: () => pay({}),
    cheque: () => pay({ method: 'cheque', reference, bank: 'SBI' }),
    refund: () => pay({ kind: 'refund', advance: undefined }),
    reverse: () => operator.post(`/api/ledger/${one(rows.ledgerEntries)}/reversal`, undefined),
    'move payment': () => operator.post(`/api/ledger/${one(payments)}/move`, { customerId: customer }),
    cleared: () => operator.post(`/api/cheques/${one(payments.filter(({ cheque }) => cheque))}`, { state: 'cleared' }),
    bounced: () =>
      operator.post(`/api/cheques/${one(payments.filter(({ cheque }) => cheque))}`, { state: 'bounced', charge: '59' }),
    expense: () => operator.post('/api/box', newBoxEntry({ amount: String(amount), evenBelowZero: true })),
    count: () =>
      operator.post('/api/box', { kind: isSo ? 'count' : 'opening', side: 'cash', amount: String(amount), note: 'So' }),
    'reverse box': () => operator.post(`/api/box/${one(rows.boxEntries)}/reversal`, undefined),
    quote: () => operator.post('/api/quotations', newQuotation({ customerPhone: placed.customerPhone, items: quoted(nth) })),
    accept: () => operator.post(`${quotation}/acceptance`, {}),
    withdraw: () => operator.post(`${quotation}/withdrawal`, undefined),
    price: () => operator.put('/api/products/1/price', { price: isSo ? '2600.00' : '2500.00' }),
    inactive: () => operator.put('/api/products/1/active', { isActive: isSo }),
    milled: () => operator.post('/api/products/1/stock-moves', { reason: 'milled', by: 40, purchasePrice: '1900', note: '' }),
    feed: () => {
      const {
        id: _,
        averageRating: __,
        totalReviews: ___,
        ...first
      } = rows.products[0] as Product & { averageRating?: string; totalReviews?: number }
      return operator.post('/api/products', { ...first, sku: `NEW-${reference}`, stockQuantity: nth })
    },
    'delete feed': () => operator.delete(`/api/products/${feed?.id}`),
    weight: () => {
      const {
        id,
        averageRating: _,
        totalReviews: __,
        ...first
      } = rows.products[0] as Product & { averageRating?: string; totalReviews?: number }
      return operator.put(`/api/products/${id}`, { ...first, weight: `${nth + (isSo ? 20 : 5)} kg` })
    },
    'delete ordered feed': () => operator.delete('/api/products/1'),
    'restore feed': () => operator.put(`/api/products/${one(rows.deletedProducts)}/restored`, {}),
  }
  return acts[what]()
}

const quoted = (nth: number): NewOrder['items'] =>
  [{ productId: 1, quantity: 1 + nth, unitPrice: '2400.00' }] as unknown as NewOrder['items']

type Files = Record<string, string>

/** The files of a month that say what was, by name. */
async function filesOf({ operator }: Pick<Opened, 'operator'>, month = '2026-11'): Promise<Files> {
  const answer = await operator.get(`/api/month.zip?month=${month}`)
  const { 'README.txt': readme = '', ...files } = Object.fromEntries(filesInZip(Buffer.from(await answer.bytes())))
  expect(readme).toContain('These three sums are equal.')
  const [, closing] = /closing (\S+) \(accounts/.exec(readme) ?? []
  expect(/= (\S+) \(debtors/.exec(readme)?.[1]).toBe(closing)
  // Name, phone and GSTIN of a customer are those of now, and so is the customer of an entry whose order was moved.
  const ofNow = (text = '') => text.replaceAll('01ABCDE1234F1ZE', '').replace(/(?<=,Ghulam Nabi,)\d{10}/g, '')
  return {
    ...files,
    'debtors.csv': files['debtors.csv']?.replaceAll('01ABCDE1234F1ZE', '') ?? '',
    'day-book.csv': ofNow(files['day-book.csv']),
  }
}

/** The figures of some columns by the texts of another, without lines of zeros. */
function figuresIn(text: string | undefined, by: string, columns: readonly string[], line = ''): [string, string[]][] {
  const rows: Record<string, string>[] = parse(text ?? '', { columns: true, bom: true })
  return rows
    .filter((row) => line === '' || row[by] === line)
    .map((row): [string, string[]] => [line ? '' : (row[by] ?? ''), columns.map((column) => row[column] || '0')])
    .filter(([, figures]) => figures.some((figure) => Number(figure) !== 0))
    .sort(([one], [other]) => (one < other ? -1 : 1))
}

/** A month begins with what the month before it ended with. */
function expectChained(november: Files, december: Files) {
  const stock = (of: string) => [`${of} bags`, `${of} kilograms`]
  // An opening balance of the first morning stands in place of what was there.
  const isOpened = december['box.csv']?.includes('2026-12-01,') && december['box.csv'].includes('Opening balance')
  const sides = isOpened ? ['Cheques to clear'] : ['Cash', 'Bank', 'Cheques to clear']
  for (const [file, by, ends, begins, lines] of [
    ['stock.csv', 'SKU', stock('Closing'), stock('Opening'), ['', '']],
    ['accounts.csv', 'Phone', ['Closing'], ['Opening'], ['', '']],
    ['money.csv', 'What', sides, sides, ['Closing', 'Opening']],
  ] as const)
    expect([file, figuresIn(december[file], by, begins, lines[1])]).toEqual([file, figuresIn(november[file], by, ends, lines[0])])
}

const on = (day: string) => vi.setSystemTime(new Date(`${day}T06:30:00.000Z`))

const at = (what: Step['what'], changes: Partial<Step> = {}): Step => {
  return { what, order: 1, customer: 1, amount: 1, nth: 5, isSo: false, ...changes }
}

const [bags, inStock] = [at('credit bags'), at('credit bags', { isSo: true })]

const [shipped, billed] = [at('shipped'), at('bill')]
const [goodsBack, goodsKept] = [at('credit whole', { isSo: true }), at('credit whole')]

/** Goods that came back whole or by line, or stayed, and what is done with their order a month later. */
const RETURNED: [Step[], Step[]][] = [
  [[shipped, billed, goodsBack], [at('confirmed')]],
  [[shipped, billed, goodsBack], [at('cancelled')]],
  [
    [shipped, billed, goodsBack],
    [at('cancelled'), at('confirmed'), at('edit', { amount: 3 }), shipped],
  ],
  [
    [shipped, billed, goodsKept],
    [at('confirmed'), shipped],
  ],
  [
    [shipped, billed, goodsKept],
    [billed, goodsBack],
  ],
  [
    [shipped, billed, inStock, bags, goodsBack],
    [at('confirmed'), at('edit', { amount: 3 })],
  ],
  [[shipped], [at('confirmed'), at('edit', { amount: 3 }), shipped]],
  [
    [shipped, billed, inStock, at('confirmed')],
    [goodsKept, at('edit', { amount: 3 })],
  ],
]

/** Bags that come back of a feed which was deleted before. */
const DELETED: [Step[], Step[]][] = [
  [
    [shipped, billed, at('delete ordered feed')],
    [inStock, at('confirmed')],
  ],
  [
    [shipped, billed],
    [inStock, at('delete ordered feed'), inStock],
  ],
]

/** A feed that comes in other bags later, once or twice. */
const WEIGHED: [Step[], Step[]][] = [
  [
    [at('weight', { isSo: true, nth: 1 }), shipped],
    [at('weight', { isSo: true, nth: 2 }), at('weight'), billed],
  ],
  [[at('weight')], [at('weight', { isSo: true })]],
]

/** Orders that are moved to another customer, or go back, a month later. */
const OWNED: [Step[], Step[]][] = [
  [
    [shipped, at('cash', { isSo: true, amount: 900 })],
    [at('owner', { customer: 2 }), at('owner', { customer: 3 })],
  ],
  // All that is not billed was paid.
  [[shipped, at('cash', { isSo: true, amount: 5000 })], [billed]],
]

/** A feed of later, one that is deleted, and the next one after days; bags that came back by line, and not all to the stock. */
const FOUND: [Step[], Step[]][] = [
  [[at('feed')], [at('feed'), at('delete feed'), bags, bags, bags, bags, bags, at('delete feed')]],
  [[at('shipped')], [at('bill'), bags, bags]],
  [
    [at('shipped'), at('bill')],
    [bags, inStock],
  ],
  [
    [at('shipped'), at('bill'), bags],
    [at('credit whole', { isSo: true }), at('delivered')],
  ],
]

const EXAMPLES = [...FOUND, ...RETURNED, ...DELETED, ...WEIGHED, ...OWNED]

test(`a closed month is not changed by what comes after it, in ${RUNS} histories`, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 25 }),
      fc.array(step, { minLength: 10, maxLength: 25 }),
      async (november, december) => {
        on('2026-11-20')
        const opened = await openLedger()
        const { operator, create, order } = opened
        for (const phone of PHONES) await create(newCustomer({ phone }))
        for (let nth = 0; nth < ORDERS; nth++) await order(PHONES[nth % 2])
        for (const [place, each] of november.entries()) {
          vi.setSystemTime(Date.now() + DAY / 4)
          if (place % 3 === 0) await operator.signIn()
          await take(opened, each, `N${place}`)
        }
        on('2026-12-01')
        await opened.shop.store.update(({ settings }) => settings.put({ key: 'closed_month', value: '2026-11', version: 9 }))
        await operator.signIn()
        const before = await filesOf(opened)
        for (const [place, each] of december.entries()) {
          vi.setSystemTime(Date.now() + DAY / 4)
          if (place % 3 === 0) await operator.signIn()
          await take(opened, each, `D${place}`)
        }
        expect(await filesOf(opened)).toEqual(before)
        expectChained(before, await filesOf(opened, '2026-12'))
      },
    ),
    { numRuns: RUNS + EXAMPLES.length, endOnFailure: true, examples: EXAMPLES },
  )
})
