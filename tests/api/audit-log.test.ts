import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { disableTwoFactor, resetPassword } from '~/api/auth/add-operator'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { endAccount } from '../fixtures/rows/operators'
import { newOrder } from '../fixtures/rows/orders'
import { newProduct } from '../fixtures/rows/products'
import { newShowcaseImage } from '../fixtures/rows/showcase-images'
import { setUpFactor } from '../fixtures/rows/two-factor'
import { changesOf, openWithOrder } from '../fixtures/shops/audit-log'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const START = Date.parse('2026-03-01T06:00:00Z')

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

test('records who changed an order’s status, with old and new value, without its customer', async () => {
  const { order, owner, second, newest } = await openWithOrder()
  await second.put(`/api/orders/${order.id}/status`, { status: 'confirmed' })
  expect(await newest()).toEqual({
    id: expect.any(Number),
    at: new Date(START).toISOString(),
    username: 'bilal',
    name: 'Bilal Dar',
    noun: 'orders',
    action: 'edited',
    rowId: String(order.id),
    label: '',
    count: 1,
    fields: [{ field: 'status', before: 'pending', after: 'confirmed' }],
  })
  expect(await changesOf(second)).toEqual(await changesOf(owner))
  expect(await (await owner.get('/api/changes')).text()).not.toContain(order.customerName)
})

test('a cancelled order is one entry, also if it returns stock', async () => {
  const { order, owner, second } = await openWithOrder()
  const before = (await changesOf(owner)).length
  await second.put(`/api/orders/${order.id}/status`, { status: 'cancelled' })
  expect(await changesOf(owner)).toHaveLength(before + 1)
})

test('actions of visitors, and saves without changes, are not recorded', async () => {
  const { shop, order, owner } = await openWithOrder()
  const before = await changesOf(owner)
  await shop.browser().post('/api/contact', newContact())
  await owner.put(`/api/orders/${order.id}/status`, { status: 'pending' })
  await owner.put('/api/settings/site_name', {
    value: (await owner.get('/api/settings').then((answer) => answer.json()))[0].value,
  })
  await refusal(await owner.delete('/api/products/999'), 404)
  await shop.browser().post('/api/session', OPERATOR)
  expect(await changesOf(owner)).toEqual(before)
})

test('records each changed field of a product with old and new value', async () => {
  const { owner, newest } = await openWithOrder()
  const made = await (await owner.post('/api/products', newProduct({ sku: 'TOLD' }))).json()
  expect(await newest()).toMatchObject({
    noun: 'products',
    action: 'added',
    rowId: String(made.id),
    label: made.name,
    fields: [],
  })
  const { id: _, version: _v, ...product } = made
  const specifications = { ...product.specifications, protein: '46%' }
  await owner.put(`/api/products/${made.id}`, { ...product, price: '2600.00', specifications, isActive: false })
  expect((await newest())?.fields).toEqual([
    { field: 'price', before: made.price, after: '2600.00' },
    { field: 'specifications.protein', before: made.specifications.protein, after: '46%' },
    { field: 'isActive', before: 'yes', after: 'no' },
  ])
  await owner.delete(`/api/products/${made.id}`)
  expect(await newest()).toMatchObject({ action: 'deleted', label: made.name, username: 'operator', name: 'operator' })
  await owner.put(`/api/products/${made.id}/restored`)
  expect(await newest()).toMatchObject({ action: 'restored', label: made.name })
})

test('truncates long values', async () => {
  const { owner, newest } = await openWithOrder()
  await owner.put('/api/settings/company_address', { value: `${'x'.repeat(400)}🐟` })
  const [field] = (await newest())?.fields ?? []
  expect(field).toMatchObject({ field: 'value', after: `${'x'.repeat(199)}…` })
})

test('records settings, pictures and contacts too', async () => {
  const { shop, owner, newest } = await openWithOrder()
  await owner.put('/api/settings/business_hours', { value: '9 to 5' })
  expect(await newest()).toMatchObject({ noun: 'settings', action: 'edited', rowId: 'business_hours', label: 'business_hours' })
  await owner.post('/api/showcase-images', newShowcaseImage())
  expect(await newest()).toMatchObject({ noun: 'showcase-images', action: 'added' })
  await shop.browser().post('/api/contact', newContact())
  await owner.put('/api/contacts/1/answer', { how: 'call' })
  expect(await newest()).toMatchObject({
    noun: 'contacts',
    rowId: '1',
    label: '',
    fields: [{ field: 'answeredHow', before: '', after: 'call' }],
  })
})

