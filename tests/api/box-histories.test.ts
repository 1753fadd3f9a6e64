import fc from 'fast-check'
import { expect, test } from 'vitest'
import { replaceShop } from '~/api/store/copy'
import { MemoryStore } from '~/api/store/memory'
import type { BoxSide } from '~/domain/box/box-schema'
import type { Balance } from '~/domain/box/day-book-schema'
import { lastDays } from '~/domain/calendar-days'
import { rupees } from '~/domain/money'
import { paiseOwed } from '~/domain/signed-money'
import { depth } from '../fixtures/depth'
import { type OpenedBox, openBox } from '../fixtures/rows/box'
import { newPayment } from '../fixtures/rows/customers'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { openTestShop } from '../fixtures/shops/shop'
import { stopClock } from '../fixtures/stopped-clock'

const RUNS = depth(25, 300)
/** The days around the turn of a month, which may be closed. */
const NOW = '2026-11-03T06:30:00.000Z'
const DAYS = lastDays(6, new Date(NOW))
const [FIRST = '', LAST = ''] = [DAYS[0], DAYS.at(-1)]

stopClock(NOW)

const SIDES = ['cash', 'bank'] as const
const BOX_STEPS = ['opening', 'deposit', 'withdrawal', 'expense', 'drawing', 'count', 'take back'] as const
const PAYMENT_STEPS = ['payment', 'cheque', 'cheque', 'refund', 'reverse', 'cleared', 'bounced', 'bounced'] as const
const step = fc.record({
  what: fc.constantFrom(...BOX_STEPS, ...PAYMENT_STEPS, ...(['close', 'save', 'restore'] as const)),
  side: fc.constantFrom(...SIDES),
  method: fc.constantFrom('cash', 'upi', 'bank', null),
  amount: fc.integer({ min: 1, max: 500_000 }).map(rupees),
  date: fc.constantFrom(...DAYS),
  id: fc.integer({ min: 1, max: 12 }),
  isSure: fc.boolean(),
})

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
type Rows = Awaited<ReturnType<typeof rowsOf>>

/** A shop with what a history remembers: the last backup, and all ids that were ever given. */
interface History extends OpenedBox {
  saved: Rows | undefined
  known: Set<number>
}

async function take(history: History, { what, side, method, amount, date, id, isSure }: Step) {
  const { operator, shop } = history
  const rows = await rowsOf(shop.store)
  const entry = { kind: what, side, amount, date, note: 'x', evenBelowZero: isSure }
  const pay = (changes: object) => operator.post('/api/ledger', newPayment({ amount, date, ...changes }))
  if (what === 'payment' || what === 'refund') await pay({ kind: what, method })
  else if (what === 'cheque') await pay({ method: 'cheque', reference: `${id}`, chequeDate: date })
  else if (what === 'reverse') await history.reverse(one(rows.ledgerEntries, id))
  else if (what === 'take back') await history.takeBack(one(rows.boxEntries, id))
  else if (what === 'cleared' || what === 'bounced') {
    const cheques = rows.ledgerEntries.filter(({ cheque }) => cheque)
    await history.decide(one(cheques, id), { state: what, date, ...(what === 'bounced' && { charge: '59' }) })
  } else if (what === 'close')
    await shop.store.update(({ settings }) => settings.put({ ...CLOSED, value: isSure ? '2026-10' : '' }))
  else if (what === 'save') history.saved = await rowsOf(shop.store)
  else if (what === 'restore') await restore(history)
  else await operator.post('/api/box', entry)
}

/** One of the rows, or an id that none has. */
const one = (rows: readonly { id: number }[], place: number) => rows[place % (rows.length + 1)]?.id ?? 999

const CLOSED = { key: 'closed_month', version: 9 } as const

async function restore({ shop, operator, saved }: History) {
  if (!saved) return
  await replaceShop(new MemoryStore(saved), shop.store)
  await operator.signIn()
}

