import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { primaryCustomer, readAccount } from '~/api/customers/accounts'
import { CancelledBills, UNDO_TIME } from '~/api/customers/cancelled-bills'
import { customersIn } from '~/api/customers/customer-accounts'
import { reportPayment } from '~/api/customers/payment-reports'
import { Refusal } from '~/api/http/problems'
import { askToCancel } from '~/api/orders/cancel-requests'
import { orderToken } from '~/api/orders/order-links'
import type { ShopRows } from '~/api/store/shop-schema'
import type { ShopReader } from '~/api/store/store'
import type { Bill } from '~/domain/customers/bills-schema'
import type { CustomerBalance } from '~/domain/customers/customer-balances-schema'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { leftOfBill } from '~/domain/customers/listed-bills'
import { hasLeft } from '~/domain/orders/dispatched-orders'
import type { Order } from '~/domain/orders/schema'
import { paiseOwed } from '~/domain/signed-money'
import { depth } from '../fixtures/depth'
import { bagsIn, balancesIn, checkAccounts, checkRefunds, checkReturns, isStrangers } from '../fixtures/rows/account-invariants'
import { newCustomer, newPayment, openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'
import { checkFollowed, checkPages, Meanings, restoreRows } from '../fixtures/rows/shop-invariants'
import { PROOF } from '../fixtures/rows/two-factor'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

vi.setConfig({ testTimeout: depth(60_000, 3_600_000) })

const RUNS = depth(40, 10_000)
const CUSTOMERS = 3
const ORDERS = 4
const NAMES = ['Ghulam Nabi', 'Bashir Ahmad', 'Chand']

/** Steps that change an order's customer explicitly; no other step may. */
const EXPLICIT = ['phone', 'assign'] as const
const OTHERS = [
  ...([
    'visit',
    'notes',
    'bill',
    'credit',
    'credit whole',
    'pay',
    'pay for',
    'refund',
    'refund free',
    'reverse',
    'deliver',
    'cancel',
    'undo',
    'wait',
    'reopen',
  ] as const),
  ...(['correct', 'join', 'part'] as const),
  ...(['report', 'decide', 'wish', 'answer', 'renew', 'back up', 'restore'] as const),
  ...(['bags', 'mend', 'move', 'fewer'] as const),
  ...(['close', 'open', 'pay before', 'report before'] as const),
]

/** A day of the last complete month, and that month. */
const BEFORE = '2026-10-30'
const LAST_MONTH = '2026-10'

/** Steps with many preconditions are more frequent. */
const OFTEN = [
  'visit',
  'bill',
  'cancel',
  'wait',
  'pay for',
  'pay',
  'reverse',
  'deliver',
  'reopen',
  'join',
  'report before',
  'close',
  'bags',
  'move',
  'fewer',
] as const

/** What a step names: a customer, or an entry, report or order of one. A visitor's step names nobody. */
const NAMED: Partial<Record<Step['what'], 'customer' | 'entry' | 'report' | 'nobody' | 'all'>> = {
  move: 'entry',
  ...{ pay: 'customer', 'refund free': 'customer', join: 'customer', part: 'customer', correct: 'customer' },
  ...{ reverse: 'entry', decide: 'report', visit: 'nobody', report: 'nobody', wish: 'nobody', 'back up': 'nobody' },
  ...{ wait: 'all', restore: 'all', close: 'nobody', open: 'nobody', 'pay before': 'customer', 'report before': 'nobody' },
}

const step = fc.record({
  what: fc.constantFrom(...EXPLICIT, ...OTHERS, ...OFTEN),
  order: fc.integer({ min: 1, max: ORDERS }),
  customer: fc.integer({ min: 1, max: CUSTOMERS }),
  phone: fc.integer({ min: 1, max: CUSTOMERS + 2 }),
})

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

const BY_HAND = { method: 'cash' }

const phoneOf = (place: number) => `90000 0000${place}`
const refused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error
}
const nameOf = (place: number) => NAMES[place % NAMES.length] ?? ''

