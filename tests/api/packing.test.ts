import { expect, test } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { MONEY, openPacking } from '../fixtures/rows/packing'
import { NOON, stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

const at = new Date(NOON).toISOString()
const pathOf = ({ id }: { id: number }, what = 'packed') => `/api/orders/${id}/${what}`

test('a packed mark has who and when, and the first packer’s stands', async () => {
  const { owner, bilal, shazia, confirmed } = await openPacking()
  const order = await confirmed([2, 1])
  const answer = await bilal.put(pathOf(order), { packed: true })
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).not.toMatch(MONEY)
  expect(JSON.parse(text)).toMatchObject({ id: order.id, status: 'confirmed', packed: { at, by: 'bilal' } })
  expect((await (await shazia.put(pathOf(order), { packed: true })).json()).packed).toEqual({ at, by: 'bilal' })
  const listed = await (await owner.get(`/api/orders?page=1&ids=${order.id}`)).json()
  expect(listed.rows[0]).toMatchObject({ packed: { at, by: 'bilal' }, totalAmount: order.totalAmount })
  expect(await (await shazia.put(pathOf(order), { packed: false })).json()).not.toHaveProperty('packed')
})

test('a line is marked alone while another waits', async () => {
  const { bilal, shazia, confirmed } = await openPacking()
  const order = await confirmed([2, 1])
  const first = await (await bilal.put(pathOf(order), { packed: true, items: [1] })).json()
  expect(first.packedItems).toEqual([{ item: 1, at, by: 'bilal' }])
  expect(first).not.toHaveProperty('packed')
  const both = await (await shazia.put(pathOf(order), { packed: true, items: [0] })).json()
  expect(both.packed).toEqual({ at, by: 'shazia' })
  const again = await (await bilal.put(pathOf(order), { packed: false, items: [0] })).json()
  expect(again.packedItems).toEqual([{ item: 1, at, by: 'shazia' }])
  expect(await wrongFields(await bilal.put(pathOf(order), { packed: true, items: [0, 2] }))).toEqual(['items.1'])
})

test('a mark that is no yes or no, and a line that is no number, are refused with a sentence each', async () => {
  const { bilal, confirmed } = await openPacking()
  const order = await confirmed([2])
  const { errors } = await refusal(await bilal.put(pathOf(order), { packed: 'yes', items: [-1] }), 422)
  expect(errors).toEqual([
    { path: 'packed', message: 'Please say yes or no.' },
    { path: 'items.0', message: 'Please give a whole number from 0.' },
  ])
})

test('a cancelled or shipped order is not marked, and a mark is no obstacle to cancelling', async () => {
  const { owner, bilal, confirmed } = await openPacking()
  const order = await confirmed([2])
  await bilal.put(pathOf(order), { packed: true })
  const cancelled = await owner.put(pathOf(order, 'status'), { status: 'cancelled' })
  expect([cancelled.status, await cancelled.json()]).toEqual([200, expect.not.objectContaining({ packed: expect.anything() })])
  expect((await refusal(await bilal.put(pathOf(order), { packed: true }), 409)).detail).toBe(
    `Order #${order.id} was cancelled. Its bags stay here.`,
  )
  const other = await confirmed([1])
  await bilal.put(pathOf(other, 'status'), { status: 'shipped' })
  await refusal(await bilal.put(pathOf(other), { packed: true }), 409)
  await refusal(await bilal.put('/api/orders/999/packed', { packed: true }), 404)
})

test('packed and cancelled at once, an order is cancelled without a mark', async () => {
  const { owner, bilal, confirmed } = await openPacking()
  for (const isFirst of [true, false]) {
    const order = await confirmed([2])
    const pack = () => bilal.put(pathOf(order), { packed: true })
    const cancel = () => owner.put(pathOf(order, 'status'), { status: 'cancelled' })
    const [one, other] = await Promise.all(isFirst ? [pack(), cancel()] : [cancel(), pack()])
    expect([one?.status, other?.status]).toEqual([200, isFirst ? 200 : 409])
    const after = await (await owner.get(`/api/orders/${order.id}`)).json()
    expect([after.status, after.packed]).toEqual(['cancelled', undefined])
  }
})

