import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseOwed } from '~/domain/signed-money'
import { depth } from '../fixtures/depth'
import { type OpenedBox, openBox } from '../fixtures/rows/box'
import { newCustomer } from '../fixtures/rows/customers'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { stopClock } from '../fixtures/stopped-clock'

stopClock()

const RUNS = depth(8, 400)
const PHONES = ['94190 12345', '98765 43210', '98765 43211']

const step = fc.record({
  what: fc.constantFrom(
    ...(['cash', 'cheque', 'cheque', 'refund', 'reverse'] as const),
    ...(['move order', 'move order', 'move payment', 'cleared', 'bounced', 'bounced'] as const),
  ),
  order: fc.integer({ min: 1, max: 3 }),
  customer: fc.integer({ min: 1, max: PHONES.length }),
  amount: fc.integer({ min: 1, max: 9000 }),
  nth: fc.nat(20),
  isNamed: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

async function take({ operator, shop }: OpenedBox, { what, order, customer, amount, nth, isNamed }: Step, reference: string) {
  const rows = await rowsOf(shop.store)
  const payments = rows.ledgerEntries.filter(({ kind }) => kind === 'payment')
  const one = (list: typeof payments) => list[nth % Math.max(1, list.length)]?.id ?? 999
  const holder = rows.orders.find(({ id }) => id === order)?.customerId
  const entry = { customerId: holder, orderId: isNamed ? order : null, amount, advance: '100000' }
  const cheque = one(payments.filter(({ cheque: each }) => each))
  const acts = {
    cash: () => operator.post('/api/ledger', { ...entry, kind: 'payment', method: 'cash' }),
    cheque: () => operator.post('/api/ledger', { ...entry, kind: 'payment', method: 'cheque', reference, bank: 'SBI' }),
    refund: () => operator.post('/api/ledger', { ...entry, kind: 'refund', method: 'cash' }),
    reverse: () => operator.post(`/api/ledger/${one(payments)}/reversal`, undefined),
    'move order': () => operator.put(`/api/orders/${order}/customer`, { customerId: customer }),
    'move payment': () => operator.post(`/api/ledger/${one(payments)}/move`, { customerId: customer }),
    cleared: () => operator.post(`/api/cheques/${cheque}`, { state: 'cleared' }),
    bounced: () => operator.post(`/api/cheques/${cheque}`, { state: 'bounced' }),
  }
  return acts[what]()
}

/** What all customers hold is what was received and not given back; the two entries of a transfer are reversed together. */
async function expectTrue({ shop }: OpenedBox) {
  const { ledgerEntries: entries } = await rowsOf(shop.store)
  const reversed = new Set(entries.map(({ reverses }) => reverses))
  const sum = (some: typeof entries) => some.reduce((all, { amount }) => all + paiseOwed(amount), 0)
  const isHeld = ({ id, kind }: (typeof entries)[number]) => (kind === 'payment' || kind === 'refund') && !reversed.has(id)
  expect(sum(entries)).toBe(sum(entries.filter(isHeld)))
  for (const { id, transferOf, amount } of entries) {
    if (transferOf === undefined) continue
    const other = entries.find((each) => each.id === transferOf)
    expect(paiseOwed(other?.amount ?? '') + paiseOwed(amount)).toBe(0)
    expect(reversed.has(transferOf)).toBe(reversed.has(id))
  }
}

const at = (what: Step['what'], changes: Partial<Step> = {}): Step => {
  return { what, order: 1, customer: 1, amount: 7000, nth: 0, isNamed: true, ...changes }
}

/** A cheque and cash for more than their order, which moves twice before the cheque bounces. */
const MOVED = [at('cheque'), at('cash'), at('move order', { customer: 2 }), at('move order', { customer: 3 }), at('bounced')]

test(`a bounced cheque is held by nobody, whatever moved before, in ${RUNS} histories`, async () => {
  let bounced = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      const shop = await openBox()
      for (const phone of PHONES.slice(1)) await shop.create(newCustomer({ phone }))
      for (let order = 1; order <= 3; order++) await shop.order()
      for (const [place, each] of steps.entries()) {
        const answer = await take(shop, each, String(place))
        await expectTrue(shop)
        if (each.what !== 'bounced' || answer.status === 404) continue
        if (answer.status === 201) bounced++
        else expect(await answer.text()).toMatch(/was cleared on|was taken back before/)
      }
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[MOVED]] },
  )
  expect(bounced).toBeGreaterThan(0)
})