/** Rows that were written since the last step have ids above all before, also above those that a restore removed. */
function expectNewIds(history: History, { boxEntries }: Rows, isRestored: boolean) {
  const highest = Math.max(0, ...history.known)
  for (const { id } of boxEntries) {
    if (!isRestored && !history.known.has(id)) expect(id).toBeGreaterThan(highest)
    history.known.add(id)
  }
}

/**
 * The balances at the end of each day, computed from the rows in another way: the opening balance of a side and all later changes,
 * where a cheque is in one of three places.
 */
function balancesOf({ boxEntries, ledgerEntries }: Rows): Balance[] {
  const reversed = new Map(boxEntries.flatMap((entry) => (entry.reverses === null ? [] : [[entry.reverses, entry] as const])))
  const entered = new Map(boxEntries.map((entry) => [entry.id, entry]))
  const paid = new Map(ledgerEntries.map((entry) => [entry.id, entry]))
  const changes: { date: string; side: keyof Balance; paise: number }[] = []
  for (const { kind, amount, date, reverses, method, cheque } of ledgerEntries) {
    const source = reverses === null ? { kind, method, cheque } : paid.get(reverses)
    if (source?.kind !== 'payment' && source?.kind !== 'refund') continue
    const side = source.cheque ? 'cheques' : (source.method ?? 'cash') === 'cash' ? 'cash' : 'bank'
    changes.push({ date, side, paise: -paiseOwed(amount) })
  }
  for (const { kind, side, amount, date, reverses } of boxEntries) {
    const source = (reverses === null ? undefined : entered.get(reverses)) ?? { kind, side }
    const paise = paiseOwed(amount)
    const between = { deposit: ['cash', 'bank'], withdrawal: ['bank', 'cash'], cheque: ['cheques', 'bank'] } as const
    if (source.kind in between) {
      const [from, to] = between[source.kind as keyof typeof between]
      changes.push({ date, side: from, paise: -paise }, { date, side: to, paise })
    } else if (source.kind === 'count') changes.push({ date, side: source.side, paise })
    else if (source.kind !== 'opening') changes.push({ date, side: source.side, paise: -paise })
  }
  const openings = boxEntries.filter(({ id, kind }) => kind === 'opening' && !reversed.has(id))
  expect(new Set(openings.map(({ side }) => side)).size).toBe(openings.length)
  const on = (day: string, side: keyof Balance) => {
    const opening = openings.find((each) => each.side === side && each.date <= day)
    const counted = changes.filter((each) => each.side === side && each.date <= day && each.date >= (opening?.date ?? ''))
    return rupees(counted.reduce((sum, { paise }) => sum + paise, paiseOwed(opening?.amount ?? '0.00')))
  }
  return DAYS.map((day) => ({ cash: on(day, 'cash'), bank: on(day, 'bank'), cheques: on(day, 'cheques') }))
}

async function expectTrue(history: OpenedBox) {
  const rows = await rowsOf(history.shop.store)
  const balances = balancesOf(rows)
  expect((await history.box()).balance).toEqual(balances.at(-1))
  const book = await history.book(FIRST, LAST)
  expect(book.closing).toEqual(balances.at(-1))
  for (const { day, closing } of book.days) expect([day, closing]).toEqual([day, balances[DAYS.indexOf(day)]])
  for (const [index, day] of DAYS.entries()) expect((await history.book(day, day)).closing).toEqual(balances[index])
  await expectFile(history, balances)
  expectSum(book)
  const waiting = (await history.cheques()).reduce((sum, { amount }) => sum + paiseOwed(amount), 0)
  expect(rupees(waiting)).toBe(balances.at(-1)?.cheques)
}

