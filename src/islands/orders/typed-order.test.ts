import { expect, test } from 'vitest'
import { editedOrder, type Order } from '~/domain/orders/schema'
import { storedOrder } from '../../../tests/fixtures/rows/stored-orders'
import { EMPTY_ORDER, fieldAt, lacksPlace, orderOfTyped, typedOrderOf } from './typed-order'

const products = [
  { id: 1, price: '2600.00' },
  { id: 2, price: '3000.00' },
]
const charges = [{ id: 1, place: 'Anantnag', amount: '300.00', version: 1 }]
const order: Order = { id: 7, ...storedOrder(), language: 'ur', channel: 'whatsapp', discount: '50.00', discountReason: 'Late' }

test('an order that is opened and saved unchanged keeps its values', () => {
  const form = typedOrderOf({ ...order, totalAmount: '4950.00' })
  const asked = editedOrder.parse(orderOfTyped(form, products, charges, order))
  const { productName: _, productSku: _sku, ...item } = order.items[0] ?? { productName: '', productSku: '' }
  expect(asked).toMatchObject({
    channel: 'whatsapp',
    language: 'ur',
    totalAmount: '4950.00',
    deliveryCharge: '0.00',
    shippingAddress: order.shippingAddress,
    items: [item],
  })
})

test('a new order has current prices, and the shop’s delivery charge unless one was typed', () => {
  const lines = [
    { productId: '1', quantity: '2', soldAt: '' },
    { productId: '2', quantity: '1', soldAt: '' },
  ]
  const form = { ...EMPTY_ORDER, lines, street: 'Kokernag, Anantnag', discount: '200' }
  const asked = orderOfTyped(form, products, charges)
  expect([asked.totalAmount, asked.deliveryCharge, asked.channel]).toEqual(['8300.00', '300.00', 'phone'])
  expect(asked.items.map(({ unitPrice, totalPrice }) => [unitPrice, totalPrice])).toEqual([
    ['2600.00', '5200.00'],
    ['3000.00', '3000.00'],
  ])
  expect(orderOfTyped({ ...form, deliveryCharge: '0' }, products, charges).totalAmount).toBe('8000.00')
  expect(orderOfTyped({ ...form, discount: '₹1,200', deliveryCharge: '۵۰۰' }, products, charges)).toMatchObject({
    discount: '1200',
    deliveryCharge: '500',
    totalAmount: '7500.00',
  })
})

test.each([
  ['Hakura, Anantnag', 'Anantnag', '', 'Anantnag', '300.00'],
  ['Hakura, Anantnag', 'Kulgam', 'Kulgam', 'Kulgam', '0.00'],
  ['Hakura', 'Anantnag', 'Anantnag', 'Anantnag', '300.00'],
  ['Hakura, Anantnag', undefined, '', undefined, '300.00'],
] as const)('an order to %j in %s offers %j, and is kept in %s', (street, district, shown, kept, charge) => {
  const shippingAddress = { ...order.shippingAddress, street }
  const before = { ...order, shippingAddress, ...(district && { district }) }
  const form = { ...typedOrderOf(before), deliveryCharge: '' }
  expect(form.district).toBe(shown)
  const asked = orderOfTyped(form, products, charges, before)
  expect([asked.district, asked.deliveryCharge]).toEqual([kept, charge])
  const moved = orderOfTyped({ ...form, district: 'Elsewhere' }, products, charges, before)
  expect([moved.district, moved.deliveryCharge]).toEqual(['Elsewhere', '0.00'])
})

test('a district derived from the address follows a new address', () => {
  const before = { ...order, shippingAddress: { ...order.shippingAddress, street: 'Weir, Leh' }, district: 'Leh' as const }
  const form = { ...typedOrderOf(before), street: 'Hakura, Anantnag', deliveryCharge: '' }
  expect(orderOfTyped(form, products, charges, before)).toMatchObject({ district: 'Anantnag', deliveryCharge: '300.00' })
})

test.each(['', '0', '-3', '2.5', 'many'])('%j bags are refused at the feeds', (quantity) => {
  const form = { ...EMPTY_ORDER, lines: [{ productId: '1', quantity, soldAt: '' }] }
  const { error } = editedOrder.safeParse(orderOfTyped(form, products, charges))
  expect(error?.issues.map(({ path }) => fieldAt(path.map(String)))).toContain('lines')
})

test.each([
  ['items.1.productId', 'lines'],
  ['shippingAddress.street', 'street'],
  ['shippingAddress.zipCode', 'zipCode'],
  ['discountReason', 'discountReason'],
  ['totalAmount', ''],
])('the error of %s is shown at %j', (path, field) => expect(fieldAt(path.split('.'))).toBe(field))

test('requires a district if the delivery charge depends on it and the address does not name it', () => {
  const form = { ...EMPTY_ORDER, street: 'Raceway Road' }
  expect(lacksPlace(form, charges)).toBe(true)
  expect(lacksPlace(form, [])).toBe(false)
  for (const named of [
    { district: 'Kulgam' },
    { street: 'Mattan' },
    { zipCode: '192231' },
    { deliveryCharge: '0' },
    { street: ' ' },
  ])
    expect(lacksPlace({ ...form, ...named }, charges), JSON.stringify(named)).toBe(false)
  expect(lacksPlace({ ...form, street: order.shippingAddress.street }, charges, order)).toBe(false)
})

test('the PIN is the buyer’s or empty', () => {
  const sent = (zipCode: string) => orderOfTyped({ ...EMPTY_ORDER, zipCode }, products, charges).shippingAddress.zipCode
  expect(['', '192 202', '190001'].map(sent)).toEqual(['190001', '192 202', '190 001'])
  const opened = (zipCode: string) => typedOrderOf({ ...order, shippingAddress: { ...order.shippingAddress, zipCode } }).zipCode
  expect(['190001', '190 001', '192202'].map(opened)).toEqual(['', '190 001', '192202'])
})
