import { expect, test } from 'vitest'
import { openLedger } from '../fixtures/rows/customers'
import { newOrder } from '../fixtures/rows/orders'

async function openWithOrders() {
  const opened = await openLedger()
  await opened.create()
  await opened.create({ name: 'Rukhsana Bano', phone: '98765 43210' })
  for (let each = 0; each < 2; each++) await opened.order()
  const statuses = () =>
    opened.shop.store.read(({ orders }) => [...orders.rows()].map(({ id, paymentStatus }) => `${id} ${paymentStatus}`))
  const setStatus = (status: string) => opened.operator.put('/api/orders/1/status', { status })
  return { ...opened, statuses, setStatus }
}

test('an order’s payment status follows from payments and reversals', async () => {
  const { entered, reverse, statuses } = await openWithOrders()
  await entered({ amount: 2500, method: 'upi', orderId: 1 })
  expect(await statuses()).toEqual(['1 pending', '2 pending'])
  const { id } = await entered({ amount: 2500, orderId: 1 })
  expect(await statuses()).toEqual(['1 paid', '2 pending'])
  await reverse(id)
  expect(await statuses()).toEqual(['1 pending', '2 pending'])
})

test('a cancelled order frees its payments, and takes them again when reopened', async () => {
  const { entered, statuses, setStatus, operator, customer } = await openWithOrders()
  await entered({ amount: 5000, orderId: 1 })
  expect(await (await setStatus('cancelled')).json()).toMatchObject({ paymentStatus: 'pending' })
  expect((await customer(1)).orders[1]).toMatchObject({ id: 1, due: '0.00', paid: '0.00' })
  const changes = [{ id: 1, from: 'cancelled', to: 'confirmed' }]
  const answer = await (await operator.put('/api/orders/statuses', { changes })).json()
  expect(answer).toMatchObject({ changed: [{ id: 1, paymentStatus: 'paid' }] })
  expect(await statuses()).toEqual(['1 paid', '2 pending'])
})

test('a higher total makes an order unpaid, and another phone moves it to another customer', async () => {
  const { entered, statuses, operator, customer } = await openWithOrders()
  await entered({ amount: 5000, orderId: 1 })
  const edit = (changes: object) =>
    operator.put('/api/orders/1', { ...newOrder({ quantity: 3, customerPhone: '9419012345' }), ...changes })
  expect(await (await edit({})).json()).toMatchObject({ customerId: 1, paymentStatus: 'pending' })
  expect(await (await edit({ customerPhone: '98765 43210' })).json()).toMatchObject({ customerId: 2 })
  expect((await customer(2)).orders).toMatchObject([{ id: 1 }])
  expect(await statuses()).toEqual(['1 pending', '2 pending'])
  expect(await (await edit({ customerPhone: 'my brother' })).json()).not.toHaveProperty('customerId')
})

test('a shipped order paid from an advance is unpaid when set back', async () => {
  const { entered, statuses, setStatus, operator } = await openWithOrders()
  await entered({ amount: 5000 })
  await setStatus('delivered')
  expect(await statuses()).toEqual(['1 paid', '2 pending'])
  await setStatus('pending')
  expect(await statuses()).toEqual(['1 pending', '2 pending'])
  expect(await (await operator.get('/api/orders.csv')).text()).not.toContain('paid')
})

test('a bill is paid at once by money on account, and by a credit note for the rest', async () => {
  const { entered, operator, statuses } = await openWithOrders()
  await entered({ amount: 9000 })
  expect(await statuses()).toEqual(['1 pending', '2 pending'])
  await operator.post('/api/orders/1/bill', {})
  const { number } = await (await operator.post('/api/orders/2/bill', {})).json()
  expect(await statuses()).toEqual(['1 paid', '2 pending'])
  await operator.post(`/api/bills/${number.replaceAll('/', '-')}/credit-note`, { amount: 1000, reason: 'A torn bag.' })
  expect(await statuses()).toEqual(['1 paid', '2 paid'])
})
