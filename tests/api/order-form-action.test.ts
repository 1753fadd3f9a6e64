import { afterEach, describe, expect, test, vi } from 'vitest'
import { DAY } from '~/domain/day'
import type { Order } from '~/domain/orders/schema'
import { SENTENCES } from '~/domain/sentences'
import { openPage, postedForms } from '../fixtures/shops/form-actions'

const [shop] = postedForms

/** Posts the order form with further feeds, as a browser without scripts does. */
function openOrderPage() {
  const { store, send, kept } = openPage(shop)
  const post = (changes: Record<string, string> = {}, rows: readonly (readonly [feed: string, bags: string])[] = []) => {
    const body = new URLSearchParams({ ...shop.form, delivery: '0.00', ...changes })
    for (const [feed, bags] of rows) {
      body.append('feed', feed)
      body.append('bags', bags)
    }
    return send(body) as ReturnType<typeof shop.take>
  }
  return { store, post, orders: async () => (await kept()) as Order[] }
}

const SMALL = 'LTF-SMALL-25 2750.00'

test('several feeds are one order with one contact and one notification', async () => {
  const { store, post, orders } = openOrderPage()
  const rows = [[SMALL, '3'] as const, ['', '1'] as const, ['LTF-STOCK-25 3000.00', '2'] as const]
  expect((await post({}, rows as never)).status).toBe(201)
  const [order] = await orders()
  expect(order?.items.map(({ productSku, quantity }) => [productSku, quantity])).toEqual([
    ['LTF-EARLY-25', 1],
    ['LTF-SMALL-25', 3],
    ['LTF-STOCK-25', 2],
  ])
  expect(order?.totalAmount).toBe('16750.00')
  const [contacts, notifications] = await store.read(({ contacts, notifications }) => [
    [...contacts.rows()],
    [...notifications.rows()],
  ])
  expect([contacts.length, notifications.length]).toEqual([1, 1])
  expect(contacts[0]?.subject).toBe('New Order: Early Stage Trout Feed and 2 more')
  expect(notifications[0]?.message).toBe('1 × Early Stage Trout Feed, 3 × Small Stage Trout Feed, 2 × Stock Stage Trout Feed')
})

test.each([
  ['500 bags of no feed', ['', '500'], 'row-feed'],
  ['a feed without bags', [SMALL, ''], 'row-bags'],
  ['a feed with none', [SMALL, '0'], 'row-bags'],
] as const)('a row with %s is refused at the row, and kept', async (_what, [feed, bags], code) => {
  const { post, orders } = openOrderPage()
  const whole = ['LTF-STOCK-25 3000.00', '2'] as const
  expect(await post({}, [whole, [feed, bags]])).toMatchObject({
    status: 422,
    sentence: SENTENCES[code],
    more: [
      { feed: whole[0], bags: '2' },
      { feed, bags },
    ],
  })
  expect((await post({ recount: 'yes' }, [[feed, bags]])).more).toEqual([{ feed, bags }])
  expect(await post({ name: '' }, [[feed, bags]])).toMatchObject({ errors: { name: SENTENCES.required } })
  expect(await orders()).toEqual([])
})

test('asks once about an unreachable phone and address, then accepts both', async () => {
  const { post, orders } = openOrderPage()
  const typed = { phone: 'call me', email: 'gn@x' }
  const { status, errors, asked = '' } = await post(typed)
  expect([status, errors]).toEqual([422, { phone: SENTENCES['phone-asked'], email: SENTENCES['email-asked'] }])
  const other = await post({ ...typed, phone: 'ring me', asked })
  expect(Object.keys(other.errors)).toEqual(['phone', 'email'])
  expect(await post({ ...typed, asked, price: '1.00' })).toMatchObject({ status: 409, asked })
  expect(await post({ ...typed, asked, recount: 'yes' })).toMatchObject({ status: 200, asked })
  expect((await post({ ...typed, asked })).status).toBe(201)
  expect(await orders()).toMatchObject([{ customerPhone: 'call me', customerEmail: 'gn@x' }])
})

test('rows of the same feed are merged, in the order, its message and its notification', async () => {
  const { store, post, orders } = openOrderPage()
  const rows = [
    [SMALL, '3'],
    ['LTF-EARLY-25 2500.00', '8'],
    [SMALL, '2'],
  ] as const
  expect((await post({ quantity: '12' }, rows)).status).toBe(201)
  const [order] = await orders()
  expect(order?.items.map(({ productSku, quantity, totalPrice }) => [productSku, quantity, totalPrice])).toEqual([
    ['LTF-EARLY-25', 20, '50000.00'],
    ['LTF-SMALL-25', 5, '13750.00'],
  ])
  const [[contact], [notification]] = await store.read(({ contacts, notifications }) => [
    [...contacts.rows()],
    [...notifications.rows()],
  ])
  expect(contact?.subject).toBe('New Order: Early Stage Trout Feed and 1 more')
  expect(notification?.message).toBe('20 × Early Stage Trout Feed, 5 × Small Stage Trout Feed')
})

test('a form refuses at its fields what an order cannot hold', async () => {
  const { store, post, orders } = openOrderPage()
  const long = await post({ address: 'W'.repeat(500), district: 'Anantnag' })
  expect([long.status, Object.keys(long.errors)]).toEqual([422, ['address']])
  await store.update(({ products }) => {
    for (const product of [...products.rows()]) products.put({ ...product, stockQuantity: 200_000 })
  })
  const many = await post({ quantity: '60000' }, [['LTF-EARLY-25 2500.00', '60000']])
  expect([many.status, Object.keys(many.errors)]).toEqual([422, ['quantity']])
  expect(await orders()).toEqual([])
})

