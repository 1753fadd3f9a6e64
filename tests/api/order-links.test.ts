import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newLinkKey } from '~/api/auth/link-tokens'
import { ensureKey } from '~/api/auth/shop-keys'
import { orderByToken } from '~/api/orders/order-links'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'

/** The token of order 1 with a key of 32 sevens, as an older version made it. */
const OLD_TOKEN = 'AAAAAeAIbR0M3nfeKywbGGs1-qw'

async function openWithOrder(changes = {}) {
  const shop = openTestShop()
  const customer = shop.browser()
  const order = { ...newOrder(), ...changes }
  const placed = await customer.post('/api/orders', order, { 'Idempotency-Key': 'the-first-order' })
  const { link } = await placed.json()
  const opened = (path: string) => shop.store.read((rows) => orderByToken(rows, path.split('/').at(-1) ?? '')?.id)
  return { shop, customer, order, link, opened }
}

test('returns the link to the page of a new order, in its language', async () => {
  const { link, opened } = await openWithOrder({ language: 'ur' })
  expect(link).toMatch(/^\/ur\/order\/[\w-]{27}$/)
  expect(await opened(link)).toBe(1)
})

test('returns the same link for a repeated order', async () => {
  const { customer, order, link } = await openWithOrder()
  const again = await customer.post('/api/orders', order, { 'Idempotency-Key': 'the-first-order' })
  expect(await again.json()).toMatchObject({ id: 1, link })
})

test('shows the operator the link of each order', async () => {
  const { shop, link } = await openWithOrder()
  const operator = await shop.browser().signIn()
  expect(await (await operator.get('/api/orders/1')).json()).toMatchObject({ id: 1, link })
})

test('stores nothing of a link', async () => {
  const { shop, link } = await openWithOrder()
  const rows = await shop.store.read((tables) => JSON.stringify(Object.values(tables).map((table) => [...table.rows()])))
  expect(rows).toContain('"customerName"')
  expect(rows).not.toContain(link.split('/').at(-1))
})

test('a new link revokes the previous one', async () => {
  const { shop, link, opened } = await openWithOrder()
  const operator = await shop.browser().signIn()
  const answer = await operator.post('/api/orders/1/link', undefined)
  const { link: renewed } = await answer.json()
  expect([answer.status, await opened(link), await opened(renewed)]).toEqual([201, undefined, 1])
  expect((await operator.post('/api/orders/9/link', undefined)).status).toBe(404)
})

test('does not open another order that gets the same id', async () => {
  const { shop, link } = await openWithOrder()
  const shopKeys = await shop.store.read((rows) => [...rows.shopKeys.rows()])
  const again = openTestShop({ rows: { shopKeys } })
  const placed = await (await again.browser().post('/api/orders', newOrder())).json()
  expect(placed.id).toBe(1)
  const opened = (path: string) => again.store.read((rows) => orderByToken(rows, path.split('/').at(-1) ?? '')?.id)
  expect([await opened(link), await opened(placed.link)]).toEqual([undefined, 1])
})

test('still opens an order from before links had a salt', async () => {
  const value = Buffer.alloc(32, 7).toString('base64url')
  const orders = [{ id: 1, ...storedOrder() }]
  const { store } = openTestShop({ rows: { orders, shopKeys: [{ name: 'order-links', value }] } })
  expect(await store.read((rows) => orderByToken(rows, OLD_TOKEN)?.id)).toBe(1)
})

test('a thousand guesses open nothing', async () => {
  const { link, opened } = await openWithOrder()
  const token = link.split('/').at(-1)
  const ofOrder = () => Buffer.concat([Buffer.from([0, 0, 0, 1]), randomBytes(16)]).toString('base64url')
  const guesses = Array.from({ length: 1000 }, (_, at) => (at % 2 ? ofOrder() : randomBytes(20).toString('base64url')))
  const altered = [
    `${token}A`,
    token.slice(0, -1),
    token.toLowerCase(),
    `${token.slice(0, -1)}_`,
    '',
    '1',
    '../1',
    ' ',
    '😀',
    'A'.repeat(9999),
  ]
  for (const guess of [...guesses, ...altered]) if (guess !== token) expect(await opened(guess)).toBeUndefined()
})

test('a shop of an older version creates its key once', async () => {
  const { store } = openTestShop({ rows: { shopKeys: [] } })
  const keys = () => store.read(({ shopKeys }) => [...shopKeys.rows()])
  await ensureKey(store, newLinkKey())
  const made = await keys()
  await ensureKey(store, newLinkKey())
  expect(made).toHaveLength(1)
  expect(await keys()).toEqual(made)
})

test('no answer to a buyer contains the salt of his link', async () => {
  const { shop, customer } = await openWithOrder({})
  const placed = await customer.post('/api/orders', newOrder())
  expect(await placed.text()).not.toMatch(/linkSalt|linkNumber/)
  const owner = await shop.browser().signIn()
  expect(await (await owner.post('/api/orders', { ...newOrder(), channel: 'phone' })).text()).not.toContain('linkSalt')
})

test('no list, row, change, conflict or retry of an operator contains link salts', async () => {
  const { shop, customer } = await openWithOrder({})
  await customer.post('/api/contact', newContact({ subject: 'Complaint', message: 'said ,"linkSalt":"plainly"' }))
  const owner = await shop.browser().signIn()
  const keyed = { 'Idempotency-Key': 'the-first-status' }
  const said = [
    ...(await Promise.all(
      ['/api/orders', '/api/orders?page=1', '/api/orders/1', '/api/contacts', '/api/contacts?page=1', '/api/contacts/1'].map(
        (path) => owner.get(path),
      ),
    )),
    await owner.put('/api/orders/1/status', { status: 'shipped' }, keyed),
    await owner.put('/api/orders/1/status', { status: 'shipped' }, keyed),
    await owner.put('/api/orders/statuses', { changes: [{ id: 1, from: 'shipped', to: 'delivered' }] }),
    await owner.put('/api/orders/1/handling', { privateNotes: 'Pays in cash.', promisedDay: null }),
    await owner.put('/api/orders/1', newOrder({ notes: 'By noon' }), { 'If-Match': '"7"' }),
    await owner.put('/api/contacts/1/complaint', { state: 'acknowledged', answer: '' }),
    await owner.put('/api/contacts/1/answer', { how: 'call' }),
  ]
  const texts = await Promise.all(said.map((answer) => answer.text()))
  for (const text of texts) expect(JSON.parse(text)).not.toMatchObject({ status: 404 })
  for (const [index, text] of texts.entries()) expect([index, /(?<!\\)"linkSalt/.test(text)]).toEqual([index, false])
  expect(texts.filter((text) => text.includes('said ,\\"linkSalt\\":\\"plainly\\"'))).not.toEqual([])
})
