import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { Call } from '~/api/http/call'
import { Refusal } from '~/api/http/problems'
import { setOrderStatus } from '~/api/orders/orders'
import { acceptForBuyer, createQuotation, withdrawQuotation } from '~/api/quotations/quotations'
import type { ShopRows } from '~/api/store/shop-schema'
import type { Shop } from '~/api/store/store'
import type { Order } from '~/domain/orders/schema'
import { type LinkedQuotation, newQuotation as newQuotationSchema, type Quotation } from '~/domain/quotations/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { openLedger } from '../fixtures/rows/customers'
import { newQuotation } from '../fixtures/rows/quotations'
import { restoreRows } from '../fixtures/rows/shop-invariants'
import { PROOF } from '../fixtures/rows/two-factor'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { stopClock, TODAY, YEAR } from '../fixtures/stopped-clock'

stopClock()

async function openQuoted(changes: object = {}) {
  const opened = await openLedger()
  const { operator, shop } = opened
  await shop.store.update(({ products }) => {
    for (const product of [...products.rows()]) products.put({ ...product, stockQuantity: 60 })
  })
  const quote = (more: object = {}) => operator.post('/api/quotations', newQuotation({ ...changes, ...more }))
  const accept = (id = 1, body: object = {}) => operator.post(`/api/quotations/${id}/acceptance`, body)
  const withdraw = (id = 1) => operator.post(`/api/quotations/${id}/withdrawal`, undefined)
  const read = async (id = 1): Promise<LinkedQuotation> => (await operator.get(`/api/quotations/${id}`)).json()
  const stock = async () => (await shop.store.read(({ products }) => products.get(1)))?.stockQuantity
  const orders = (): Promise<Order[]> => shop.store.read((rows) => [...rows.orders.rows()])
  return { ...opened, quote, accept, withdraw, read, stock, orders }
}

test('a quotation has a number of its own series, a link and agreed prices, and takes no stock', async () => {
  const { quote, stock, operator, withdraw } = await openQuoted()
  const answer = await quote()
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    {
      number: `QT/${YEAR}/00001`,
      link: expect.stringMatching(/^\/quotation\/[\w-]{27}$/),
      items: [{ quantity: 40, unitPrice: '2400.00', totalPrice: '96000.00', productSku: expect.any(String) }],
      totalAmount: '96000.00',
      state: 'open',
      orderId: null,
      customerId: 1,
    },
  ])
  expect(await stock()).toBe(60)
  await quote({ language: 'ur', deliveryCharge: 500 })
  const listed = await (await operator.get('/api/quotations')).json()
  expect(listed).toMatchObject([
    { number: `QT/${YEAR}/00002`, link: expect.stringMatching(/^\/ur\/quotation\//), totalAmount: '96500.00' },
    { number: `QT/${YEAR}/00001` },
  ])
  expect(JSON.stringify(listed)).not.toContain('linkSalt')
  await operator.put('/api/settings/quotation_prefix', { value: 'off' })
  expect(await (await quote()).json()).toMatchObject({ number: `OFF/${YEAR}/00001` })
  await withdraw(3)
  const { rows, sums } = await (await operator.get('/api/quotations?page=1&state=open')).json()
  expect(rows.map(({ link }: LinkedQuotation) => link)).toEqual(listed.map(({ link }: LinkedQuotation) => link))
  expect(sums).toEqual({ open: 2, expired: 0, accepted: 0, withdrawn: 0, offered: '192500.00' })
})

/** As many bags as one line can have. */
const FULL = { productId: 1, quantity: 100_000, unitPrice: 1 }

test.each([
  ['a day before today', { validUntil: '2026-11-21' }, 'validUntil'],
  ['a day years ahead', { validUntil: '2028-11-21' }, 'validUntil'],
  ['no day', { validUntil: '' }, 'validUntil'],
  ['a phone of nine digits', { customerPhone: '94190 1234' }, 'customerPhone'],
  ['an unknown product', { items: [{ productId: 99, quantity: 1, unitPrice: 1 }] }, 'items.0.productId'],
  ['no product', { items: [] }, 'items'],
  ['a line of more than a bill', { items: [{ productId: 1, quantity: 100_000, unitPrice: 1_000_000_000 }] }, 'items.0.unitPrice'],
  ['a sum of more than a bill', { deliveryCharge: 100_000_000 }, 'items.0.unitPrice'],
  ['more bags of a feed than an order can have', { items: [FULL, FULL] }, 'items.0.quantity'],
  ['an unknown enquiry', { contactId: 7 }, 'contactId'],
])('refuses %s at its field, and uses up no number', async (_what, changes, path) => {
  const { quote } = await openQuoted()
  expect(await wrongFields(await quote(changes))).toEqual([path])
  expect(await (await quote()).json()).toMatchObject({ number: `QT/${YEAR}/00001` })
})

