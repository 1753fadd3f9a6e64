import { randomInt, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { wrongFields } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newCustomer, newPayment } from '../fixtures/rows/customers'
import { newNotification } from '../fixtures/rows/notifications'
import { newOrder, orderOfItem } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const email = (length: number) => 'a'.repeat(length - '@example.com'.length).concat('@example.com')
const picture = (length: number) => '/pictures/'.padEnd(length, 'x')
const text = (length: number) => 'x'.repeat(length)
const number = (value: number) => value
const listOf = (item: unknown) => (length: number) => Array(length).fill(item)

// For each call and field: the limit, and a function that makes a value of a size.
const limits: [path: string, field: string, max: number, make: (size: number) => unknown][] = [
  ['/api/contact', 'name', 100, text],
  ['/api/contact', 'email', 254, email],
  ['/api/contact', 'phone', 40, text],
  ['/api/contact', 'subject', 200, text],
  ['/api/orders', 'customerName', 100, text],
  ['/api/orders', 'customerEmail', 254, email],
  ['/api/orders', 'customerPhone', 40, text],
  ['/api/orders', 'shippingAddress.street', 500, text],
  ['/api/orders', 'shippingAddress.city', 80, text],
  ['/api/orders', 'shippingAddress.state', 80, text],
  ['/api/orders', 'shippingAddress.zipCode', 12, text],
  ['/api/orders', 'shippingAddress.country', 60, text],
  ['/api/orders', 'notes', 2000, text],
  ['/api/customers', 'name', 100, text],
  ['/api/customers', 'address', 500, text],
  ['/api/customers', 'note', 2000, text],
  ['/api/ledger', 'amount', 100_000_000, number],
  ['/api/ledger', 'reference', 100, text],
  ['/api/ledger', 'note', 2000, text],
  ['/api/products', 'name', 120, text],
  ['/api/products', 'description', 2000, text],
  ['/api/products', 'price', 1_000_000_000, number],
  ['/api/products', 'stockQuantity', 1_000_000, number],
  ['/api/products', 'weight', 30, text],
  ['/api/products', 'sku', 40, text],
  ['/api/products', 'specifications.protein', 60, text],
  ['/api/products', 'specifications.pelletSize', 60, text],
  ['/api/products', 'images', 8, listOf('/pictures/x.webp')],
  ['/api/showcase-images', 'title', 120, text],
  ['/api/showcase-images', 'description', 500, text],
  ['/api/showcase-images', 'imageUrl', 500, picture],
  ['/api/showcase-images', 'order', 9999, number],
  ['/api/notifications', 'title', 120, text],
  ['/api/notifications', 'message', 500, text],
  ['/api/settings/site_name', 'value', 1000, text],
  ['/api/visitors', 'sessionId', 100, text],
  ['/api/visitors', 'country', 80, text],
  ['/api/visitors', 'city', 120, text],
  ['/api/visitors', 'visitedPages', 50, listOf('/shop')],
  ['/api/visitors', 'timeOnSite', 86_400, number],
  ['/api/page-views', 'page', 300, text],
  ['/api/page-views', 'title', 300, text],
  ['/api/page-views', 'timeSpent', 86_400, number],
]

const bodies: Record<string, object> = {
  '/api/contact': newContact(),
  '/api/orders': newOrder(),
  '/api/customers': newCustomer(),
  '/api/ledger': newPayment(),
  '/api/products': newProduct(),
  '/api/showcase-images': newShowcaseImage(),
  '/api/notifications': newNotification(),
  '/api/settings/site_name': { value: '' },
  '/api/visitors': newVisitor(),
  '/api/page-views': newPageView(),
}

function withField(path: string, field: string, value: unknown) {
  const [outer = '', inner] = field.split('.')
  const phone = () => `9${randomInt(1e9, 1e10 - 1)}`.slice(0, 10)
  const own = { '/api/products': { sku: randomUUID() }, '/api/customers': { phone: phone() } }[path]
  const body = { ...bodies[path], ...own } as Record<string, object>
  return { ...body, [outer]: inner ? { ...body[outer], [inner]: value } : value }
}

const open = async () => {
  const operator = await openTestShop().browser().signIn()
  await operator.post('/api/customers', newCustomer())
  return (path: string, body: object | string) => operator.send(path.includes('settings') ? 'PUT' : 'POST', path, body)
}