/** Each balance in the file is the one before plus the change of the row, or an opening balance. */
async function expectFile({ operator }: OpenedBox, balances: readonly Balance[]) {
  const text = await (await operator.get(`/api/day-book.csv?from=${FIRST}&to=${LAST}`)).text()
  const [headings = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
  const place = (name: string) => headings.split(',').indexOf(name)
  for (const [change, after, side] of [
    ['Cash', 'Cash balance', 'cash'],
    ['Bank', 'Bank balance', 'bank'],
    ['Cheques', 'Cheques to clear', 'cheques'],
  ] as const) {
    const cells = lines.map((line) => line.split(','))
    for (const [index, cell] of cells.entries()) {
      const [before, now] = [cells[index - 1], cell]
      if (!before || before[0] !== now[0]) continue
      expect(paiseOwed(now[place(after)] ?? '')).toBe(
        paiseOwed(before[place(after)] ?? '') + paiseOwed(now[place(change)] || '0.00'),
      )
    }
    expect(cells.at(-1)?.[place(after)]).toBe(balances.at(-1)?.[side])
  }
}

/** The opening balance of a period plus all changes is its closing balance. */
function expectSum(book: Awaited<ReturnType<OpenedBox['book']>>) {
  const { opening, received, givenBack, toClear, boxed, opened, closing } = book
  const net = (method: keyof typeof received) => paiseOwed(received[method]) - paiseOwed(givenBack[method])
  const changes = {
    cash: net('cash'),
    bank: net('upi') + net('bank') + net('cheque') - paiseOwed(toClear),
    cheques: paiseOwed(toClear),
  }
  for (const side of ['cash', 'bank', 'cheques'] as const) {
    const sum = paiseOwed(opening[side]) + changes[side] + paiseOwed(boxed[side]) + paiseOwed(opened[side])
    expect(rupees(sum)).toBe(closing[side])
  }
  const isOpened = (side: BoxSide) => (book.openings[side]?.date ?? '') > book.from
  for (const side of SIDES) if (!isOpened(side)) expect(opened[side]).toBe('0.00')
}

const KINDS = new Set([...BOX_STEPS, ...PAYMENT_STEPS, 'close', 'restore'])

const at = (what: Step['what'], changes: Partial<Step> = {}): Step => {
  return { what, side: 'cash', method: 'cash', amount: '100.00', date: DAYS[4] ?? '', id: 0, isSure: true, ...changes }
}

/** Each kind of step once, none of which is refused: random steps may leave one out. */
const EACH_KIND: Step[] = [
  ...[at('opening', { date: FIRST, amount: '5000.00' }), at('deposit'), at('withdrawal'), at('expense'), at('drawing')],
  ...[
    at('count', { date: LAST, amount: '4000.00' }),
    at('take back', { id: 3 }),
    at('payment'),
    at('refund', { amount: '50.00' }),
  ],
  ...[at('cheque', { id: 1 }), at('cheque', { id: 2 }), at('cleared'), at('bounced', { id: 1 }), at('reverse'), at('save')],
  ...[at('close'), at('expense', { date: LAST }), at('restore')],
]

test(`opening balance plus entries is the balance of each day, on screen, in files and after a restart, in ${RUNS} histories`, async () => {
  const taken = new Set<string>()
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 40 }), async (steps) => {
      const history: History = Object.assign(await openBox(), { saved: undefined, known: new Set<number>() })
      for (const each of steps) {
        const { version } = history.shop.store
        await take(history, each)
        if (history.shop.store.version > version) taken.add(each.what)
        expectNewIds(history, await rowsOf(history.shop.store), each.what === 'restore')
        // Checks that a cached balance is updated between steps.
        await history.box()
      }
      await expectTrue(history)
      const restarted = openTestShop({ rows: await rowsOf(history.shop.store) })
      const { balance } = await history.box()
      const operator = await restarted.browser().signIn()
      expect((await (await operator.get('/api/box')).json()).balance).toEqual(balance)
    }),
    { numRuns: RUNS, endOnFailure: true, examples: [[EACH_KIND]] },
  )
  expect(taken).toEqual(KINDS)
})
