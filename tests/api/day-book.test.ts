import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DayBook } from '~/domain/box/day-book-schema'
import { lastDays } from '~/domain/calendar-days'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import { indianDay } from '~/domain/dates'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { depth } from '../fixtures/depth'
import { refusal } from '../fixtures/problems'
import { newPayment, openLedger } from '../fixtures/rows/customers'
import { rowsReadBy } from '../fixtures/rows/rows-read'
import { stopClock } from '../fixtures/stopped-clock'

const RUNS = depth(20, 200)
const NOW = '2026-11-26T06:00:00Z'
const DAYS = lastDays(6, new Date(NOW))
const [FIRST = '', LAST = ''] = [DAYS[0], DAYS.at(-1)]

stopClock(NOW)

type Opened = Awaited<ReturnType<typeof openLedger>>

const query = (from: string, to: string) => new URLSearchParams({ from, to })

const bookOf = async ({ operator }: Pick<Opened, 'operator'>, from = FIRST, to = LAST): Promise<DayBook> =>
  (await operator.get(`/api/day-book?${query(from, to)}`)).json()

/** The rows of the file, by heading. */
async function fileOf({ operator }: Pick<Opened, 'operator'>, from = FIRST, to = LAST): Promise<Record<string, string>[]> {
  const [headings = '', ...lines] = (await (await operator.get(`/api/day-book.csv?${query(from, to)}`)).text())
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  return lines.map((line) =>
    Object.fromEntries(headings.split(',').map((heading, index) => [heading, line.split(',')[index] ?? ''])),
  )
}

test('lists receipts and refunds of each day, in cash and at the bank', async () => {
  const opened = await openLedger()
  await opened.create()
  await opened.entered({ amount: 300, date: DAYS[0] })
  await opened.entered({ amount: 1000, method: 'upi', reference: '400000000001', date: DAYS[2] })
  await opened.entered({ amount: 250, method: 'cheque', reference: '77', date: DAYS[2] })
  await opened.entered({ kind: 'refund', amount: 100, date: DAYS[2] })
  await opened.entered({ kind: 'adjustment', amount: 40, method: null, date: DAYS[2] })
  const book = await bookOf(opened, DAYS[1], DAYS[3])
  expect(book).toMatchObject({
    opening: { cash: '300.00', bank: '0.00' },
    received: { cash: '0.00', upi: '1000.00', bank: '0.00', cheque: '250.00' },
    givenBack: { cash: '100.00', upi: '0.00', bank: '0.00', cheque: '0.00' },
    toClear: '250.00',
    closing: { cash: '200.00', bank: '1000.00', cheques: '250.00' },
    total: 4,
  })
  expect(book.days.map(({ day }) => day)).toEqual([DAYS[2]])
  expect(book.days[0]?.entries).toMatchObject([
    {
      kind: 'payment',
      by: 'operator',
      customerName: 'Ghulam Nabi',
      moved: { side: 'received', method: 'upi', amount: '1000.00' },
    },
    { moved: { method: 'cheque', amount: '250.00', isToClear: true } },
    { kind: 'refund', moved: { side: 'givenBack', method: 'cash', amount: '-100.00' } },
    { kind: 'adjustment', amount: '40.00', moved: null },
  ])
})

test('a reversal negates its entry on its own day', async () => {
  const opened = await openLedger()
  await opened.create()
  await opened.entered({ amount: 300, method: 'upi', reference: '400000000001', date: DAYS[0] })
  await opened.entered({ amount: 500 })
  await opened.entered({ kind: 'refund', amount: 200 })
  for (const id of [1, 3]) await opened.reverse(id)
  const book = await bookOf(opened, LAST)
  expect(book).toMatchObject({
    opening: { cash: '0.00', bank: '300.00' },
    received: { cash: '500.00', upi: '-300.00' },
    givenBack: { cash: '0.00' },
    closing: { cash: '500.00', bank: '0.00' },
  })
  const lines = await fileOf(opened, LAST)
  expect(lines.map((line) => [line.Kind, line.Method, line.Cash, line.Bank, line['Received that day']])).toEqual([
    ['Opening', '', '', '', ''],
    ['Payment', 'Cash', '500.00', '', '500.00'],
    ['Refund', 'Cash', '-200.00', '', '500.00'],
    ['Reversal', 'UPI', '', '-300.00', '200.00'],
    ['Reversal', 'Cash', '200.00', '', '200.00'],
    ['Closing', '', '', '', ''],
  ])
  expect(lines[1]).toMatchObject({ Customer: 'Ghulam Nabi', Phone: '9419012345', Operator: 'operator' })
})