async function openHistory() {
  const { shop, operator: first, create } = await openLedger()
  const operators = [first, await shop.browser().signIn()] as const
  for (let each = 1; each <= CUSTOMERS; each++) await create({ name: nameOf(each), phone: phoneOf(each) })
  const state = () =>
    shop.store.read(({ orders, ledgerEntries, bills, settings }) => ({
      closedMonth: settings.get('closed_month')?.value ?? '',
      orders: [...orders.rows()],
      entries: [...ledgerEntries.rows()],
      bills: [...bills.rows()],
    }))

  const meanings = new Meanings()
  let backup: ShopRows | undefined

  /** Runs one step; many are refused, as invalid input is. */
  async function take({ what, order: id, customer, phone }: Step, orders: readonly Order[]) {
    const operator = operators[phone % 2 === 0 ? 0 : 1]
    const order = orders.find((each) => each.id === id)
    const status = (body: object) => operator.put(`/api/orders/${id}/status`, body)
    const edit = (changes: object) => order && operator.put(`/api/orders/${id}`, { ...order, ...changes })
    const report = (date: string) =>
      order &&
      shop.store
        .update((rows) => reportPayment(rows, order, { reference: `41234567890${phone}`, date }, new Date().toISOString()))
        .catch(refused)
    const close = (value: string) => operator.put('/api/settings/closed_month', { value, ...PROOF })
    const joined = (into: number | null) => operator.put(`/api/customers/${customer}/joined`, { into })
    const steps: Record<Step['what'], () => unknown> = {
      visit: () =>
        shop.browser().post('/api/orders', newOrder({ customerName: nameOf(customer), customerPhone: phoneOf(phone) })),
      notes: () => edit({ notes: `Note ${phone}` }),
      phone: () => edit({ customerPhone: phoneOf(phone) }),
      assign: () => operator.put(`/api/orders/${id}/customer`, { customerId: customer }),
      bill: () => operator.post(`/api/orders/${id}/bill`, {}),
      credit: () =>
        order?.billNumber &&
        operator.post(`/api/bills/${order.billNumber.replaceAll('/', '-')}/credit-note`, { amount: 1700, reason: 'Wet.' }),
      'credit whole': () =>
        order?.billNumber &&
        operator.post(`/api/bills/${order.billNumber.replaceAll('/', '-')}/credit-note`, {
          reason: 'A wrong GSTIN.',
          goodsReturned: phone % 2 === 0,
        }),
      bags: () =>
        order?.billNumber &&
        operator.post(`/api/bills/${order.billNumber.replaceAll('/', '-')}/credit-note`, {
          reason: 'Wet.',
          lines: [{ item: 0, bags: phone > 3 ? 2 : 1, goodsReturned: phone % 2 === 0 }],
          ...(customer === 1 && { refund: BY_HAND }),
        }),
      mend: () =>
        order?.billNumber && operator.post(`/api/bills/${order.billNumber.replaceAll('/', '-')}/mended`, { name: nameOf(phone) }),
      move: () => operator.post(`/api/ledger/${phone}/move`, { customerId: customer }),
      fewer: () => {
        const items = order?.items.map((item) => ({ ...item, quantity: 1, totalPrice: item.unitPrice }))
        const answer = customer === 1 ? { refund: BY_HAND } : { advance: phone > 2 ? 5000 : 0 }
        return edit({ items, totalAmount: items?.[0]?.unitPrice, ...answer })
      },
      pay: () =>
        operator.post(
          '/api/ledger',
          newPayment({ customerId: customer, amount: 2600, method: 'upi', reference: phone > 3 ? `41234567890${phone}` : '' }),
        ),
      'pay for': () => operator.post('/api/ledger', newPayment({ customerId: order?.customerId, orderId: id, amount: 5000 })),
      refund: () =>
        operator.post('/api/ledger', newPayment({ customerId: order?.customerId, kind: 'refund', orderId: id, amount: 1000 })),
      'refund free': () =>
        operator.post('/api/ledger', newPayment({ customerId: customer, kind: 'refund', amount: 1300 * phone })),
      reverse: () => operator.post(`/api/ledger/${phone}/reversal`, undefined),
      deliver: () => status({ status: 'delivered' }),
      cancel: () => status({ status: 'cancelled', bill: order?.billNumber }),
      undo: () => status({ status: 'confirmed', from: 'cancelled' }),
      reopen: () => status({ status: 'pending' }),
      wait: () => new CancelledBills(shop.store).check(Date.now() + UNDO_TIME),
      correct: () => operator.put(`/api/customers/${customer}`, newCustomer({ name: nameOf(customer), phone: phoneOf(phone) })),
      report: () => report(TODAY),
      'report before': () => report(BEFORE),
      'pay before': () => operator.post('/api/ledger', newPayment({ customerId: customer, amount: 700, date: BEFORE })),
      close: () => close(phone > 3 ? TODAY.slice(0, 7) : LAST_MONTH),
      open: () => close(''),
      decide: () =>
        operator.put(`/api/payment-reports/${phone}`, {
          state: customer > 1 ? 'confirmed' : 'not-found',
          amount: 3000,
          advance: 3000,
        }),
      wish: () =>
        order &&
        shop.store.update((rows) => askToCancel(rows, order, { reason: 'Late.' }, new Date().toISOString())).catch(refused),
      answer: () => operator.put(`/api/orders/${id}/cancel-request`, { isAccepted: customer > 1, bill: order?.billNumber }),
      renew: async () => {
        const ended = order && (await shop.store.read((rows) => orderToken(rows, order)))
        if (ended && (await operator.post(`/api/orders/${id}/link`, {})).ok) meanings.end(ended)
      },
      'back up': async () => {
        backup = await rowsOf(shop.store)
      },
      restore: () => backup && shop.store.update((rows) => restoreRows(rows, backup as ShopRows)),
      join: () => joined((phone % CUSTOMERS) + 1),
      part: () => joined(null),
    }
    await steps[what]()
  }

  return { shop, operator: first, state, take, meanings }
}

