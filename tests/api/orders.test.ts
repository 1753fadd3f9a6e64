import { expect, test } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder, orderOfItem } from '../fixtures/rows/orders'
import { productsWith } from '../fixtures/rows/seeded-products'
import { openTestShop } from '../fixtures/shops/shop'

const NOW = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

async function openWithOperator(products = productsWith({})) {
  const shop = openTestShop({ rows: { products } })
  const operator = await shop.browser().signIn()
  const stockOf = async (id: number) => (await shop.store.read(({ products }) => products.get(id)))?.stockQuantity
  return { customer: shop.browser(), operator, stockOf }
}

test('stores the language of an order, and refuses an unsupported one', async () => {
  const { customer, operator } = await openWithOperator()
  await customer.post('/api/orders', newOrder({ language: 'ur' }))
  expect(await (await operator.get('/api/orders/1')).json()).toMatchObject({ id: 1, language: 'ur' })
  for (const language of ['fr', 'UR', '', null])
    expect(await wrongFields(await customer.post('/api/orders', { ...newOrder(), language }))).toEqual(['language'])
})

test('places an order and rings the bell', async () => {
  const { customer, operator, stockOf } = await openWithOperator()
  const placed = await customer.post('/api/orders', newOrder())
  expect(placed.status).toBe(201)
  const { link, ...order } = await placed.json()
  expect(link).toMatch(/^\/order\/[\w-]{27}$/)
  expect(order).toEqual({
    ...newOrder(),
    id: 1,
    totalAmount: '5000.00',
    items: [
      {
        productId: 1,
        quantity: 2,
        unitPrice: '2500.00',
        totalPrice: '5000.00',
        productName: 'Early Stage Trout Feed',
        productSku: 'LTF-EARLY-25',
      },
    ],
    status: 'pending',
    statusHistory: [{ status: 'pending', at: order.createdAt }],
    paymentStatus: 'pending',
    createdAt: expect.stringMatching(NOW),
  })
  expect((await customer.post('/api/notifications', newNotification())).status).toBe(201)
  expect(await (await operator.get('/api/orders')).json()).toEqual([{ ...order, customerId: 1 }])
  expect(await (await operator.get('/api/notifications')).json()).toMatchObject([newNotification()])
  expect(await stockOf(1)).toBe(98)
})

test('refuses items that are more bags or rupees together than one can be', async () => {
  const { operator, customer, stockOf } = await openWithOperator(productsWith({ stockQuantity: 200_000, price: '1.00' }))
  const item = { productId: 1, quantity: 60_000, unitPrice: 1, totalPrice: 60_000 }
  const twice = { ...newOrder(), items: [item, item], totalAmount: 120_000 }
  for (const caller of [customer, operator])
    expect(await wrongFields(await caller.post('/api/orders', twice))).toEqual(['items.0.quantity'])
  const dear = await openWithOperator(productsWith({ price: '600000000.00' }))
  const one = { productId: 1, quantity: 1, unitPrice: 600_000_000, totalPrice: 600_000_000 }
  const agreed = { discount: 300_000_000, discountReason: 'A friend', channel: 'phone', totalAmount: 900_000_000 }
  expect(await wrongFields(await dear.operator.post('/api/orders', { ...newOrder(), ...agreed, items: [one, one] }))).toEqual([
    'items.0.quantity',
  ])
  expect([await stockOf(1), await dear.stockOf(1)]).toEqual([200_000, 100])
})

test('lists orders newest first', async () => {
  const { customer, operator } = await openWithOperator()
  for (const customerName of ['First', 'Second', 'Third']) await customer.post('/api/orders', newOrder({ customerName }))
  const orders: { id: number; customerName: string }[] = await (await operator.get('/api/orders')).json()
  expect(orders.map(({ id, customerName }) => `${id} ${customerName}`)).toEqual(['3 Third', '2 Second', '1 First'])
})

test('sets status, payment and times on the server, ignoring sent values', async () => {
  const { customer } = await openWithOperator()
  const own = { id: 77, status: 'delivered', paymentStatus: 'paid', createdAt: '2001-01-01T00:00:00.000Z', statusHistory: [] }
  const order = await (await customer.post('/api/orders', { ...newOrder(), ...own })).json()
  expect(order).toMatchObject({
    id: 1,
    status: 'pending',
    paymentStatus: 'pending',
    createdAt: expect.not.stringContaining('2001'),
  })
  expect(order.statusHistory).toHaveLength(1)
})

