import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { GIVEN_ROLES, ROLES, type Role } from '~/domain/account/roles'
import { callsPage } from '../../scripts/calls-page'
import { refusal } from '../fixtures/problems'
import { newOperator } from '../fixtures/rows/operators'
import { newOrder } from '../fixtures/rows/orders'
import { PROOF } from '../fixtures/rows/two-factor'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const PASSWORD = 'walnuts-beside-the-weir'

/** The table of docs/calls.md: each call with its roles. */
const page = readFileSync('docs/calls.md', 'utf8')
const table = page.split('\n').flatMap((line) => {
  const [, call, ...says] = /^\| `([A-Z]+ \S+)` \| \w+ \| (.+) \| (.+) \| (.+) \| (.+) \| .* \|$/.exec(line) ?? []
  return call ? [{ call, says: Object.fromEntries(ROLES.map((role, index) => [role, says[index] ?? ''])) }] : []
})

async function openWithRoles() {
  const shop = openTestShop()
  const owner = await shop.browser().signIn()
  for (const role of GIVEN_ROLES) {
    const made = await owner.post('/api/operators', newOperator({ username: `the-${role}`, role, newPassword: PASSWORD }))
    expect([made.status, (await made.json()).role]).toEqual([201, role])
  }
  const signIn = (role: Role) =>
    shop.browser().signIn(role === 'owner' ? OPERATOR : { username: `the-${role}`, password: PASSWORD })
  const order = await (await shop.browser().post('/api/orders', newOrder())).json()
  return { shop, owner, signIn, order }
}

test('docs/calls.md is up to date: npm run calls regenerates it', () => {
  expect(table.length).toBeGreaterThan(100)
  expect(page).toBe(callsPage())
})

describe.each(ROLES)('the rights of the %s', (role) => {
  let opened: Awaited<ReturnType<typeof openWithRoles>>
  beforeAll(async () => {
    opened = await openWithRoles()
  })

  test.each(table)('$call', async ({ call, says }) => {
    const browser = await opened.signIn(role)
    const [method = '', path = ''] = call.replaceAll(/\{\w+\}/g, '1').split(' ')
    const answer = await browser.send(method, path, method === 'GET' ? undefined : {})
    if (says[role] === 'no') {
      expect((await refusal(answer, 403)).detail).toMatch(/\. Please ask the owner\.$/)
    } else {
      expect([401, 403, 405, 500]).not.toContain(answer.status)
    }
  })
})

const MONEY = /amount|price|rupee|revenue|paid|payment|bill|due|owed|balance|discount|charge|link|reports|privateNotes|2500|UTR/i

