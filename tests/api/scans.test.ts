import { afterEach, expect, test, vi } from 'vitest'
import { CancelledBills, UNDO_TIME } from '~/api/customers/cancelled-bills'
import { reportPayment } from '~/api/customers/payment-reports'
import { publicOrderAt } from '~/api/orders/public-order'
import type { Bill } from '~/domain/customers/bills-schema'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import type { Order } from '~/domain/orders/schema'
import { GIVEN } from '../fixtures/given'
import { READS } from '../fixtures/reads'
import { newBatch } from '../fixtures/rows/batches'
import { newContact } from '../fixtures/rows/contacts'
import { newCustomer, newPayment, openLedger } from '../fixtures/rows/customers'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder } from '../fixtures/rows/orders'
import { newQuotation } from '../fixtures/rows/quotations'
import { rowsReadBy } from '../fixtures/rows/rows-read'
import { OPERATOR } from '../fixtures/shops/shop'

const START = Date.parse('2026-11-02T06:30:00Z')
/** Days of work before the first comparison, and between the two. */
const DAYS = 3

/** A name similar to no other. */
const nameOf = (number: number) => `Ghulam ${String.fromCharCode(0x1100 + number)}`

afterEach(() => void vi.useRealTimers())

test('no call reads more rows of any table after more days of work, once the day’s lists are cached', async () => {
  vi.setSystemTime(START)
  const { shop, operator, create, entered, reverse } = await openLedger()
  const json = async (answer: Promise<Response>) => (await answer).json()
  const done = async (answer: Promise<Response>) => {
    const { status, url } = await answer
    expect([200, 201, 204], url).toContain(status)
  }
  // One only: each listed quotation reads the shop's key for its link.
  await done(operator.post('/api/quotations', newQuotation()))
  // Of a feed that is not ordered: the lists of a batch read all its orders.
  await done(operator.post('/api/batches', newBatch({ productId: 3 })))
  let visitor = shop.browser()
  let round = 10
  const work = async () => {
    round++
    const placed = await json(
      visitor.post('/api/orders', newOrder({ customerName: nameOf(round), customerPhone: `90000 000${round}` })),
    )
    const { id, ...order } = await json(operator.get(`/api/orders/${placed.id}`))
    const status = (changes: object) => operator.put(`/api/orders/${id}/status`, changes)
    await done(visitor.post('/api/contact', newContact()))
    await done(visitor.post('/api/notifications', newNotification()))
    await done(visitor.get('/api/notifications'))
    for (const [path, body] of GIVEN.flatMap(({ works = [] }) => works)) await done(operator.post(`/api${path}`, body))
    await shop.browser().post('/api/session', { ...OPERATOR, password: 'a guess' })
    await done(operator.put(`/api/orders/${id}`, { ...order, notes: 'Before noon.' }))
    const report = await shop.store.update((rows) => {
      const reported = { reference: `4123456789${round}`, date: indianDay(new Date()) }
      return reportPayment(rows, rows.orders.get(id) as Order, reported, new Date().toISOString())
    })
    await done(operator.put(`/api/payment-reports/${report.id}`, { state: 'not-found', sentence: '' }))
    await done(operator.put('/api/orders/statuses', { changes: [{ id, from: 'pending', to: 'delivered' }] }))
    const { number } = (await json(operator.post(`/api/orders/${id}/bill`, {}))) as Bill
    const payment = await entered(newPayment({ customerId: order.customerId, orderId: id, amount: 500 }))
    await done(reverse(payment.id))
    await done(operator.post(`/api/bills/${number.replaceAll('/', '-')}/credit-note`, { amount: 100, reason: 'Wet.' }))
    await done(status({ status: 'cancelled', bill: number }))
    await new CancelledBills(shop.store).check(Date.now() + UNDO_TIME)
    const other = await create(newCustomer({ name: nameOf(round + 26), phone: `91111 000${round}` }))
    for (const into of [order.customerId, null]) await done(operator.put(`/api/customers/${other.id}/joined`, { into }))
    await done(operator.put('/api/notifications/read-all'))
    await shop.store.read((rows) => publicOrderAt(shop.store, rows, rows.orders.get(id) as Order, Date.now()))
    for (const path of READS) await done(operator.get(`/api${path}`))
  }
  /** A day begins with a sign-in and builds its lists. */
  const day = async (number: number) => {
    vi.setSystemTime(START + number * DAY)
    await operator.signIn()
    visitor = shop.browser()
    await work()
    return rowsReadBy(shop.store, work)
  }
  for (let number = 0; number < DAYS; number++) await day(number)
  const read = await day(DAYS)
  for (let number = DAYS + 1; number < 2 * DAYS; number++) await day(number)
  expect(await day(2 * DAYS)).toEqual(read)
})
