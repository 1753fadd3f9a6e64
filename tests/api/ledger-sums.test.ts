import fc from 'fast-check'
import { expect, test } from 'vitest'
import { customersIn, whenListed } from '~/api/customers/customer-accounts'
import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import { balanceOf } from '~/domain/customers/ledger'
import { indianDay } from '~/domain/dates'
import { rupees } from '~/domain/money'
import { depth } from '../fixtures/depth'
import { newPayment, openLedger } from '../fixtures/rows/customers'

const CUSTOMERS = 4
const RUNS = depth(20, 200)

const step = fc.record({
  what: fc.constantFrom(
    'order',
    'pay',
    'pay for',
    'refund',
    'refund for',
    'adjust',
    'open',
    'reverse',
    'join',
    'part',
    'cancel',
    'return',
    'bill',
    'credit',
  ),
  customer: fc.integer({ min: 1, max: CUSTOMERS }),
  other: fc.integer({ min: 1, max: 6 }),
  amount: fc.integer({ min: -2_000_000, max: 2_000_000 }).map(rupees),
})

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Opened = Awaited<ReturnType<typeof openLedger>>

/** Makes one step; many are refused, as invalid input is. */
async function take({ operator, order, enter, reverse }: Opened, { what, customer, other, amount }: Step) {
  const phone = `90000 0000${customer}`
  const entry = { customerId: customer, amount }
  const joined = (into: number | null) => operator.put(`/api/customers/${customer}/joined`, { into })
  const status = (text: string) => operator.put(`/api/orders/${other}/status`, { status: text })
  const steps: Record<Step['what'], () => Promise<unknown>> = {
    order: () => order(phone, 1),
    pay: () => enter({ ...entry, reference: `R${other}` }),
    'pay for': () => enter({ ...entry, orderId: other }),
    refund: () => enter({ ...entry, kind: 'refund' }),
    'refund for': () => enter({ ...entry, kind: 'refund', orderId: other }),
    adjust: () => enter({ ...entry, kind: 'adjustment', method: null }),
    open: () => enter({ ...entry, kind: 'opening', method: null }),
    reverse: () => reverse(other),
    join: () => joined(((other - 1) % CUSTOMERS) + 1),
    part: () => joined(null),
    cancel: () => status('cancelled'),
    return: () => status('confirmed'),
    bill: () => operator.post(`/api/orders/${other}/bill`, {}),
    credit: () => credited(operator, other),
  }
  await steps[what]()
}

async function credited(operator: Opened['operator'], place: number) {
  const bills: { number: string }[] = await (await operator.get('/api/bills')).json().catch(() => [])
  const number = Array.isArray(bills) ? bills[place % Math.max(1, bills.length)]?.number : undefined
  if (number) await operator.post(`/api/bills/${encodeURIComponent(number)}/credit-note`, { all: true, reason: 'Returned' })
}

test(`the sum of every customer’s entries equals the balance, in ${RUNS} random histories`, async () => {
  const taken = new Set<string>()
  const history = fc.array(step, { minLength: 20, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const opened = await openLedger()
      for (let each = 1; each <= CUSTOMERS; each++) await opened.create({ phone: `90000 0000${each}` })
      for (const each of steps) {
        const { version } = opened.shop.store
        await take(opened, each)
        if (opened.shop.store.version > version) taken.add(each.what)
        // Checks that a cached list is updated between steps.
        await opened.operator.get('/api/customers?page=1&owing=all')
      }
      await expectSums(opened)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect([...taken].length, [...taken].join()).toBeGreaterThan(5)
})

async function expectSums({ shop, operator, customer }: Opened) {
  const listed: CustomerBalance[] = await (await operator.get('/api/customers')).json()
  for (const { id, balance } of listed) {
    const { rows, balance: summed } = await (await operator.get(`/api/ledger?customer=${id}`)).json()
    expect([balance, summed, (await customer(id)).balance]).toEqual(Array(3).fill(rupees(balanceOf(rows))))
  }
  const entries = await shop.store.read(({ ledgerEntries }) => [...ledgerEntries.rows()])
  expect(balanceOf(listed.map(({ balance }) => ({ amount: balance })))).toBe(balanceOf(entries))
}

test('a payment sent concurrently by many is booked once', async () => {
  const { operator, create, customer } = await openLedger()
  await create()
  const payment = newPayment({ method: 'upi', reference: 'UTR400000000001' })
  const answers = await Promise.all(Array.from({ length: 16 }, () => operator.post('/api/ledger', payment)))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(409)])
  expect((await customer(1)).balance).toBe('-500.00')
})

test('the totals computed at start are updated by a payment', async () => {
  const { shop, create, entered, customer } = await openLedger()
  await create({ openingBalance: 800 })
  await create({ name: 'Bashir', phone: '98765 43210' })
  const today = indianDay(new Date())
  await whenListed(shop.store, today)
  const owed = () => shop.store.read((rows) => customersIn(shop.store, rows, today).sums.ages.upTo30)
  expect(await owed()).toBe(80_000)
  await entered({ amount: 300 })
  expect(await customer(1)).toMatchObject({ balance: '500.00', owed: { upTo30: '500.00' } })
  expect(await owed()).toBe(50_000)
})