test('accepts several products in one order, and the same product twice', async () => {
  const { customer, stockOf } = await openWithOperator()
  const items = [
    { productId: 1, quantity: 1, unitPrice: 2500, totalPrice: 2500 },
    { productId: 2, quantity: 3, unitPrice: '2750', totalPrice: '8250.00' },
    { productId: 1, quantity: 2, unitPrice: '2500.0', totalPrice: 5000 },
  ]
  const order = await (await customer.post('/api/orders', { ...newOrder(), items, totalAmount: 15750 })).json()
  expect(order.totalAmount).toBe('15750.00')
  expect([await stockOf(1), await stockOf(2)]).toEqual([97, 147])
})

test.each([
  ['no name', { customerName: '' }, 'customerName'],
  ['a name of spaces', { customerName: '   ' }, 'customerName'],
  ['no email', { customerEmail: undefined }, 'customerEmail'],
  ['an email without a host', { customerEmail: 'ghulam@' }, 'customerEmail'],
  ['no phone', { customerPhone: '' }, 'customerPhone'],
  ['no address', { shippingAddress: undefined }, 'shippingAddress'],
  ['a street that is a number', { shippingAddress: { ...newOrder().shippingAddress, street: 7 } }, 'shippingAddress.street'],
  ['no items', { items: [] }, 'items'],
  ['a null item', { items: [null] }, 'items.0'],
  ['notes that are a list', { notes: [] }, 'notes'],
  ['a total too small', { totalAmount: 4999.99 }, 'totalAmount'],
  ['a total of nothing', { totalAmount: 0 }, 'totalAmount'],
  ['a negative total', { totalAmount: -5000 }, 'totalAmount'],
])('refuses an order with %s at its field', async (_case, changes, path) => {
  const { customer, operator, stockOf } = await openWithOperator()
  expect(await wrongFields(await customer.post('/api/orders', { ...newOrder(), ...changes }))).toEqual([path])
  expect(await (await operator.get('/api/orders')).json()).toEqual([])
  expect(await stockOf(1)).toBe(100)
})

test.each([
  ['quantity', 0],
  ['quantity', 1.5],
  ['quantity', -1],
  ['quantity', '2'],
  ['quantity', null],
  ['quantity', 100_001],
  ['quantity', 1e300],
  ['unitPrice', -2500],
  ['unitPrice', '2500.001'],
  ['unitPrice', '2.5e3'],
  ['totalPrice', 2500],
  ['totalPrice', 5000.01],
  ['productId', 999],
  ['productId', '1'],
  ['productId', 0],
  ['productId', 1.5],
  ['productId', 'constructor'],
])('refuses an item whose %s is %s', async (field, value) => {
  const { customer, stockOf } = await openWithOperator()
  expect(await wrongFields(await customer.post('/api/orders', orderOfItem({ [field]: value })))).toEqual([`items.0.${field}`])
  expect(await stockOf(1)).toBe(100)
})

test('refuses a product that is not for sale', async () => {
  const { customer } = await openWithOperator(productsWith({ isActive: false }))
  expect(await wrongFields(await customer.post('/api/orders', newOrder()))).toEqual(['items.0.productId'])
})

test('returns the current price if the page shows an old one', async () => {
  const { customer, stockOf } = await openWithOperator(productsWith({ price: '123456.50' }))
  const { detail } = await refusal(await customer.post('/api/orders', newOrder()), 409)
  expect(detail).toBe(
    'The price of Early Stage Trout Feed is now ₹1,23,456.50 a bag. Please check the total and send the order again.',
  )
  expect(await stockOf(1)).toBe(100)
})

test.each([
  [3, 4, 'Only 3 bags of Early Stage Trout Feed are left in stock.'],
  [0, 1, 'Early Stage Trout Feed is out of stock.'],
  [-2, 1, 'Early Stage Trout Feed is out of stock.'],
])('returns the stock of %s if %s are ordered', async (stockQuantity, quantity, sentence) => {
  const { customer, stockOf } = await openWithOperator(productsWith({ stockQuantity }))
  const { detail, errors } = await refusal(await customer.post('/api/orders', newOrder({ quantity })), 409)
  expect([detail, errors]).toEqual([sentence, [expect.objectContaining({ path: 'items.0.quantity', message: sentence })]])
  expect(await stockOf(1)).toBe(stockQuantity)
})

test('takes no stock if one item of an order is sold out', async () => {
  const { customer, operator, stockOf } = await openWithOperator(productsWith({ stockQuantity: 3 }))
  const two = { productId: 1, quantity: 2, unitPrice: 2500, totalPrice: 5000 }
  await refusal(await customer.post('/api/orders', { ...newOrder(), items: [two, two], totalAmount: 10_000 }), 409)
  expect(await stockOf(1)).toBe(3)
  expect(await (await operator.get('/api/orders')).json()).toEqual([])
})
