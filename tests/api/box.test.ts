import { expect, test, vi } from 'vitest'
import { lastDays } from '~/domain/calendar-days'
import { refusal, wrongFields } from '../fixtures/problems'
import { newBoxEntry, type OpenedBox, openBox } from '../fixtures/rows/box'
import { restoreRows } from '../fixtures/rows/shop-invariants'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { NOON, stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

const DAYS = lastDays(5, new Date(NOON))
const [FIRST = '', SECOND = '', THIRD = ''] = DAYS

const today = async ({ box }: OpenedBox) => (await box()).balance

test('until a side has an opening balance, its balance is what was received', async () => {
  const shop = await openBox()
  await shop.entered({ amount: 300, date: FIRST })
  expect(await shop.box()).toMatchObject({
    rows: [],
    balance: { cash: '300.00', bank: '0.00', cheques: '0.00' },
    openings: { cash: null, bank: null },
  })
  const { id } = await shop.open('cash', 1000, THIRD)
  await shop.entered({ amount: 50, date: THIRD })
  await shop.entered({ amount: 7, date: SECOND })
  expect(await shop.box()).toMatchObject({
    balance: { cash: '1050.00' },
    openings: { cash: { id, date: THIRD, amount: '1000.00' }, bank: null },
  })
})

test('moves cash and money at the bank by deposits, withdrawals, expenses and drawings', async () => {
  const shop = await openBox()
  await shop.open('cash', '5000', FIRST)
  await shop.open('bank', '-200.50', FIRST)
  const kinds = [
    [
      { kind: 'deposit', side: undefined, amount: 2000 },
      { cash: '3000.00', bank: '1799.50' },
    ],
    [
      { kind: 'withdrawal', side: undefined, amount: '99.50' },
      { cash: '3099.50', bank: '1700.00' },
    ],
    [
      { amount: 100, category: 'Raw material' },
      { cash: '2999.50', bank: '1700.00' },
    ],
    [
      { side: 'bank', amount: 700, category: 'freight', who: 'Sonmarg Transport' },
      { cash: '2999.50', bank: '1000.00' },
    ],
    [
      { kind: 'drawing', amount: 999.5, category: undefined },
      { cash: '2000.00', bank: '1000.00' },
    ],
  ] as const
  for (const [changes, balance] of kinds) {
    expect((await shop.write(changes)).status).toBe(201)
    expect(await today(shop)).toMatchObject(balance)
  }
  const { rows } = await shop.box()
  expect(rows.map(({ kind, side, category, amount, by }) => [kind, side, category, amount, by])).toEqual([
    ['drawing', 'cash', null, '999.50', 'operator'],
    ['expense', 'bank', 'freight', '700.00', 'operator'],
    ['expense', 'cash', 'raw-material', '100.00', 'operator'],
    ['withdrawal', 'bank', null, '99.50', 'operator'],
    ['deposit', 'cash', null, '2000.00', 'operator'],
    ['opening', 'bank', null, '-200.50', 'operator'],
    ['opening', 'cash', null, '5000.00', 'operator'],
  ])
  expect(await (await shop.operator.get('/api/box?page=2&size=3')).json()).toMatchObject({ page: 2, total: 7, first: 4 })
})

test.each([
  ['no side', { side: undefined }, 'side'],
  ['another side', { side: 'safe' }, 'side'],
  ['another category', { category: 'tea' }, 'category'],
  ['an amount of 0', { amount: 0 }, 'amount'],
  ['a negative expense', { amount: -5 }, 'amount'],
  ['negative cash at first', { kind: 'opening', amount: -5 }, 'amount'],
  ['a third of a paisa', { amount: '1.005' }, 'amount'],
  ['more than ten crore', { amount: 100_000_001 }, 'amount'],
  ['more than any amount', { amount: 1e12 }, 'amount'],
  ['a day in the future', { date: '2026-11-23' }, 'date'],
  ['a year that is closed', { date: '2026-03-31' }, 'date'],
  ['no day', { date: '2026-02-30' }, 'date'],
  ['a script as the photo', { imageUrl: 'javascript:alert(1)' }, 'imageUrl'],
  ['a reversal', { kind: 'reversal' }, 'kind'],
])('refuses %s', async (_what, changes, field) => {
  const shop = await openBox()
  expect(await wrongFields(await shop.write(changes))).toEqual([field])
  expect((await shop.box()).rows).toEqual([])
})

test('a side has one opening balance, which may be older than the open year, and is replaced by taking it back', async () => {
  const shop = await openBox()
  const { id } = await shop.open('cash', 500, '2025-01-01')
  const second = () => shop.operator.post('/api/box', { kind: 'opening', side: 'cash', amount: 700, date: FIRST, note: '' })
  expect((await refusal(await second(), 409)).detail).toContain('₹500 on 1\u00a0Jan\u00a02025')
  expect((await shop.takeBack(id)).status).toBe(201)
  expect((await shop.box()).openings.cash).toBeNull()
  expect((await second()).status).toBe(201)
  expect(await today(shop)).toMatchObject({ cash: '700.00' })
})

test('a count differs from the book by ten crore at most', async () => {
  const shop = await openBox()
  await shop.open('bank', '100000000', FIRST)
  const count = { kind: 'count', side: 'bank', category: undefined, amount: '-0.01', note: 'Robbed' }
  expect(await wrongFields(await shop.write(count))).toEqual(['amount'])
  expect((await shop.write({ ...count, amount: 0 })).status).toBe(201)
})

test('a reversal negates its entry today, once, and is not reversed', async () => {
  const shop = await openBox()
  await shop.open('cash', 500, FIRST)
  const { id } = await shop.written({ amount: 120, date: SECOND })
  const answer = await shop.takeBack(id)
  expect([answer.status, await answer.json()]).toMatchObject([
    201,
    { kind: 'reversal', amount: '-120.00', reverses: id, date: TODAY },
  ])
  await refusal(await shop.takeBack(id), 409)
  await refusal(await shop.takeBack(id + 1), 409)
  await refusal(await shop.takeBack(99), 404)
  expect((await shop.book(SECOND, TODAY)).days.map(({ day, closing }) => [day, closing.cash])).toEqual([
    [SECOND, '380.00'],
    [TODAY, '500.00'],
  ])
})

test('an outflow above the balance needs a second yes, also on a day before', async () => {
  const shop = await openBox()
  await shop.open('cash', 500, FIRST)
  await shop.written({ amount: 400, date: THIRD })
  for (const kind of ['expense', 'drawing', 'deposit']) {
    const asked = await refusal(await shop.write({ kind, amount: 101, date: SECOND }), 409)
    expect(asked).toMatchObject({ current: { balance: '100.00' } })
    expect(asked.detail).toBe('The cash in hand is only ₹100. Please say that it is to be entered all the same.')
  }
  await refusal(await shop.write({ amount: 500.01, date: SECOND }), 409)
  expect((await shop.write({ amount: 101, date: SECOND, evenBelowZero: true })).status).toBe(201)
  expect(await today(shop)).toMatchObject({ cash: '-1.00' })
  expect((await shop.write({ kind: 'withdrawal', amount: 1 })).status).toBe(201)
})

test('with the clock set back, an outflow counts what later days have spent already', async () => {
  const shop = await openBox()
  await shop.open('cash', 500, FIRST)
  await shop.written({ amount: 200 })
  expect(await today(shop)).toMatchObject({ cash: '300.00' })
  vi.setSystemTime(new Date(`${FIRST}T06:30:00.000Z`))
  await shop.operator.signIn()
  expect((await refusal(await shop.write({ amount: 400 }), 409)).current).toEqual({ balance: '300.00' })
  expect((await shop.write({ amount: 300 })).status).toBe(201)
})

test('a count enters the difference from the book, with a reason', async () => {
  const shop = await openBox()
  const count = (changes: object) => shop.write({ kind: 'count', category: undefined, amount: '12400', note: '', ...changes })
  expect((await refusal(await count({}), 409)).detail).toContain('has no opening balance')
  await shop.open('cash', 12_650, FIRST)
  expect((await refusal(await count({}), 422)).errors).toMatchObject([
    { path: 'note', message: 'The book says ₹12,650. Please give a reason for the difference.' },
  ])
  const counted = await count({ note: 'Tea', book: '12650.00' })
  expect([counted.status, await counted.json()]).toMatchObject([201, { amount: '-250.00', counted: '12400.00', date: TODAY }])
  expect(await (await count({ book: '12400' })).json()).toMatchObject({ amount: '0.00' })
  expect(await today(shop)).toMatchObject({ cash: '12400.00' })
})

test('of two operators who count at once, the second is told that the book has moved', async () => {
  const shop = await openBox()
  await shop.open('cash', 12_650, FIRST)
  const counts = ['12400', '12450'].map((amount) =>
    shop.write({ kind: 'count', category: undefined, amount, book: '12650.00', note: 'Counted' }),
  )
  const [first, second] = await Promise.all(counts)
  expect(first?.status).toBe(201)
  const { detail, current } = await refusal(second as Response, 409)
  expect([detail, current]).toEqual(['The book has moved: it says ₹12,400 by now. Please count again.', { balance: '12400.00' }])
})

test('a count that was compared with the book of before a restore is not entered', async () => {
  const shop = await openBox()
  await shop.open('cash', 12_650, FIRST)
  const kept = await rowsOf(shop.shop.store)
  await shop.written({ amount: '250', category: 'wages' })
  const { cash: book } = (await shop.box()).balance
  await shop.shop.store.update((all) => restoreRows(all, kept))
  const { current } = await refusal(
    await shop.write({ kind: 'count', category: undefined, amount: '12400', book, note: 'x' }),
    409,
  )
  expect(current).toEqual({ balance: '12650.00' })
  expect((await shop.box()).rows).toHaveLength(1)
})

test('fifty thousand entries keep their sums, on a page, in files and in a count', async () => {
  const entry = { kind: 'expense', side: 'cash', amount: '1.00', category: 'diesel', who: '', note: '', reverses: null } as const
  const rows = {
    boxEntries: Array.from({ length: 50_000 }, (_, id) => ({
      ...entry,
      id: id + 100,
      date: DAYS[id % 3] ?? '',
      at: NOON,
      by: 'a',
    })),
  }
  const shop = await openBox({ rows })
  await shop.open('cash', 60_000, FIRST)
  expect(await today(shop)).toMatchObject({ cash: '10000.00' })
  const page = await (await shop.operator.get('/api/box?page=1')).json()
  expect([page.total, page.rows.length]).toEqual([50_001, 50])
  const counted = await shop.write({ kind: 'count', category: undefined, amount: '10001', book: '10000.00', note: 'Found' })
  expect(await counted.json()).toMatchObject({ amount: '1.00' })
  expect((await (await shop.operator.get('/api/box.csv')).text()).trim().split('\n')).toHaveLength(50_003)
})

test('of two outflows at once that are too much together, the second is asked about', async () => {
  const shop = await openBox()
  await shop.open('cash', 500, FIRST)
  const answers = await Promise.all([shop.write({ amount: 300 }), shop.write({ amount: 300 })])
  expect(answers.map(({ status }) => status)).toEqual([201, 409])
})

test('closed books take no entry, and keep their opening balance', async () => {
  const shop = await openBox()
  const { id } = await shop.open('cash', 5000, '2026-09-01')
  await shop.shop.store.update(({ settings }) => settings.put({ key: 'closed_month', value: '2026-10', version: 9 }))
  const kinds = ['opening', 'deposit', 'withdrawal', 'expense', 'drawing', 'count'] as const
  for (const kind of kinds) {
    const { detail } = await refusal(await shop.write({ kind, side: 'bank', date: '2026-10-31', evenBelowZero: true }), 422)
    expect(detail).toBe(
      'The books are closed until the end of October\u00a02026. Please choose 1\u00a0Nov\u00a02026 or a later day.',
    )
  }
  await refusal(await shop.takeBack(id), 409)
  const { id: expense } = await shop.written({ date: '2026-11-01' })
  await shop.shop.store.update(({ settings }) => settings.put({ key: 'closed_month', value: '2026-11', version: 9 }))
  await refusal(await shop.takeBack(expense), 409)
  expect((await shop.box()).rows).toHaveLength(2)
})

test('a repeated request with its key writes once', async () => {
  const shop = await openBox()
  const send = (body: object) => shop.operator.post('/api/box', body, { 'Idempotency-Key': 'box-12345678' })
  const [one, other] = [await send(newBoxEntry()), await send(newBoxEntry())]
  expect([one.status, other.status, await one.json()]).toEqual([201, 201, await other.json()])
  await refusal(await send(newBoxEntry({ amount: 9 })), 422)
  expect((await shop.box()).rows).toHaveLength(1)
})

test('the day book has the entries between its balances, also as a file', async () => {
  const shop = await openBox()
  await shop.entered({ amount: 800, date: FIRST })
  await shop.open('cash', 1000, THIRD)
  await shop.entered({ amount: 500, date: THIRD })
  await shop.written({ amount: 120, date: THIRD, who: 'Bashir', imageUrl: '/uploads/a.webp' })
  const book = await shop.book(FIRST, TODAY)
  expect(book).toMatchObject({
    opening: { cash: '0.00' },
    received: { cash: '1300.00' },
    boxed: { cash: '-120.00' },
    opened: { cash: '200.00', bank: '0.00', cheques: '0.00' },
    closing: { cash: '1380.00' },
    openings: { cash: { date: THIRD } },
    total: 4,
  })
  expect(book.days[1]).toMatchObject({
    opening: { cash: '1000.00' },
    closing: { cash: '1380.00' },
    boxEntries: [{ kind: 'opening' }, { kind: 'expense', who: 'Bashir', moved: { cash: '-120.00', bank: '0.00' } }],
  })
  const file = await (await shop.operator.get(`/api/day-book.csv?from=${THIRD}&to=${TODAY}`)).text()
  expect(file.trim().split('\r\n').slice(1)).toEqual([
    `${THIRD},Opening,,,,,,,,,,,,,,,1000.00,0.00,0.00,,,,,`,
    `${THIRD},Payment,2,,Ghulam Nabi,9419012345,,,,Cash,,,500.00,,,500.00,1500.00,0.00,0.00,operator,,,,`,
    `${THIRD},Opening balance,,,,,,,,,,,,,,500.00,1500.00,0.00,0.00,operator,,1,,`,
    `${THIRD},Expense,,,,,,,,,,,-120.00,,,500.00,1380.00,0.00,0.00,operator,To Anantnag,2,Diesel,Bashir`,
    `${TODAY},Closing,,,,,,,,,,,,,,,1380.00,0.00,0.00,,,,,`,
  ])
  const box = await (await shop.operator.get(`/api/box.csv?from=${THIRD}`)).text()
  expect(box.trim().split('\r\n').slice(1)).toEqual([
    `${THIRD},1,Opening balance,Cash,1000.00,,,,,,,,,,,operator,`,
    `${THIRD},2,Expense,Cash,120.00,Diesel,Bashir,,-120.00,,,,,,/uploads/a.webp,operator,To Anantnag`,
  ])
  await refusal(await shop.operator.get('/api/box.csv?from=2026-11-02&to=2026-11-01'), 422)
})

test('changes are logged with their amounts', async () => {
  const shop = await openBox()
  await shop.written({ who: 'Bashir' })
  const { rows } = await (await shop.operator.get('/api/changes?page=1&noun=box')).json()
  expect(rows).toMatchObject([{ noun: 'box', action: 'added', rowId: '1', label: 'expense', username: 'operator' }])
})