test('an accepted quotation is one confirmed order at its prices, with the stock taken then', async () => {
  const { quote, accept, stock, orders, read, operator, shop } = await openQuoted()
  await shop.browser().post('/api/contact', newContact())
  await quote({ contactId: 1, deliveryCharge: 500 })
  await shop.store.update(({ products }) => {
    const product = products.get(1)
    if (product) products.put({ ...product, price: '2600.00', isActive: false })
  })
  expect((await accept()).status).toBe(201)
  expect(await stock()).toBe(20)
  expect(await orders()).toMatchObject([
    {
      status: 'confirmed',
      customerId: 1,
      totalAmount: '96500.00',
      deliveryCharge: '500.00',
      items: [{ quantity: 40, unitPrice: '2400.00' }],
      shippingAddress: { street: 'Raceway Road, Kokernag, Anantnag' },
    },
  ])
  expect((await accept()).status).toBe(201)
  expect([(await orders()).length, await stock(), (await read()).orderId]).toEqual([1, 20, 1])
  expect((await refusal(await operator.post('/api/quotations/1/withdrawal', undefined), 409)).detail).toBe(
    `Quotation QT/${YEAR}/00001 was accepted: it is order #1.`,
  )
})

test('without enough stock nothing is lost, and it is accepted once there is', async () => {
  const { quote, accept, stock, read, shop } = await openQuoted()
  await quote({ items: [{ productId: 1, quantity: 61, unitPrice: 2400 }] })
  expect((await refusal(await accept(), 409)).detail).toMatch(/^Only 60 bags of .* are left in stock\.$/)
  expect([await stock(), (await read()).state]).toEqual([60, 'open'])
  await shop.store.update(({ products }) => {
    const product = products.get(1)
    if (product) products.put({ ...product, stockQuantity: 61 })
  })
  expect((await accept()).status).toBe(201)
  expect(await stock()).toBe(0)
})

test('an expired and a withdrawn quotation say so, and are not accepted', async () => {
  const { quote, accept, withdraw, orders, operator } = await openQuoted()
  await quote({ validUntil: TODAY })
  await quote()
  expect((await withdraw(2)).status).toBe(201)
  expect((await withdraw(2)).status).toBe(201)
  expect((await refusal(await accept(2), 409)).detail).toBe(`Quotation QT/${YEAR}/00002 was taken back.`)
  vi.setSystemTime(Date.parse(`${TODAY}T18:29:00Z`))
  const counts = async () => (await (await operator.get('/api/quotations?page=1')).json()).sums
  expect(await counts()).toMatchObject({ open: 1, expired: 0, withdrawn: 1 })
  vi.setSystemTime(Date.parse(`${TODAY}T18:31:00Z`))
  expect((await refusal(await accept(1), 409)).detail).toMatch(/^Quotation .* held until /)
  expect(await orders()).toEqual([])
})

test('one that is accepted twice at once is one order', async () => {
  const { quote, accept, orders, stock } = await openQuoted()
  await quote()
  const answers = await Promise.all([accept(), accept()])
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect([(await orders()).length, await stock()]).toEqual([1, 20])
})

test('the numbers begin anew with the financial year', async () => {
  const { quote, operator } = await openQuoted({ validUntil: '2027-04-30' })
  vi.setSystemTime(new Date('2027-03-31T18:29:00.000Z'))
  await operator.signIn()
  expect(await (await quote()).json()).toMatchObject({ number: 'QT/26-27/00001', date: '2027-03-31' })
  vi.setSystemTime(new Date('2027-03-31T18:31:00.000Z'))
  expect(await (await quote()).json()).toMatchObject({ number: 'QT/27-28/00001', date: '2027-04-01' })
})

test('without an address the acceptance gives it', async () => {
  const { quote, accept, orders } = await openQuoted({ address: '' })
  await quote()
  expect(await wrongFields(await accept())).toEqual(['address'])
  expect((await accept(1, { address: 'Verinag' })).status).toBe(201)
  expect(await orders()).toMatchObject([{ shippingAddress: { street: 'Verinag' } }])
})

test('no quotation is made while the books of today are closed', async () => {
  const { quote, shop } = await openQuoted()
  await shop.store.update(({ settings }) => settings.put({ key: 'closed_month', value: '2026-11', version: 1 }))
  await refusal(await quote(), 409)
})