/** The customers whose balance a step may change; undefined for all. */
function namedBy(rows: ShopReader, { what, order, customer, phone }: Step): number[] | undefined {
  const ownerOf = (id = 0) => primaryCustomer(rows, rows.orders.get(id)?.customerId ?? 0)?.id ?? 0
  const primary = (id = 0) => primaryCustomer(rows, id)?.id ?? 0
  const entry = rows.ledgerEntries.get(phone)
  const other = rows.ledgerEntries.get(entry?.transferOf ?? 0)
  const kind = NAMED[what]
  if (kind === 'all') return undefined
  if (kind === 'nobody') return []
  if (kind === 'customer') return [primary(customer), primary((phone % CUSTOMERS) + 1)]
  if (kind === 'entry') return [primary(entry?.customerId), primary(what === 'move' ? customer : other?.customerId)]
  if (kind === 'report') return [ownerOf(rows.paymentReports.get(phone)?.orderId)]
  return [ownerOf(order), ...(what === 'assign' ? [primary(customer)] : [])]
}

const at = (what: Step['what'], order: number, customer: number, phone = customer): Step => ({ what, order, customer, phone })

/** A stranger's unbilled order is shipped, with unallocated money, over a chain of joins and a separation. */
const STRANGER_AND_CHAIN: Step[] = [
  ...[at('visit', 1, 1, 2), at('pay', 1, 2), at('deliver', 1, 1), at('join', 1, 2), at('join', 1, 3), at('pay', 1, 3)],
  ...[at('visit', 2, 2), at('deliver', 2, 2), at('pay for', 1, 1), at('refund free', 1, 1), at('part', 1, 3), at('part', 1, 2)],
  ...[at('assign', 1, 2), at('bill', 1, 2)],
]