describe('limits', () => {
  test.each(limits)('%s accepts %s up to %i', async (path, field, max, make) => {
    const send = await open()
    expect((await send(path, withField(path, field, make(max)))).ok).toBe(true)
    expect(await wrongFields(await send(path, withField(path, field, make(max + 1))))).toEqual([field])
  })

  test('an order has at most fifty items', async () => {
    const send = await open()
    const orderOf = (count: number) => ({
      ...newOrder(),
      items: Array(count).fill({ productId: 1, quantity: 1, unitPrice: 2500, totalPrice: 2500 }),
      totalAmount: 2500 * count,
    })
    expect((await send('/api/orders', orderOf(50))).status).toBe(201)
    expect(await wrongFields(await send('/api/orders', orderOf(51)))).toEqual(['items'])
  })

  test('a password has at most two hundred characters, a user name one hundred', async () => {
    const send = await open()
    for (const [field, max] of Object.entries({ password: 200, username: 100 })) {
      expect((await send('/api/session', { ...OPERATOR, [field]: text(max) })).status).toBe(401)
      expect(await wrongFields(await send('/api/session', { ...OPERATOR, [field]: text(max + 1) }))).toEqual([field])
    }
  })
})

const textFields = limits.filter(([, , , make]) => make === text)

describe('texts', () => {
  const marked = ['🐟👨‍👩‍👧 a', '\u200fسلام\u200e', '  two  ', '<b>&amp;"\'', "'; --1", '\u{10fffd}2', '%00\\0']
  const kept = ['ٹراؤٹ', 'ट्राउट', '鱒', ...marked]

  test.each(textFields)('%s stores %s byte for byte', async (path, field) => {
    const send = await open()
    for (const value of kept) {
      const answer = await (await send(path, withField(path, field, value))).json()
      expect(field.split('.').reduce((part, name) => part[name], answer)).toBe(value)
    }
  })

  test.each(textFields)('%s stores %s in one Unicode form', async (path, field) => {
    const send = await open()
    for (const [typed, value] of [
      ['Cafe\u0301', 'Caf\u00e9'],
      ['\u0627\u0653', '\u0622'],
      ['\u0915\u093c', '\u0915\u093c'],
    ]) {
      const answer = await (await send(path, withField(path, field, typed))).json()
      expect(field.split('.').reduce((part, name) => part[name], answer)).toBe(value)
    }
  })

  test.each(textFields)('%s refuses broken characters in %s', async (path, field) => {
    const send = await open()
    const controls = ['a\u0000b', '\ud83d', 'b\udc1f', '\udc1f\ud83d', '\u001b[31m', '\u007f', '\u0085']
    const noncharacters = ['a\ufdd0name\ufdd1', '\ufdef', '\ufffe', 'a\uffff', '\u{1fffe}', '\u{10ffff}']
    for (const value of [...controls, ...noncharacters]) {
      expect(await wrongFields(await send(path, withField(path, field, value)))).toEqual([field])
    }
  })

  test.each(textFields)('%s accepts invisible text in %s only if it may be empty', async (path, field) => {
    const send = await open()
    const mayBeEmpty = (await send(path, withField(path, field, ''))).ok
    for (const value of ['\u200b', '\u2060\u00ad', '\u3164', '\u2800', '\uffa0.', '🐟'])
      expect((await send(path, withField(path, field, value))).ok, JSON.stringify(value)).toBe(mayBeEmpty)
    if (!mayBeEmpty) expect(await wrongFields(await send(path, withField(path, field, '\u3164')))).toEqual([field])
  })

  const paragraphs = ['shippingAddress.street', 'address', 'note', 'notes', 'description', 'message', 'value']

  test.each(textFields)('%s accepts several lines in %s only if it is multi-line', async (path, field) => {
    const send = await open()
    const several = 'first\r\n\tsecond\nthird'.slice(0, field === 'shippingAddress.zipCode' ? 12 : undefined)
    expect((await send(path, withField(path, field, several))).ok).toBe(paragraphs.includes(field))
  })
})

describe('unknown fields', () => {
  const strange = { extra: 'x', toString: 'x', constructor: { prototype: { isOperator: true } } }

  test.each(Object.keys(bodies))('%s drops them, and no prototype is changed', async (path) => {
    const send = await open()
    const plain = await (await send(path, JSON.stringify({ ...bodies[path], sku: 'A-1' }))).json()
    const sent = JSON.stringify({ ...bodies[path], sku: 'A-2', ...strange }).replace(/}$/, ',"__proto__":{"isOperator":true}}')
    const answer = await (await send(path, sent)).json()
    expect(Object.keys(answer)).toEqual(Object.keys(plain))
    expect(({} as Record<string, unknown>)['isOperator']).toBeUndefined()
  })

  test('unknown fields are also dropped inside items and addresses', async () => {
    const send = await open()
    const order = orderOfItem({ ...strange, productName: 'Forged', discount: 100 })
    const answer = await (
      await send('/api/orders', { ...order, shippingAddress: { ...order.shippingAddress, ...strange } })
    ).json()
    expect(answer.shippingAddress).toEqual(newOrder().shippingAddress)
    expect(answer.items[0]).toMatchObject({ productName: 'Early Stage Trout Feed' })
    expect(Object.keys(answer.items[0])).not.toContain('discount')
  })
})