test('no answer to a packer contains money', async () => {
  const { owner, signIn, order } = await openWithRoles()
  const path = `/api/orders/${order.id}`
  await owner.put(`${path}/handling`, { privateNotes: 'Owes 300 of last year', promisedDay: null })
  await owner.put(`${path}/status`, { status: 'confirmed' })
  const bill = await (await owner.post(`${path}/bill`, {})).json()
  const packer = await signIn('packer')
  const pages = ['/api/orders', '/api/orders?page=1', '/api/orders?page=1&queue=ship', path]
  const answers = [
    ...(await Promise.all(pages.map((each) => packer.get(each)))),
    await packer.put(`${path}/status`, { status: 'shipped' }),
    await packer.put('/api/orders/statuses', { changes: [{ id: order.id, from: 'shipped', to: 'delivered' }] }),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain(order.customerName)
    expect(text).not.toMatch(MONEY)
  }
  for (const each of pages) {
    const etags = await Promise.all([owner, packer].map(async (browser) => (await browser.get(each)).headers.get('etag')))
    expect(new Set(etags).size, each).toBe(2)
  }
  const refused = await packer.put(`${path}/packed`, { packed: true }, { 'If-Match': '"0"' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).not.toMatch(MONEY)
  expect((await packer.get(path)).headers.get('cache-control')).toBe('no-store')
  const found = await (await packer.get(`/api/orders?page=1&search=${bill.number}`)).json()
  expect(found.rows).toEqual([])
  expect((await (await owner.get(`/api/orders?page=1&search=${bill.number}`)).json()).rows).toHaveLength(1)
  for (const queue of ['bill', 'unpaid', 'reported', 'cancel'])
    await refusal(await packer.get(`/api/orders?page=1&queue=${queue}`), 403)
})

test('a packer cannot cancel or reopen an order', async () => {
  const { owner, signIn, order } = await openWithRoles()
  const packer = await signIn('packer')
  const path = `/api/orders/${order.id}/status`
  await refusal(await packer.put(path, { status: 'cancelled' }), 403)
  expect((await owner.put(path, { status: 'cancelled' })).status).toBe(200)
  await refusal(await packer.put(path, { status: 'pending' }), 403)
  const changes = [{ id: order.id, from: 'cancelled', to: 'confirmed' }]
  await refusal(await packer.put('/api/orders/statuses', { changes }), 403)
})

test('a packer orders like a visitor, without a discount and unconfirmed, and an accountant cannot order', async () => {
  const { signIn } = await openWithRoles()
  const packer = await signIn('packer')
  const asked = (totalAmount: number) => ({
    ...newOrder({ channel: 'phone', discount: '100.00', discountReason: 'A guess' }),
    isConfirmed: true,
    totalAmount,
  })
  await refusal(await packer.post('/api/orders', asked(4900)), 422)
  const placed = await packer.post('/api/orders', asked(5000))
  const { id } = await placed.json()
  const order = await (await (await signIn('owner')).get(`/api/orders/${id}`)).json()
  expect(order).toMatchObject({ status: 'pending', totalAmount: '5000.00' })
  for (const name of ['channel', 'discount', 'discountReason']) expect(order).not.toHaveProperty(name)
  const accountant = await signIn('accountant')
  for (const each of [newOrder(), asked(4900)]) await refusal(await accountant.post('/api/orders', each), 403)
})

test('an accountant can mark notifications as read', async () => {
  const { signIn } = await openWithRoles()
  const accountant = await signIn('accountant')
  await (await signIn('owner')).post('/api/notifications', {
    title: 'A title',
    message: 'A message',
    type: 'info',
    isRead: false,
  })
  const [{ id }] = await (await accountant.get('/api/notifications')).json()
  expect(await (await accountant.put(`/api/notifications/${id}/read`, {})).json()).toMatchObject({ id, isRead: true })
  expect((await accountant.put('/api/notifications/read-all', {})).status).toBe(200)
})

test('a packer reads products, notifications and contacts like a visitor', async () => {
  const { owner, signIn, shop } = await openWithRoles()
  await owner.put('/api/products/1/active', { isActive: false })
  const packer = await signIn('packer')
  const visitor = shop.browser()
  for (const path of ['/api/products', '/api/notifications', '/api/notifications?page=1'])
    expect(await (await packer.get(path)).json()).toEqual(await (await visitor.get(path)).json())
})

test('the owner changes a role with his password; it applies to the next call and is recorded', async () => {
  const { owner, signIn } = await openWithRoles()
  const packer = await signIn('packer')
  await refusal(await packer.get('/api/settings'), 403)
  await refusal(await owner.put('/api/operators/the-packer/role', { role: 'operator', password: 'a guess' }), 422)
  const changed = await owner.put('/api/operators/the-packer/role', { role: 'operator', ...PROOF })
  expect(await changed.json()).toMatchObject({ username: 'the-packer', role: 'operator' })
  expect((await packer.get('/api/settings')).status).toBe(200)
  expect((await (await owner.get('/api/security-events')).json())[0]).toMatchObject({
    event: 'role-changed',
    username: 'the-packer',
  })
  await refusal(await owner.put('/api/operators/operator/role', { role: 'packer', ...PROOF }), 409)
  for (const role of ['owner', 'helper', '', undefined])
    await refusal(await owner.put('/api/operators/the-packer/role', { role, ...PROOF }), 422)
})