/** A payment in a month that is open, closed and reopened, and a buyer's report of a payment in it while closed. */
const CLOSED_MONTH: Step[] = [
  ...[at('visit', 1, 1), at('pay before', 1, 1), at('close', 1, 1), at('pay before', 1, 1), at('report before', 1, 2, 1)],
  ...[at('decide', 1, 2, 1), at('open', 1, 1), at('pay before', 1, 1), at('close', 1, 1), at('close', 1, 4)],
]

/** Bags come back by line, some into the stock, before and after cancelling; a payment is moved, and an order made smaller. */
const CORRECTIONS: Step[] = [
  ...[at('visit', 1, 1), at('deliver', 1, 1), at('bill', 1, 1), at('bags', 1, 2, 2), at('mend', 1, 2), at('cancel', 1, 1)],
  ...[at('wait', 1, 1), at('reopen', 1, 1), at('deliver', 1, 1), at('bags', 1, 2, 1), at('deliver', 1, 1), at('reopen', 1, 1)],
  ...[at('visit', 2, 2), at('pay for', 2, 2), at('fewer', 2, 1), at('pay', 2, 2), at('refund free', 2, 2, 1), at('credit', 2, 2)],
  ...Array.from({ length: 5 }, (_, entry) => at('move', 2, 3, entry + 6)),
  ...[at('deliver', 2, 2), at('bill', 2, 2), at('bags', 2, 2, 2), at('cancel', 2, 2), at('undo', 2, 2), at('cancel', 2, 2)],
  ...[at('credit whole', 2, 2), at('reopen', 2, 2), at('deliver', 2, 2), at('bill', 2, 2), at('bags', 2, 2, 4)],
]

/** The situations that a shop has reached. */
function* metIn(rows: ShopReader): Generator<string> {
  for (const order of rows.orders.rows())
    if (isStrangers(order) && hasLeft(order) && freeOf(rows, order.customerId) > 0) yield 'a stranger beside free money'
  for (const { id, joinedTo } of rows.customers.rows())
    if (rows.customers.get(joinedTo ?? 0)?.joinedTo && rows.ledgerEntries.by('customerId', id).length > 0)
      yield 'money over a chain of joins'
}

const freeOf = (rows: ShopReader, id = 0) => readAccount(rows, primaryCustomer(rows, id)?.id ?? 0).free

/** Entries on days closed before and after a step; their customer may change. */
function inClosed({ entries, bills, closedMonth }: Closing, other: Closing) {
  const month = closedMonth < other.closedMonth ? closedMonth : other.closedMonth
  const isIn = ({ date }: { date: string }) => date.slice(0, 7) <= month
  return [
    entries.filter(isIn).map(({ id, kind, amount, date, method }) => ({ id, kind, amount, date, method })),
    bills.filter(isIn).map(({ number, date, totalAmount }) => ({ number, date, totalAmount })),
  ]
}

interface Closing {
  closedMonth: string
  entries: readonly LedgerEntry[]
  bills: readonly Bill[]
}

const sumOf = (entries: readonly { amount: string }[]) => entries.reduce((sum, { amount }) => sum + paiseOwed(amount), 0)

