import { expect, test } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { newOrder } from '../fixtures/rows/orders'
import { openTestShop } from '../fixtures/shops/shop'
import { stopClock, TODAY } from '../fixtures/stopped-clock'

stopClock()

async function openWithCharges() {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  for (const [place, amount] of [
    ['Anantnag', 300],
    ['192202', '450'],
  ]) {
    expect((await operator.post('/api/delivery-charges', { place, amount })).status).toBe(201)
  }
  return { operator, visitor: shop.browser() }
}

const orderTo = (street: string, deliveryCharge?: number | string, zipCode = '190001') => ({
  ...newOrder({ shippingAddress: { ...newOrder().shippingAddress, street, zipCode } }),
  ...(deliveryCharge !== undefined && { deliveryCharge }),
  totalAmount: 5000 + Number(deliveryCharge ?? 0),
})

test('the operator edits the table, and the order form reads it', async () => {
  const { operator, visitor } = await openWithCharges()
  const table = [
    { id: 1, place: 'Anantnag', amount: '300.00', version: 1 },
    { id: 2, place: '192202', amount: '450.00', version: 1 },
  ]
  expect(await (await visitor.get('/api/delivery-charges')).json()).toEqual(table)
  const dearer = await operator.put('/api/delivery-charges/1', { place: ' Anantnag ', amount: 350 }, { 'If-Match': '"1"' })
  expect(await dearer.json()).toEqual({ id: 1, place: 'Anantnag', amount: '350.00', version: 2 })
  const { current } = await refusal(
    await operator.put('/api/delivery-charges/1', { place: 'Anantnag', amount: 1 }, { 'If-Match': '"1"' }),
    409,
  )
  expect(current).toMatchObject({ amount: '350.00' })
  expect((await operator.delete('/api/delivery-charges/2')).status).toBe(204)
  expect(await (await visitor.get('/api/delivery-charges')).json()).toHaveLength(1)
})

test('a place has one charge in any spelling, and there are at most a hundred', async () => {
  const { operator } = await openWithCharges()
  for (const place of [' ANANTNAG', 'اننت ناگ', 'अनंतनाग', 'Anantanag'])
    await refusal(await operator.post('/api/delivery-charges', { place, amount: 1 }), 409)
  await refusal(await operator.put('/api/delivery-charges/2', { place: 'anantnag', amount: 1 }), 409)
  for (let place = 3; place <= 100; place++) {
    expect((await operator.post('/api/delivery-charges', { place: `Place ${place}`, amount: place })).status).toBe(201)
  }
  await refusal(await operator.post('/api/delivery-charges', { place: 'Leh', amount: 1 }), 409)
})

test.each([
  [{ place: '', amount: 300 }, 'place'],
  [{ place: 'x'.repeat(101), amount: 300 }, 'place'],
  [{ place: '19220', amount: 300 }, 'place'],
  [{ place: '0192202', amount: 300 }, 'place'],
  [{ place: 'Leh', amount: -1 }, 'amount'],
  [{ place: 'Leh', amount: '3.005' }, 'amount'],
])('refuses %j at its field', async (charge, path) => {
  const { operator } = await openWithCharges()
  expect(await wrongFields(await operator.post('/api/delivery-charges', charge))).toEqual([path])
})

test.each([
  ['Raceway Road, Kokernag, Anantnag', 300, '190001'],
  ['Raceway Road, Anantnag 192202', 450, '190001'],
  ['Raceway Road, Kokernag', '450.00', '192202'],
  ['Hakura, Anantanag', 300, '190001'],
  ['ہاکورہ، اننت ناگ', 300, '190001'],
  ['हाकुरा, अनंतनाग', 300, '190001'],
  ['Hakura', 300, '192101'],
  ['Raceway Road, Srinagar', undefined, '190001'],
  ['Raceway Road, Srinagar', 0, '190001'],
])('accepts an order to %s with the charge %j (PIN %s)', async (street, charge, zipCode) => {
  const { visitor } = await openWithCharges()
  const answer = await visitor.post('/api/orders', orderTo(street, charge, zipCode))
  expect([answer.status, (await answer.json()).totalAmount]).toEqual([201, `${5000 + Number(charge ?? 0)}.00`])
})

test.each([
  ['Kokernag, Anantnag', undefined, 'Delivery to Anantnag costs ₹300 now. Please check the total and send the order again.'],
  ['Kokernag, Anantnag', 250, 'Delivery to Anantnag costs ₹300 now. Please check the total and send the order again.'],
  ['Srinagar', 300, 'Delivery to this address is free now. Please check the total and send the order again.'],
])('an order to %s with the charge %j answers 409 with the current one', async (street, charge, sentence) => {
  const { operator, visitor } = await openWithCharges()
  const { detail, code } = await refusal(await visitor.post('/api/orders', orderTo(street, charge)), 409)
  expect([detail, code?.startsWith('delivery-')]).toEqual([sentence, true])
  expect(await (await operator.get('/api/orders')).json()).toEqual([])
})

test('the chosen district decides, is stored, and can be corrected', async () => {
  const { operator, visitor } = await openWithCharges()
  await refusal(await visitor.post('/api/orders', { ...orderTo('Srinagar Road'), district: 'Anantnag' }), 409)
  const placed = await visitor.post('/api/orders', { ...orderTo('Srinagar Road', 300), district: 'Anantnag' })
  expect(await placed.json()).toMatchObject({ district: 'Anantnag', deliveryCharge: '300.00' })
  const corrected = await operator.put('/api/orders/1', { ...orderTo('Srinagar Road'), district: 'Srinagar' })
  expect(await corrected.json()).toMatchObject({ district: 'Srinagar', edits: [{ before: { district: 'Anantnag' } }] })
  expect(await (await operator.put('/api/orders/1', orderTo('Srinagar Road'))).json()).not.toHaveProperty('district')
})

test('another district is refused at its field', async () => {
  const { visitor } = await openWithCharges()
  expect(await wrongFields(await visitor.post('/api/orders', { ...orderTo('Weir'), district: 'اننت ناگ' }))).toEqual(['district'])
})

test('customers, sales and the exported file use the same value', async () => {
  const { operator, visitor } = await openWithCharges()
  await visitor.post('/api/orders', { ...orderTo('ویری ناگ', 300), district: 'Anantnag' })
  const [customer] = await (await operator.get('/api/customers')).json()
  const { districts } = await (await operator.get(`/api/analytics?from=${TODAY}&to=${TODAY}`)).json()
  const sold = (districts as { district: string; orders: number }[]).filter(({ orders }) => orders > 0)
  const file = await (await operator.get('/api/orders.csv')).text()
  expect([customer.district, sold.map(({ district }) => district)]).toEqual(['Anantnag', ['Anantnag']])
  expect(file).toContain(',Anantnag,Kashmir,')
})

test('the operator can set another charge', async () => {
  const { operator } = await openWithCharges()
  const order = { ...orderTo('Kokernag, Anantnag', 120), channel: 'phone' }
  expect(await (await operator.post('/api/orders', order)).json()).toMatchObject({
    deliveryCharge: '120.00',
    totalAmount: '5120.00',
  })
})