test.each([
  ['turned round', query('2026-11-26', '2026-11-25')],
  ['not days', query('2026-02-30', '2026-11-25')],
  ['more than 366', query('2025-11-25', '2026-11-26')],
  ['not there', 'from=2026-11-25'],
])('refuses days that are %s', async (_why, days) => {
  const { operator } = await openLedger()
  for (const path of ['/api/day-book', '/api/day-book.csv']) await refusal(await operator.get(`${path}?${days}`), 422)
})

const step = fc.record({
  kind: fc.constantFrom('payment', 'refund', 'adjustment', 'opening', 'reversal'),
  method: fc.constantFrom('cash', 'upi', 'bank', 'cheque', null),
  amount: fc.integer({ min: 1, max: 2_000_000 }).map(rupees),
  date: fc.constantFrom(...DAYS),
  entry: fc.integer({ min: 1, max: 20 }),
})

test(`opening balance plus daily sums is the closing balance, on screen and in the file, in ${RUNS} random books`, async () => {
  let entries = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const opened = await openLedger()
      await opened.create()
      for (const { entry, ...changes } of steps) {
        if (changes.kind === 'reversal') await opened.reverse(entry)
        else await opened.operator.post('/api/ledger', newPayment(changes))
        // Checks that a cached book is updated between steps.
        await bookOf(opened)
      }
      entries += await expectAgreement(opened)
    }),
    { numRuns: RUNS, endOnFailure: true },
  )
  expect(entries).toBeGreaterThan(RUNS)
})

const sumOf = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + paiseOwed(amount || '0.00'), 0)

async function expectAgreement(opened: Opened): Promise<number> {
  const book = await bookOf(opened)
  const lines = await fileOf(opened)
  const entries = await opened.shop.store.read(({ ledgerEntries }) => [...ledgerEntries.rows()])
  let before = book.opening
  for (const { day, opening, received, givenBack, toClear, closing } of book.days) {
    expect(opening).toEqual(before)
    const net = (method: keyof typeof received) => paiseOwed(received[method]) - paiseOwed(givenBack[method])
    expect(paiseOwed(closing.cash)).toBe(paiseOwed(opening.cash) + net('cash'))
    const toBank = net('upi') + net('bank') + net('cheque') - paiseOwed(toClear)
    expect(paiseOwed(closing.bank)).toBe(paiseOwed(opening.bank) + toBank)
    expect(paiseOwed(closing.cheques)).toBe(paiseOwed(opening.cheques) + paiseOwed(toClear))
    expect((await bookOf(opened, day, day)).opening).toEqual(opening)
    before = closing
  }
  expect(book.closing).toEqual(before)
  const sumIn = (heading: string) => sumOf(lines.map((line) => line[heading] ?? ''))
  const moved = { cash: sumIn('Cash'), bank: sumIn('Bank'), cheques: sumIn('Cheques') }
  for (const side of ['cash', 'bank', 'cheques'] as const)
    expect(rupees(paiseOwed(book.opening[side]) + moved[side])).toBe(book.closing[side])
  expect(lines.at(-2)).toMatchObject({
    ...{ 'Cash balance': book.closing.cash, 'Bank balance': book.closing.bank },
    'Cheques to clear': book.closing.cheques,
  })
  expect(rupees(moved.cash + moved.bank + moved.cheques)).toBe(rupees(moneyOf(entries)))
  expect(
    lines
      .slice(1, -1)
      .map((line) => Number(line.Entry))
      .sort(),
  ).toEqual(entries.map(({ id }) => id).sort())
  return entries.length
}

/** Received minus refunded money, computed from the entries. */
function moneyOf(entries: readonly LedgerEntry[]): number {
  const isOfMoney = (entry: LedgerEntry | undefined) => entry?.kind === 'payment' || entry?.kind === 'refund'
  const reversed = (entry: LedgerEntry) => entries.find(({ id }) => id === entry.reverses)
  return -sumOf(entries.filter((entry) => isOfMoney(entry) || isOfMoney(reversed(entry))).map(({ amount }) => amount))
}

test('a day of an old shop reads only its own entries', async () => {
  const days = lastDays(1500, new Date(NOW))
  const entry = {
    ...({ customerId: 1, kind: 'payment', amount: '-10.00', method: 'cash', reference: '', orderId: null } as const),
    ...{ billNumber: null, reverses: null, note: '', at: NOW, by: 'operator' },
  }
  const ledgerEntries = days.map((date, index) => ({ ...entry, id: index + 1, date }))
  const opened = await openLedger({ rows: { ledgerEntries, lastIds: [{ table: 'ledgerEntries', last: days.length }] } })
  const today = indianDay(new Date(NOW))
  await bookOf(opened, today, today)
  await opened.create()
  await opened.entered({ amount: 5 })
  const read = await rowsReadBy(opened.shop.store, async () => {
    expect(await bookOf(opened, today, today)).toMatchObject({ opening: { cash: '14990.00' }, closing: { cash: '15005.00' } })
  })
  expect(read.ledgerEntries).toBeLessThan(10)
})