test('a form posted twice is one order', async () => {
  const { post, orders } = openOrderPage()
  for (const _ of [1, 2]) expect((await post({ key: 'one-form-posted-twice' })).status).toBe(201)
  expect(await orders()).toHaveLength(1)
})

test('the button for another feed returns the form with another row, and stores nothing', async () => {
  const { post, orders } = openOrderPage()
  const { status, more, form } = await post({ another: 'yes', name: '' }, [[SMALL, '3']])
  expect([status, more, form.name]).toEqual([
    200,
    [
      { feed: SMALL, bags: '3' },
      { feed: '', bags: '1' },
    ],
    '',
  ])
  expect(await orders()).toEqual([])
})

test('a refused form keeps its further feeds, and shows their errors', async () => {
  const { post, orders } = openOrderPage()
  const old = await post({}, [['LTF-SMALL-25 2600.00', '3']])
  expect([old.status, old.sentence, old.more]).toEqual([
    409,
    'The price of Small Stage Trout Feed is now ₹2,750 a bag. Please check the total and send the order again.',
    [{ feed: 'LTF-SMALL-25 2600.00', bags: '3' }],
  ])
  const gone = await post({}, [['LTF-NONE 100.00', '3']])
  expect([gone.status, gone.sentence]).toEqual([422, 'This product is not for sale any more.'])
  expect((await post({}, [['nonsense', '3']])).status).toBe(422)
  expect(
    (
      await post(
        {},
        Array.from({ length: 50 }, () => [SMALL, '1']),
      )
    ).sentence,
  ).toBe('Please order at most 50 products at once.')
  expect(await orders()).toEqual([])
})

test('shows the remaining stock at the quantity, and a button orders it', async () => {
  const { post, orders } = openOrderPage()
  const short = await post({ quantity: '101' })
  const sentence = 'Only 100 bags of Early Stage Trout Feed are left in stock.'
  expect([short.status, short.errors, short.sentence]).toEqual([409, { quantity: sentence }, ''])
  const taken = await post({ quantity: '101', take: '100' })
  expect([taken.status, taken.form.quantity]).toEqual([201, '100'])
  expect((await orders()).map(({ items }) => items[0]?.quantity)).toEqual([100])
})

test('a form without a district requires it if the charge depends on it', async () => {
  const { store, post, orders } = openOrderPage()
  expect((await post({ address: 'Hakura' })).status).toBe(201)
  await store.update(({ deliveryCharges }) => void deliveryCharges.insert({ place: 'Kulgam', amount: '300.00', version: 1 }))
  const asked = await post({ address: 'Lower Hakura' })
  expect([asked.status, asked.errors]).toEqual([422, { district: 'Please fill in this field.' }])
  expect((await post({ address: 'Hakura', district: 'Elsewhere' })).status).toBe(201)
  expect((await post({ address: 'हाकुरा, अनंतनाग' })).status).toBe(201)
  expect((await orders()).map(({ district }) => district)).toEqual([undefined, 'Elsewhere', 'Anantnag'])
})

test('the delivery charge is the shown one, otherwise the form is returned with the current one', async () => {
  const { store, post, orders } = openOrderPage()
  await store.update(({ deliveryCharges }) => void deliveryCharges.insert({ place: 'Kulgam', amount: '300.00', version: 1 }))
  const first = await post({ district: 'Kulgam' })
  expect([first.status, first.sentence]).toEqual([
    409,
    'Delivery to Kulgam costs ₹300 now. Please check the total and send the order again.',
  ])
  expect((await post({ district: 'Kulgam', delivery: '300.00' })).status).toBe(201)
  expect(await orders()).toMatchObject([{ deliveryCharge: '300.00', totalAmount: '2800.00' }])
})

describe.each(postedForms)('the form of $path, posted again with the same key', (page) => {
  afterEach(() => vi.useRealTimers())
  const openAt = (apart: number) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { send, kept } = openPage(page)
    const post = (key: string) => send(new URLSearchParams({ ...page.form, key }))
    return { post, kept, wait: () => vi.setSystemTime(Date.now() + apart) }
  }

  test.each([0, 60_000, 600_000])('is a retry within ten minutes: %i ms', async (apart) => {
    const { post, kept, wait } = openAt(apart)
    expect((await post('a-key-of-a-page')).status).toBe(201)
    wait()
    expect((await post('a-key-of-a-page')).status).toBe(201)
    expect(await kept()).toHaveLength(1)
  })

  test.each([600_001, 2 * DAY, 29 * DAY])(
    'is asked about later, and makes one more with the key of the answer: %i ms',
    async (apart) => {
      const { post, kept, wait } = openAt(apart)
      await post('a-key-of-a-page')
      wait()
      for (let press = 0; press < 2; press++)
        expect(await post('a-key-of-a-page')).toMatchObject({ status: 409, sentence: SENTENCES['sent-before'] })
      expect(await kept()).toHaveLength(1)
      for (let press = 0; press < 2; press++) expect((await post('the-key-of-the-answer')).status).toBe(201)
      expect(await kept()).toHaveLength(2)
    },
  )
})