test('a packed order that changes its lines is unpacked and says so; another edit leaves the mark', async () => {
  const { owner, bilal, bodyOf, confirmed } = await openPacking()
  const order = await confirmed([2])
  await bilal.put(pathOf(order), { packed: true })
  const edit = async (body: object) => (await owner.put(`/api/orders/${order.id}`, body)).json()
  expect(await edit(bodyOf([2], { notes: 'By noon' }))).toMatchObject({ packed: { by: 'bilal' }, version: 2 })
  const edited = await edit(bodyOf([3], { notes: 'By noon' }))
  expect(edited).toMatchObject({ unpackedAt: at, version: 3 })
  expect(edited).not.toHaveProperty('packed')
  const stale = await bilal.send('PUT', pathOf(order), { packed: true }, { 'If-Match': '"2"' })
  expect((await refusal(stale, 409)).detail).toContain('was changed meanwhile')
  const anew = await (await bilal.send('PUT', pathOf(order), { packed: true }, { 'If-Match': '"3"' })).json()
  expect(anew).toMatchObject({ packed: { by: 'bilal' } })
  expect(anew).not.toHaveProperty('unpackedAt')
})

test('the packing list begins with the oldest promised day, and sums bags by feed', async () => {
  const { owner, bilal, confirmed } = await openPacking()
  const [later, none, due] = [await confirmed([4]), await confirmed([1, 5]), await confirmed([2])]
  const promise = (order: { id: number }, promisedDay: string) =>
    owner.put(pathOf(order, 'handling'), { privateNotes: 'Owes 300', promisedDay })
  await promise(later, '2027-01-31')
  await promise(due, TODAY)
  const answer = await bilal.get('/api/packing?page=1')
  const text = await answer.text()
  expect(text).not.toMatch(MONEY)
  const { rows, sums, stats } = JSON.parse(text)
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([due.id, later.id, none.id])
  const bags = (feeds: { bags: number }[]) => feeds.map((feed) => feed.bags)
  expect([sums.bags, bags(stats.today), bags(stats.confirmed), bags(stats.here)]).toEqual([12, [2], [7, 5], [7, 5]])
  expect((await (await bilal.get('/api/packing')).json()).map(({ id }: { id: number }) => id)).toEqual([
    due.id,
    later.id,
    none.id,
  ])
})

test('a packer proposes a count, and the operator accepts it as a stock move', async () => {
  const { owner, bilal, confirmed } = await openPacking()
  await confirmed([10])
  const stock = async () => (await (await owner.get('/api/products')).json())[0].stockQuantity
  expect(await stock()).toBe(90)
  const said = { productId: 1, found: 98, note: 'Two bags are torn.' }
  await refusal(await bilal.post('/api/stock-counts', { ...said, found: 100 }), 409)
  expect(await wrongFields(await bilal.post('/api/stock-counts', { ...said, note: ' ' }))).toEqual(['note'])
  const count = await (await bilal.post('/api/stock-counts', said)).json()
  expect(count).toMatchObject({ ...said, expected: 100, by: 'bilal', isAccepted: null })
  expect(await stock()).toBe(90)
  await refusal(await bilal.put(`/api/stock-counts/${count.id}`, { isAccepted: true }), 403)
  await confirmed([5])
  const accepted = await (await owner.put(`/api/stock-counts/${count.id}`, { isAccepted: true })).json()
  expect(accepted).toMatchObject({ isAccepted: true, decidedBy: 'operator', decidedAt: at })
  expect(await stock()).toBe(83)
  const moves = await (await owner.get('/api/stock-moves?productId=1')).json()
  expect(moves.rows).toContainEqual(
    expect.objectContaining({ reason: 'counted', by: -2, note: 'bilal found 98 of 100: Two bags are torn.' }),
  )
  await refusal(await owner.put(`/api/stock-counts/${count.id}`, { isAccepted: false }), 409)
  const notices = await (await owner.get('/api/notifications')).json()
  expect(notices).toContainEqual(expect.objectContaining({ title: 'Stock Count', productId: 1 }))
})

test('what two packers count, and the operator after them, moves the stock once', async () => {
  const { owner, bilal, shazia } = await openPacking()
  const stock = async () => (await (await owner.get('/api/products')).json())[0].stockQuantity
  const accept = (id: number) => owner.put(`/api/stock-counts/${id}`, { isAccepted: true })
  const before = await stock()
  const said = { productId: 1, found: before - 2, note: 'Two are torn.' }
  for (const packer of [bilal, shazia]) await packer.post('/api/stock-counts', said)
  await accept(1)
  const [second] = await (await owner.get('/api/stock-counts')).json()
  expect(second).toMatchObject({ id: 2, found: before - 2, expected: before - 2, isAccepted: null })
  expect(await (await accept(2)).json()).toMatchObject({ isAccepted: true })
  expect(await stock()).toBe(before - 2)
  await bilal.post('/api/stock-counts', { ...said, found: before - 5 })
  await owner.post('/api/products/1/stock-moves', { reason: 'counted', counted: before - 5 })
  await accept(3)
  expect(await stock()).toBe(before - 5)
  expect((await (await owner.get('/api/stock-moves?productId=1')).json()).total).toBe(2)
})
