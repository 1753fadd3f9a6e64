import { expect, test, vi } from 'vitest'
import type { BatchDetails, BatchList } from '~/domain/batches/schema'
import type { Order } from '~/domain/orders/schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { newBatch } from '../fixtures/rows/batches'
import { openPacking } from '../fixtures/rows/packing'
import { rowsReadBy } from '../fixtures/rows/rows-read'
import { NOON, stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

async function openMill() {
  const opened = await openPacking()
  const { owner, shop } = opened
  await shop.store.update(({ products }) => {
    for (const product of [...products.rows()]) products.put({ ...product, stockQuantity: 0 })
  })
  const mill = (changes: object = {}) => owner.post('/api/batches', newBatch(changes))
  const list = async (): Promise<BatchList> => (await owner.get('/api/batches')).json()
  const leftOf = async (lot = 'E-261101-1') => (await list()).batches.find((each) => each.lot === lot)?.left
  const details = async (id = 1): Promise<BatchDetails> => (await owner.get(`/api/batches/${id}`)).json()
  const read = async (id: number): Promise<Order> => (await owner.get(`/api/orders/${id}`)).json()
  const lotsOf = async (id: number) => (await read(id)).items.map(({ lots }) => lots?.map(({ lot, bags }) => `${lot} ${bags}`))
  const ship = (id: number, batch?: string, by = owner) =>
    by.put(`/api/orders/${id}/status`, {
      status: 'shipped',
      ...(batch !== undefined && { dispatch: { day: TODAY, vehicle: '', driverPhone: '', batch } }),
    })
  const setState = (state: string, reason = '', id = 1) => owner.put(`/api/batches/${id}/state`, { state, reason })
  const stock = async () => (await shop.store.read(({ products }) => products.get(1)))?.stockQuantity
  return { ...opened, mill, list, leftOf, details, read, lotsOf, ship, setState, stock }
}

test('milling is a move of the stock; bags that are counted already move nothing', async () => {
  const { mill, stock, owner, list } = await openMill()
  const answer = await mill()
  expect([answer.status, await answer.json()]).toMatchObject([201, { lot: 'E-261101-1', bags: 40, state: 'free', version: 1 }])
  expect(await stock()).toBe(40)
  const moves = await (await owner.get('/api/stock-moves?productId=1')).json()
  expect(moves.rows[0]).toMatchObject({ reason: 'milled', by: 40, note: 'Lot E-261101-1' })
  await mill({ lot: 'E-261101-2', bags: 5, isInStock: true })
  expect(await stock()).toBe(40)
  expect((await list()).disagreeing).toMatchObject([{ productId: 1, inStock: 40, inBatches: 45 }])
})

test.each([
  ['the letters of another script', { lot: 'Е-261101-1' }, 'lot'],
  ['an address', { lot: 'https://example.com/sack/E-1' }, 'lot'],
  ['no bags', { bags: 0 }, 'bags'],
  ['a best-before day before the milling', { bestBefore: '2026-10-01' }, 'bestBefore'],
  ['no day', { milledOn: '2026-02-30' }, 'milledOn'],
  ['an unknown feed', { productId: 999 }, 'productId'],
  ['a paper from a stranger without https', { labReport: 'http://example.com/a.png' }, 'labReport'],
])('refuses a batch with %s', async (_case, changes, path) => {
  const { mill, stock } = await openMill()
  expect(await wrongFields(await mill(changes))).toEqual([path])
  expect(await stock()).toBe(0)
})

test('the same lot is milled once, however it is typed', async () => {
  const { mill, stock } = await openMill()
  await mill()
  for (const lot of ['E-261101-1', ' e-261101-1 ', 'Ｅ-۲۶۱۱۰۱-1']) {
    const answer = await mill({ lot, productId: 2 })
    expect((await refusal(answer, 409)).detail).toMatch(/There is a lot E-261101-1 already/)
  }
  expect(await stock()).toBe(40)
})

test('an order leaves with the first lot to expire; a named lot goes first, and an order may hold several', async () => {
  const { mill, confirmed, ship, lotsOf, leftOf, bilal } = await openMill()
  await mill({ lot: 'LATE', bags: 10, bestBefore: '2027-03-01' })
  await mill({ lot: 'SOON', bags: 10, bestBefore: '2027-01-01' })
  await mill({ lot: 'OTHER', productId: 2, bags: 10 })
  for (const bags of [[4], [8], [2, 3]]) await confirmed(bags)
  await ship(1)
  expect(await lotsOf(1)).toEqual([['SOON 4']])
  expect((await ship(2, 'late ×3, OTHER', bilal)).status).toBe(200)
  expect(await lotsOf(2)).toEqual([['LATE 3', 'SOON 5']])
  await ship(3, 'Truck of Bashir')
  expect(await lotsOf(3)).toEqual([['SOON 1', 'LATE 1'], ['OTHER 3']])
  expect([await leftOf('SOON'), await leftOf('LATE'), await leftOf('OTHER')]).toEqual([0, 6, 7])
})

test('the lots of a dispatch are changed afterwards; a free text changes nothing', async () => {
  const { mill, confirmed, ship, lotsOf, leftOf, read } = await openMill()
  await mill({ lot: 'SOON', bestBefore: '2027-01-01' })
  await mill({ lot: 'LATE', bestBefore: '2027-03-01' })
  await confirmed([4])
  await ship(1)
  await ship(1, 'from the left stack')
  expect([await lotsOf(1), (await read(1)).dispatch?.batch]).toEqual([[['SOON 4']], 'from the left stack'])
  await ship(1, 'LATE')
  expect([await lotsOf(1), await leftOf('SOON'), await leftOf('LATE')]).toEqual([[['LATE 4']], 40, 36])
})

test('an order keeps its lots when its truck and its bill are stored, and when it is reopened with its bill', async () => {
  const { mill, confirmed, ship, lotsOf, owner } = await openMill()
  await mill()
  for (const bags of [[4], [4]]) await confirmed(bags)
  await owner.put('/api/settings/bill_when_shipped', { value: 'true' })
  await ship(1, '')
  expect(await lotsOf(1)).toEqual([['E-261101-1 4']])
  const { billNumber: bill } = await (await owner.get('/api/orders/1')).json()
  const { lines } = await (await owner.get(`/api/bills/${bill.replaceAll('/', '-')}`)).json()
  expect(lines[0].description).toMatch(/, lot E-261101-1 ×4$/)
  await owner.put('/api/orders/1/status', { status: 'cancelled', bill })
  await owner.put('/api/orders/1/status', { status: 'shipped' })
  expect(await lotsOf(1)).toEqual([['E-261101-1 4']])
})

test('orders that left before the first batch keep what they had, also when they are saved again', async () => {
  const { mill, confirmed, ship, lotsOf, owner, leftOf, shop } = await openMill()
  await shop.store.update(({ products }) =>
    products.put({ ...(products.get(1) as never as { id: 1 }), stockQuantity: 9 } as never),
  )
  await confirmed([4])
  await ship(1, 'Old labReport')
  await mill()
  for (const status of ['delivered', 'cancelled', 'delivered']) await owner.put('/api/orders/1/status', { status })
  expect([await lotsOf(1), await leftOf()]).toEqual([[undefined], 40])
})

test('a lot that is held or recalled does not leave; naming it is refused', async () => {
  const { mill, confirmed, ship, lotsOf, setState, read } = await openMill()
  await mill()
  await confirmed([4])
  await confirmed([4])
  await setState('held', 'The laboratory is asked.')
  const named = await ship(1, 'E-261101-1')
  expect([named.status, await wrongFields(named)]).toEqual([422, ['dispatch.batch']])
  expect((await read(1)).status).toBe('confirmed')
  await ship(1)
  expect(await lotsOf(1)).toEqual([undefined])
  await setState('free')
  await ship(2)
  expect(await lotsOf(2)).toEqual([['E-261101-1 4']])
})

const EXPIRED = { lot: 'OLD', milledOn: '2026-01-01', bestBefore: '2026-06-01' }
const dispatchOf = (batch: string, expired?: string[]) => ({ day: TODAY, vehicle: '', driverPhone: '', batch, expired })

test('a dispatch that names no lot goes, without the expired bags', async () => {
  const { mill, confirmed, ship, lotsOf } = await openMill()
  await mill(EXPIRED)
  await confirmed([1])
  expect((await ship(1)).status).toBe(200)
  expect(await lotsOf(1)).toEqual([undefined])
})

test.each([
  ['one order', 'dispatch.batch', (id: number, choice: object) => [`/api/orders/${id}/status`, { status: 'shipped', ...choice }]],
  [
    'several orders',
    'dispatch.batch',
    (id: number, choice: object) => ['/api/orders/statuses', { changes: [{ id, from: 'confirmed', to: 'shipped' }], ...choice }],
  ],
  [
    'a plan of lots',
    'batch',
    (id: number, { dispatch }: { dispatch: ReturnType<typeof dispatchOf> }) => [
      '/api/lot-plans',
      { orderIds: [id], batch: dispatch.batch, expired: dispatch.expired },
    ],
  ],
] as [string, string, (id: number, choice: { dispatch: ReturnType<typeof dispatchOf> }) => [string, object]][])(
  'of %s, an expired lot needs a second yes, by operator and packer',
  async (_case, path, callOf) => {
    const { mill, confirmed, read, owner, bilal, shop } = await openMill()
    await mill(EXPIRED)
    for (const caller of [owner, bilal]) {
      const { id } = await confirmed([1])
      const before = await read(id)
      const stored = () => shop.store.read((rows) => [rows.orders.get(id), rows.batches.get(1), rows.products.get(1)])
      const rows = await stored()
      for (const dispatch of [dispatchOf('old'), dispatchOf('OLD', ['OTHER'])]) {
        const answer = await caller.put(...callOf(id, { dispatch }))
        const { errors, detail } = await refusal(answer, 422)
        expect([errors?.map((each) => each.path), detail]).toEqual([[path], expect.stringContaining('Lot OLD was best before')])
        expect(await stored()).toEqual(rows)
      }
      expect((await caller.put(...callOf(id, { dispatch: dispatchOf('OLD', ['old']) }))).status).toBe(200)
      expect(await read(id)).not.toEqual(before)
    }
  },
)

test('the second yes of a dispatch stands when its other details are saved again', async () => {
  const { mill, confirmed, lotsOf, owner } = await openMill()
  await mill(EXPIRED)
  await confirmed([1])
  const save = (dispatch: object) => owner.put('/api/orders/1/status', { status: 'shipped', dispatch })
  await save(dispatchOf('OLD', ['OLD']))
  expect((await save({ ...dispatchOf('OLD', ['OLD']), vehicle: 'JK 03' })).status).toBe(200)
  expect(await lotsOf(1)).toEqual([['OLD 1']])
})

test('planned lots leave first, however the order leaves; a plan never blocks it', async () => {
  const { mill, confirmed, ship, lotsOf, bilal, setState, owner } = await openMill()
  await mill({ lot: 'SOON', bags: 20, bestBefore: '2099-01-01' })
  await mill({ lot: 'LATE', bags: 20, bestBefore: '2099-03-01' })
  for (let count = 0; count < 4; count++) await confirmed([2])
  const plan = (orderIds: number[], batch: string, by = bilal) => by.put('/api/lot-plans', { orderIds, batch })
  expect((await plan([1, 2, 3], 'LATE')).status).toBe(200)
  await ship(1)
  await owner.put('/api/orders/statuses', { changes: [{ id: 2, from: 'confirmed', to: 'shipped' }] })
  await plan([2], '')
  await plan([3], '', owner)
  await ship(3)
  await plan([4], 'LATE')
  await setState('held', 'The laboratory is asked.', 2)
  expect((await ship(4)).status).toBe(200)
  expect(await Promise.all([1, 2, 3, 4].map(lotsOf))).toEqual([[['LATE 2']], [['LATE 2']], [['SOON 2']], [['SOON 2']]])
  expect((await plan([4], 'SOON')).status).toBe(409)
  await confirmed([1])
  expect(await wrongFields(await plan([5], 'LATE'))).toEqual(['batch'])
  expect(await wrongFields(await plan([5, 99], 'SOON'))).toEqual(['orderIds.1'])
})

test('more bags than were milled are dispatched, but not named', async () => {
  const { mill, confirmed, ship, lotsOf, leftOf, shop, list } = await openMill()
  await mill({ bags: 3 })
  await shop.store.update(({ products }) => products.put({ ...products.get(1), stockQuantity: 10 } as never))
  await confirmed([5])
  expect((await ship(1, 'E-261101-1 ×5')).status).toBe(200)
  expect([await lotsOf(1), await leftOf()]).toEqual([[['E-261101-1 3']], 0])
  expect((await list()).disagreeing).toMatchObject([{ inStock: 5, inBatches: 0 }])
})

test('a recall reaches every order with bags of the lot and no other, and is taken back', async () => {
  const { mill, confirmed, ship, setState, read, owner, shop } = await openMill()
  await mill({ bags: 6 })
  await mill({ lot: 'E-261101-2', bestBefore: '2099-03-01' })
  for (const bags of [[4], [4], [4]]) await confirmed(bags)
  for (const id of [1, 2, 3]) await ship(id)
  await owner.put('/api/orders/1/status', { status: 'cancelled' })
  expect(await wrongFields(await setState('recalled'))).toEqual(['reason'])
  await setState('recalled', 'Mould was found.')
  const marks = async () =>
    Promise.all([1, 2, 3].map(async (id) => (await read(id)).items[0]?.lots?.map(({ lot, recalled }) => [lot, recalled])))
  expect(await marks()).toEqual([
    [['E-261101-1', 'Mould was found.']],
    [
      ['E-261101-1', 'Mould was found.'],
      ['E-261101-2', undefined],
    ],
    [['E-261101-2', undefined]],
  ])
  const notified = (orderIds: number[], isNotified = true) => owner.put('/api/batches/1/notified', { orderIds, isNotified })
  const toNotify = async () => (await (await owner.get('/api/batches')).json()).batches[1].toNotify
  expect(await toNotify()).toBe(1)
  expect(await wrongFields(await notified([3]))).toEqual(['orderIds'])
  await notified([2])
  expect(await toNotify()).toBe(0)
  await notified([2], false)
  expect(await toNotify()).toBe(1)
  await setState('free')
  expect((await marks()).flat(2)).not.toContain('Mould was found.')
  expect((await notified([2])).status).toBe(409)
  expect((await (await shop.browser().get('/api/sacks?lots=E-261101-1')).json())[0]).toMatchObject({ state: 'free', reason: '' })
})

test('a batch names its customers once each, in their language', async () => {
  const { mill, confirmed, ship, details } = await openMill()
  await mill()
  await confirmed([4], { language: 'ur' })
  await confirmed([3], { language: 'ur' })
  await confirmed([2], { customerPhone: '98765 43210', customerName: 'Farooq' })
  for (const id of [1, 2, 3]) await ship(id)
  const { holders, left } = await details()
  expect(left).toBe(31)
  expect(holders).toMatchObject([
    { customerName: 'Farooq', bags: 2, isNotified: false, orders: [{ id: 3, bags: 2 }] },
    { language: 'ur', bags: 7, orders: [{ id: 2 }, { id: 1 }] },
  ])
})

test('customers that were joined are one who has it', async () => {
  const { mill, confirmed, ship, details, owner } = await openMill()
  await mill()
  await confirmed([4])
  await confirmed([2], { customerPhone: '98765 43210', customerName: 'Farooq' })
  for (const id of [1, 2]) await ship(id)
  expect((await details()).holders).toHaveLength(2)
  expect((await owner.put('/api/customers/2/joined', { into: 1 })).status).toBe(200)
  expect((await details()).holders).toMatchObject([{ bags: 6, orders: [{ id: 2 }, { id: 1 }] }])
})

test('what everybody may know of a lot names no person, and unknown lots are left out', async () => {
  const { mill, confirmed, ship, shop, setState } = await openMill()
  await mill({ analysis: { protein: '45.2%' } })
  await confirmed([4])
  await ship(1)
  await setState('held', 'Ghulam Nabi complained.')
  const answer = await shop.browser().get('/api/sacks?lots=e-261101-1,NONE,E-261101-1,<script>')
  const text = await answer.text()
  expect(JSON.parse(text)).toEqual([
    {
      ...{ lot: 'E-261101-1', productName: expect.any(String), sku: expect.any(String), state: 'held', reason: '' },
      ...{ milledOn: '2026-11-01', bestBefore: '2099-02-01' },
    },
  ])
  expect(text).not.toMatch(/Ghulam|9419|operator/)
})

test('bags of a lot that spoil leave the stock, and never more than are here', async () => {
  const { mill, owner, leftOf, stock } = await openMill()
  await mill()
  const move = (by: number) => owner.post('/api/batches/1/moves', { by, note: 'Wet.' })
  expect((await move(-3)).status).toBe(201)
  expect([await leftOf(), await stock()]).toEqual([37, 37])
  await mill({ lot: 'E-261101-2', bags: 10 })
  expect(await wrongFields(await move(-38))).toEqual(['by'])
  expect(await wrongFields(await move(0))).toEqual(['by'])
  expect([await leftOf(), await stock()]).toEqual([37, 47])
})

test('measured figures and the paper are added later; an older version is refused', async () => {
  const { mill, owner, details } = await openMill()
  await mill()
  const dates = {
    milledOn: '2026-11-01',
    bestBefore: '2026-12-01',
    analysis: { protein: '45.2%' },
    labReport: '/uploads/paper.webp',
  }
  expect((await owner.put('/api/batches/1', dates, { 'If-Match': '"1"' })).status).toBe(200)
  expect(await details()).toMatchObject({ ...dates, analysis: { protein: '45.2%', fat: '' }, version: 2 })
  expect((await owner.put('/api/batches/1', { ...dates, labReport: '' }, { 'If-Match': '"1"' })).status).toBe(409)
})

test('a dispatch, who has a lot and its recall read no more orders after many lots that are over', async () => {
  const { mill, confirmed, ship, setState, owner, shop } = await openMill()
  const sell = async (lot: string) => {
    const batch = await (await mill({ lot, bags: 2 })).json()
    const { id } = await confirmed([2], { customerName: `Buyer of ${lot}`, customerPhone: `90000 ${10_000 + batch.id}` })
    await ship(id)
    await owner.put(`/api/batches/${batch.id}`, { milledOn: '2026-01-01', bestBefore: '2026-04-01' })
    for (const path of ['/api/batches', '/api/lots']) await owner.get(path)
  }
  const recall = async () => {
    await setState('recalled', 'Mould was found.')
    for (const path of ['/api/batches/1', '/api/batches', '/api/lots']) await owner.get(path)
    await setState('free')
  }
  const read = async (work: () => Promise<void>) => (await rowsReadBy(shop.store, work)).orders
  await sell('FIRST')
  const before = [await read(() => sell('SECOND')), await read(recall)]
  for (let nth = 0; nth < 20; nth++) await sell(`NEXT-${nth}`)
  expect([await read(() => sell('LAST')), await read(recall)]).toEqual(before)
})

test('the shop says which lots are over, whatever the clock of a device shows', async () => {
  const { mill, owner, bilal } = await openMill()
  await mill({ lot: 'DAY', bestBefore: TODAY })
  const over = async (by: typeof owner) =>
    (await (await by.get('/api/lots')).json()).map((each: { isOver: boolean }) => each.isOver)
  expect([await over(owner), await over(bilal)]).toEqual([[false], [false]])
  vi.setSystemTime('2026-11-22T18:30:00.000Z')
  expect([await over(owner), await over(bilal)]).toEqual([[true], [true]])
})

const TWO_DAYS_AGO = '2026-11-20T06:30:00.000Z'

test('after the clock was set back, lots leave by their best-before days of that day, and no bag is lost', async () => {
  const { mill, confirmed, ship, lotsOf, leftOf, list, owner } = await openMill()
  await mill({ lot: 'OLD', bags: 3, milledOn: '2026-09-01', bestBefore: '2026-11-21' })
  await mill({ lot: 'NEW', bags: 9, milledOn: TODAY, bestBefore: '2027-02-01' })
  for (const bags of [[2], [2], [2]]) await confirmed(bags)
  await ship(1)
  vi.setSystemTime(TWO_DAYS_AGO)
  await ship(2)
  await ship(1, 'NEW ×2')
  await mill({ lot: 'AHEAD', bags: 5, milledOn: '2030-01-01', bestBefore: '2030-04-01' })
  vi.setSystemTime(NOON)
  await owner.signIn()
  await ship(3)
  expect(await Promise.all([1, 2, 3].map(lotsOf))).toEqual([[['NEW 2']], [['OLD 2']], [['NEW 2']]])
  expect(await Promise.all(['OLD', 'NEW', 'AHEAD'].map(leftOf))).toEqual([1, 5, 5])
  expect((await list()).disagreeing).toEqual([])
})

test('a recall and its ticks stand after the clock was set back, and end when it is taken back', async () => {
  const { mill, confirmed, ship, setState, details, read, owner, shop } = await openMill()
  await mill()
  await confirmed([4])
  await ship(1)
  await setState('recalled', 'Mould was found.')
  await owner.put('/api/batches/1/notified', { orderIds: [1], isNotified: true })
  vi.setSystemTime(TWO_DAYS_AGO)
  const toNotify = async () => (await (await owner.get('/api/batches')).json()).batches[0].toNotify
  const marked = async () => [(await read(1)).items[0]?.lots?.[0]?.recalled, (await details()).notified.length, await toNotify()]
  expect(await marked()).toEqual(['Mould was found.', 1, 0])
  await setState('recalled', 'Sand was found.')
  expect(await marked()).toEqual(['Sand was found.', 1, 0])
  await setState('free')
  expect((await marked())[0]).toBeUndefined()
  await setState('recalled', 'Mould was found.')
  expect(await marked()).toEqual(['Mould was found.', 0, 1])
  expect((await details()).stateAt).toBe(TWO_DAYS_AGO)
  const [sack] = await (await shop.browser().get('/api/sacks?lots=E-261101-1')).json()
  expect(sack).toMatchObject({ state: 'recalled', reason: 'Mould was found.' })
})

test('what a pond book asked about is sent again only if it has changed', async () => {
  const { mill, setState, shop } = await openMill()
  await mill()
  const asked = async (etag?: string | null) => {
    const answer = await shop.browser().get('/api/sacks?lots=E-261101-1,NONE', etag ? { 'If-None-Match': etag } : {})
    return { status: answer.status, etag: answer.headers.get('etag') }
  }
  const first = await asked()
  expect([first.status, await asked(first.etag)]).toEqual([200, { status: 304, etag: first.etag }])
  await mill({ lot: 'E-261101-2' })
  expect((await asked(first.etag)).status).toBe(304)
  await setState('recalled', 'Mould was found.')
  expect(await asked(first.etag)).toMatchObject({ status: 200, etag: expect.not.stringMatching(first.etag ?? '-') })
})

test('a packer reads the lots, but neither milling nor who has them', async () => {
  const { mill, bilal } = await openMill()
  await mill()
  expect(await (await bilal.get('/api/lots')).json()).toMatchObject([
    { lot: 'E-261101-1', left: 40, bestBefore: '2099-02-01', isOver: false },
  ])
  const refused = [
    await bilal.get('/api/batches/1'),
    await bilal.get('/api/batches'),
    await bilal.post('/api/batches', newBatch()),
  ]
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
})

test('a bill that is written at the dispatch names the lots', async () => {
  const { mill, confirmed, ship, owner } = await openMill()
  await mill()
  await confirmed([4])
  await ship(1)
  const bill = await (await owner.post('/api/orders/1/bill', {})).json()
  expect(bill.lines[0].description).toMatch(/, lot E-261101-1 ×4$/)
})
