import { expect, test } from 'vitest'
import { reportPayment } from '~/api/payment-reports'
import { newPaymentReport } from '~/schemas/payment-reports'
import { newOrder } from '../fixtures/orders'
import { openTestShop } from '../fixtures/shop'

const NOW = '2026-11-20T20:00:00.000Z'
/** In India it is the next day already. */
const TODAY = '2026-11-21'

async function openWithOrders() {
  const shop = openTestShop()
  for (const customerName of ['First', 'Second']) await shop.browser().post('/api/orders', newOrder({ customerName }))
  const report = (orderId: number, reference: string, date = TODAY) =>
    shop.store.update((rows) => {
      const order = rows.orders.get(orderId)
      if (!order) throw new Error('There is no such order.')
      return reportPayment(rows, order, newPaymentReport.parse({ reference, date }), NOW)
    })
  return { shop, report }
}

test('a report waits for the operator, and rings the bell', async () => {
  const { shop, report } = await openWithOrders()
  expect(await report(1, '4123 4567 8901')).toMatchObject({ id: 1, orderId: 1, reference: '412345678901', state: 'reported' })
  const operator = await shop.browser().signIn()
  const [first] = await (await operator.get('/api/notifications')).json()
  expect(first).toMatchObject({ title: 'Payment Reported', orderId: 1, isRead: false })
})

test.each(['41234567890', '4123456789012', 'UTR412345678', '', '٤١٢'])('refuses "%s" as a UTR', (reference) => {
  expect(newPaymentReport.safeParse({ reference, date: TODAY }).error?.issues[0]?.path).toEqual(['reference'])
})

test('reads a UTR in the digits of Urdu and Hindi', () => {
  for (const reference of ['۴۱۲۳۴۵۶۷۸۹۰۱', '४१२३४५६७८९०१']) {
    expect(newPaymentReport.parse({ reference, date: TODAY }).reference).toBe('412345678901')
  }
})

test('refuses a day that has not come in India', async () => {
  const { report } = await openWithOrders()
  await expect(report(1, '412345678901', '2026-11-22')).rejects.toMatchObject({ status: 422, errors: [{ path: 'date' }] })
  expect(await report(1, '412345678901', '2026-11-19')).toMatchObject({ date: '2026-11-19' })
})

test('says that a UTR was reported already, for this order or for another', async () => {
  const { report } = await openWithOrders()
  await report(1, '412345678901')
  await expect(report(1, '412345678901')).rejects.toMatchObject({ status: 409, said: { code: 'reported-before' } })
  await expect(report(2, '412345678901')).rejects.toMatchObject({ status: 409, said: { code: 'reference-taken' } })
})

test('takes three reports of an order that wait at most', async () => {
  const { report } = await openWithOrders()
  for (const last of [1, 2, 3]) await report(1, `41234567890${last}`)
  await expect(report(1, '412345678904')).rejects.toMatchObject({ status: 409, said: { code: 'enough-reports' } })
  expect(await report(2, '412345678904')).toMatchObject({ orderId: 2 })
})