test('records internal notes without their text', async () => {
  const { order, owner, newest } = await openWithOrder()
  await owner.put(`/api/orders/${order.id}/handling`, { privateNotes: 'pays late', promisedDay: '2026-03-05' })
  expect((await newest())?.fields).toEqual([
    { field: 'privateNotes', before: null, after: null },
    { field: 'promisedDay', before: '', after: '2026-03-05' },
  ])
})

test('records accounts, passwords and two-factor without secrets', async () => {
  const { shop, owner, newest } = await openWithOrder()
  expect(await newest()).toMatchObject({ noun: 'operators', action: 'added', rowId: 'bilal', label: 'Bilal Dar', fields: [] })
  const password = 'apricots-in-the-attic'
  await owner.put('/api/operators/bilal/password', { newPassword: password, password: OPERATOR.password })
  expect(await newest()).toMatchObject({ username: 'operator', rowId: 'bilal' })
  expect((await newest())?.fields).toEqual([{ field: 'password', before: null, after: null }])
  await endAccount(owner, 'bilal')
  expect(await newest()).toMatchObject({ action: 'deleted', rowId: 'bilal', label: 'Bilal Dar' })
  await owner.post('/api/two-factor', { password: OPERATOR.password })
  expect(await newest()).toMatchObject({ action: 'deleted' })
  await setUpFactor(owner)
  expect((await newest())?.fields).toEqual([{ field: 'twoFactor', before: 'no', after: 'yes' }])
  await disableTwoFactor(shop.store, new Date().toISOString())
  await owner.signIn()
  expect(await newest()).toMatchObject({ username: null, name: 'A command on the server', rowId: 'operator' })
  expect((await newest())?.fields).toEqual([{ field: 'twoFactor', before: 'yes', after: 'no' }])
  await resetPassword(shop.store, new Date().toISOString())
  const text = JSON.stringify(await shop.store.read(({ changes }) => [...changes.rows()]))
  expect(text).not.toMatch(/argon2|apricots|walnuts|secret/)
})

test('an import of two thousand products is one entry, with at most a thousand characters of numbers', async () => {
  const { owner } = await openWithOrder()
  const head = 'SKU,Category,Price,Stock,Name,Weight,Description,Protein,Fat,Fibre,Moisture,Energy,Pellet Size'
  const line = (row: number) => [`SKU-${row}`, 'early', '10', '5', ...Array(9).fill('x')].join(',')
  const before = (await changesOf(owner)).length
  const lines = [head, ...Array.from({ length: 2000 }, (_, row) => line(row))].join('\r\n')
  const answer = await owner.send('PUT', '/api/products.csv', lines, { 'Content-Type': 'text/csv' })
  expect(answer.status).toBe(200)
  const after = await changesOf(owner)
  expect(after).toHaveLength(before + 1)
  expect(after[0]).toMatchObject({ noun: 'products', action: 'added', rowId: null, count: 2000 })
  expect(after[0]?.label.length).toBeLessThanOrEqual(1000)
})

test('confirming thirty orders at once is one entry with their numbers; twenty are twenty entries', async () => {
  const { shop, owner } = await openWithOrder()
  for (let count = 0; count < 49; count++) await shop.browser().post('/api/orders', newOrder({ quantity: 1 }))
  const before = (await changesOf(owner)).length
  const confirm = (ids: number[]) =>
    owner.put('/api/orders/statuses', { changes: ids.map((id) => ({ id, from: 'pending', to: 'confirmed' })) })
  const ids = Array.from({ length: 50 }, (_, index) => index + 1)
  expect((await confirm(ids.slice(0, 30))).status).toBe(200)
  const [bulk] = await changesOf(owner)
  expect(bulk).toMatchObject({ count: 30, rowId: null, fields: [{ field: 'status', before: 'pending', after: 'confirmed' }] })
  expect(bulk?.label).toBe(ids.slice(0, 30).join(', '))
  await confirm(ids.slice(30))
  expect(await changesOf(owner)).toHaveLength(before + 21)
})

test('a change that cannot be stored leaves no entry, and a repeated request leaves one', async () => {
  let isFull = false
  const persist = async () => {
    if (isFull) throw new Error('ENOSPC')
  }
  const shop = openTestShop({ persist })
  const owner = await shop.browser().signIn()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  isFull = true
  await refusal(await owner.post('/api/products', newProduct({ sku: 'FULL' })), 503)
  isFull = false
  expect(await changesOf(owner)).toEqual([])
  const key = { 'Idempotency-Key': 'one key of one order'.replaceAll(' ', '-') }
  for (let count = 0; count < 2; count++) await owner.post('/api/orders', newOrder(), key)
  expect(await changesOf(owner)).toMatchObject([
    { noun: 'customers', action: 'added', rowId: '1' },
    { noun: 'orders', action: 'added', rowId: '1' },
  ])
})