test('an erasure removes the person from a quotation, which is then taken back; his copy contains it', async () => {
  const { quote, read, operator, shop } = await openQuoted({ notes: 'For Ghulam Nabi' })
  await quote()
  await shop.store.update(({ quotations }) => {
    const row = quotations.get(1) as Quotation
    quotations.put({ ...row, answers: [{ text: 'Please ring 94190 12345', at: row.createdAt }] })
  })
  const copy = await (await operator.get('/api/customers/1/copy')).text()
  expect(copy).toContain('For Ghulam Nabi')
  expect((await operator.post('/api/customers/1/erasure', { ...PROOF, evenWithOpen: true })).status).toBe(201)
  const row = await read()
  expect(row).toMatchObject({ customerName: 'Erased', customerPhone: 'Erased', notes: '', state: 'withdrawn' })
  expect(JSON.stringify(await rowsOf(shop.store))).not.toMatch(/Ghulam|94190|9419012345|Raceway/)
})

test('the phone of an erased customer goes from the texts of others’ quotations', async () => {
  const { quote, read, operator, create } = await openQuoted()
  await create()
  await quote({ customerName: 'Bashir', customerPhone: '98765 43210', notes: 'Or ring 94190 12345.' })
  await operator.post('/api/customers/1/erasure', { ...PROOF, evenWithOpen: true })
  expect(await read()).toMatchObject({ customerName: 'Bashir', notes: 'Or ring Erased.' })
})

const refused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
}

const step = fc.record({
  what: fc.constantFrom(
    'quote',
    'accept',
    'withdraw',
    'wait',
    'mill',
    'price',
    'cancel',
    'back up',
    'restore',
    'accept',
    'quote',
  ),
  which: fc.integer({ min: 1, max: 4 }),
})

test('in any history a quotation is accepted at most once, at its prices, and numbers rise and stay unique', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const { shop } = await openQuoted()
      const change = (work: (rows: Shop, call: Call<never>) => unknown, input: object = {}, id = 0) => {
        const call = { input, params: { id: String(id) }, now: new Date().toISOString(), caller: { username: 'operator' } }
        return shop.store.update((rows) => work(rows, call as unknown as Call<never>)).catch(refused)
      }
      const numbers = new Map<string, string>()
      let last = ''
      let backup: ShopRows | undefined
      for (const { what, which } of steps) {
        vi.setSystemTime(Date.now() + (what === 'wait' ? 864e5 : 1000))
        if (what === 'quote') {
          const items = [{ productId: 1, quantity: 10 * which, unitPrice: 2000 + which }]
          const { number } = (await change(createQuotation, newQuotationSchema.parse(newQuotation({ items })))) as Quotation
          expect(number > last).toBe(true)
          last = number
        }
        if (what === 'accept') await change(acceptForBuyer, { address: '' }, which)
        if (what === 'withdraw') await change(withdrawQuotation, {}, which)
        if (what === 'cancel') await change(setOrderStatus, { status: 'cancelled' }, which)
        if (what === 'mill' || what === 'price')
          await shop.store.update(({ products }) => {
            const product = products.get(1)
            if (product && what === 'mill') products.put({ ...product, stockQuantity: product.stockQuantity + 20 })
            if (product && what === 'price') products.put({ ...product, price: `${2500 + which}.00` })
          })
        if (what === 'back up') backup = await rowsOf(shop.store)
        if (what === 'restore' && backup) await shop.store.update((rows) => restoreRows(rows, backup as ShopRows))
        await shop.store.read(({ quotations, orders, products }) => {
          const accepted = [...quotations.rows()].filter(({ state }) => state === 'accepted')
          expect(accepted.map(({ orderId }) => orderId).sort()).toEqual([...orders.rows()].map(({ id }) => id).sort())
          for (const { orderId, items, totalAmount, decidedAt, validUntil } of accepted) {
            const order = orders.get(orderId ?? 0)
            expect([order?.items, order?.totalAmount]).toEqual([items, totalAmount])
            expect((decidedAt ?? '').slice(0, 10) <= validUntil).toBe(true)
          }
          for (const { number, createdAt } of quotations.rows()) {
            expect([number, numbers.get(number) ?? createdAt]).toEqual([number, createdAt])
            numbers.set(number, createdAt)
          }
          expect(products.get(1)?.stockQuantity).toBeGreaterThanOrEqual(0)
        })
      }
    }),
    { numRuns: 40, endOnFailure: true },
  )
})