test(`an order and its money have one customer, whom only an operator can change, in ${RUNS} random histories`, async () => {
  const [taken, met] = [new Set<string>(), new Set<string>()]
  const history = fc.array(step, { minLength: 30, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const { shop, operator, state, take, meanings } = await openHistory()
      const bags = await shop.store.read((rows) => bagsIn(rows, 1))
      for (const each of steps) {
        vi.setSystemTime(Date.now() + 1000)
        const { version } = shop.store
        const before = await state()
        const known = await shop.store.read(balancesIn)
        const named = await shop.store.read((rows) => namedBy(rows, each))
        await take(each, before.orders)
        const after = await state()
        await shop.store.read((rows) => {
          meanings.check(rows)
          for (const what of metIn(rows)) met.add(what)
          checkPages(shop.store, rows)
          customersIn(shop.store, rows, TODAY)
          checkAccounts(rows)
          expect(bagsIn(rows, 1)).toBe(bags)
          checkReturns(rows)
          const isGiven = each.what.startsWith('refund') || each.what === 'move' || after.entries.at(-1)?.kind === 'refund'
          if (isGiven && shop.store.version > version) checkRefunds(rows, namedBy(rows, each)?.[0] ?? 0)
          const others = named && new Set([...named, ...(namedBy(rows, each) ?? [])])
          const spared = others ? known.filter(({ id }) => !others.has(id)) : []
          const now = balancesIn(rows).filter(({ id }) => spared.some((before) => before.id === id))
          expect([each.what, now]).toEqual([each.what, spared])
        })
        if (each.what !== 'restore') expect(inClosed(after, before), each.what).toEqual(inClosed(before, after))
        for (const { date, valueDate } of after.entries) if (valueDate) met.add(`${valueDate} on ${date}`)
        if (each.what === 'join' || each.what === 'part') expect(after.entries).toEqual(before.entries)
        if (each.what === 'back up' || shop.store.version > version) taken.add(each.what)
        for (const { id, customerId } of each.what === 'restore' ? [] : before.orders) {
          const now = after.orders.find((order) => order.id === id)?.customerId
          const mayMove = EXPLICIT.some((what) => what === each.what) && each.order === id
          if (!mayMove) expect([id, now], each.what).toEqual([id, customerId])
        }
        for (const { orderId, customerId } of [...after.entries, ...after.bills]) {
          if (orderId !== null) expect(after.orders.find(({ id }) => id === orderId)?.customerId).toBe(customerId)
        }
      }
      await checkFollowed(shop.store)
      await new CancelledBills(shop.store).check(Date.now() + UNDO_TIME)
      const { orders, entries, bills } = await state()
      for (const { id, status, billNumber } of orders) {
        const standing = bills.filter(({ orderId, kind, credits, totalAmount }) => {
          return orderId === id && kind === 'bill' && leftOfBill({ credits, totalAmount }) > 0
        })
        expect(standing.map(({ number }) => number)).toEqual(billNumber === undefined ? [] : [billNumber])
        if (status === 'cancelled') expect(billNumber).toBeUndefined()
        const written = entries.filter(({ orderId, kind }) => orderId === id && (kind === 'bill' || kind === 'credit-note'))
        expect(sumOf(written)).toBe(standing.reduce((sum, bill) => sum + leftOfBill(bill), 0))
      }
      const listed: CustomerBalance[] = await (await operator.get('/api/customers')).json()
      const amounts = (of: 'balance' | 'notBilled') => listed.map((customer) => ({ amount: customer[of] }))
      expect(sumOf(amounts('balance')) - sumOf(amounts('notBilled'))).toBe(sumOf(entries))
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[STRANGER_AND_CHAIN], [CLOSED_MONTH], [CORRECTIONS]] },
  )
  expect([...met].sort()).toEqual(['2026-10-30 on 2026-11-01', 'a stranger beside free money', 'money over a chain of joins'])
  expect(taken.size, [...taken].join()).toBeGreaterThanOrEqual(depth(12, EXPLICIT.length + OTHERS.length))
})

test(`cancelling and reopening an order keeps what is owed, whatever happens in between, in ${RUNS} histories`, async () => {
  const history = fc.array(fc.constantFrom('credit', 'pay for', 'cancel', 'wait', 'undo', 'deliver'), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(history, async (whats) => {
      const { shop, state, take } = await openHistory()
      await take(at('visit', 1, 1), [])
      await take(at('bill', 1, 1), [])
      let owed = sumOf((await state()).entries)
      for (const what of whats) {
        const { orders, entries } = await state()
        const wasOpen = orders[0]?.status !== 'cancelled'
        await take(at(what, 1, 1), orders)
        const after = await state()
        const isOpen = after.orders[0]?.status !== 'cancelled'
        if (wasOpen && isOpen) owed = sumOf(after.entries)
        if (!wasOpen && !isOpen && what === 'credit') owed -= sumOf(entries) - sumOf(after.entries)
        if (isOpen) expect(sumOf(after.entries), what).toBe(owed)
      }
      expect(shop.store.version).toBeGreaterThan(0)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
})
