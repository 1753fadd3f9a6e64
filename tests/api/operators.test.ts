import { expect, test, vi } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { endAccount, newOperator, SECOND, withSecondOperator } from '../fixtures/rows/operators'
import { newOrder } from '../fixtures/rows/orders'
import { settingsWith } from '../fixtures/rows/settings'
import { PROOF, setUpFactor } from '../fixtures/rows/two-factor'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const GIVEN = { newPassword: 'apricots-in-the-attic', password: OPERATOR.password }
const BILAL = { username: 'bilal', name: 'Bilal Dar', isOwner: false, hasTwoFactor: false }

async function open(settings = {}) {
  const shop = openTestShop({ rows: { settings: settingsWith(settings) } })
  return { shop, ...(await withSecondOperator(shop)) }
}

test('lists the operators for the owner, himself first, without secrets', async () => {
  const { owner } = await open()
  const answer = await owner.get('/api/operators')
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject([{ username: 'operator', name: 'operator', isOwner: true }, BILAL])
  expect(Date.parse(JSON.parse(text)[1].lastSignInAt)).toBeGreaterThan(Date.now() - 60_000)
  expect(text).not.toMatch(/hash|argon|secret/i)
})

test('a second operator works like the owner, with his own name', async () => {
  const { shop, second } = await open()
  expect(await (await second.get('/api/session')).json()).toMatchObject({ username: 'bilal', name: 'Bilal Dar', isOwner: false })
  const order = await (await shop.browser().post('/api/orders', newOrder())).json()
  expect((await second.put(`/api/orders/${order.id}/status`, { status: 'confirmed' })).status).toBe(200)
})

test.each([
  ['GET', '/api/operators', undefined],
  ['POST', '/api/operators', newOperator({ username: 'chaman', password: SECOND.password })],
  ['DELETE', '/api/operators/operator', { password: SECOND.password }],
  ['DELETE', '/api/operators/bilal', { password: SECOND.password }],
  ['PUT', '/api/operators/bilal', { name: 'Bilal' }],
  ['PUT', '/api/operators/bilal/password', { ...GIVEN, password: SECOND.password }],
])('%s %s is for the owner: 403 for another operator, 401 for a stranger', async (method, path, body) => {
  const { shop, second } = await open()
  const { version } = shop.store
  const { detail } = await refusal(await second.send(method, path, body), 403)
  expect(detail).toBe('Only the owner of this shop may do this. Please ask the owner.')
  await refusal(await shop.browser().send(method, path, body), 401)
  expect(shop.store.version).toBe(version)
})

test.each([
  [{ newPassword: 'short' }, 'newPassword'],
  [{ newPassword: '12345678' }, 'newPassword'],
  [{ newPassword: 'aaaaaaaaaaaa' }, 'newPassword'],
  [{ newPassword: 'Chaman Lal', name: 'chaman lal' }, 'newPassword'],
  [{ newPassword: 'chaman.lal', username: 'Chaman.Lal' }, 'newPassword'],
  [{ newPassword: 'lidder trout feeds' }, 'newPassword'],
  [{ password: 'a guess' }, 'password'],
  [{ password: '' }, 'password'],
  [{ name: '  ' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ username: '' }, 'username'],
  [{ username: 'a' }, 'username'],
  [{ username: 'chaman lal' }, 'username'],
  [{ username: '../session' }, 'username'],
  [{ username: '__proto__' }, 'username'],
  [{ username: 'x'.repeat(41) }, 'username'],
])('refuses an account with %j at its field, and creates none', async (changes, field) => {
  const { owner } = await open()
  expect(await wrongFields(await owner.post('/api/operators', newOperator({ username: 'chaman', ...changes })))).toContain(field)
  expect(await (await owner.get('/api/operators')).json()).toHaveLength(2)
})

test.each(['bilal', 'BILAL', 'Operator'])('the user name %s is taken', async (username) => {
  const { owner } = await open()
  const { detail } = await refusal(await owner.post('/api/operators', newOperator({ username })), 409)
  expect(detail).toMatch(/^The user name (bilal|operator) is taken/)
})

test('there are at most ten operators', async () => {
  const { owner } = await open()
  for (let count = 3; count <= 10; count++) {
    expect((await owner.post('/api/operators', newOperator({ username: `helper${count}` }))).status).toBe(201)
  }
  const { detail } = await refusal(await owner.post('/api/operators', newOperator({ username: 'helper11' })), 409)
  expect(detail).toBe('There are 10 operators already. Please end an account first.')
})

test('of two concurrent requests for the same user name, one succeeds', async () => {
  const owner = await openTestShop().browser().signIn()
  const answers = await Promise.all([1, 2].map(() => owner.post('/api/operators', newOperator())))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
})

test('a deleted account is signed out everywhere at once, and cannot sign in', async () => {
  const { shop, owner, second } = await open()
  expect((await endAccount(owner, 'bilal')).status).toBe(204)
  await refusal(await second.get('/api/orders'), 401)
  await refusal(await second.put('/api/settings/site_name', { value: 'Mine' }), 401)
  // His device cannot read contact headings either.
  await refusal(await second.get('/api/contacts'), 401)
  const { detail } = await refusal(await shop.browser().post('/api/session', SECOND), 401)
  expect(detail).toBe('Invalid username or password')
  expect((await owner.get('/api/orders')).status).toBe(200)
  await refusal(await endAccount(owner, 'bilal'), 404)
})

test('deleting an account needs the owner’s password and code', async () => {
  const { owner, second } = await open()
  expect(await wrongFields(await endAccount(owner, 'bilal', {}))).toEqual(['password'])
  expect(await wrongFields(await endAccount(owner, 'bilal', { password: SECOND.password }))).toEqual(['password'])
  const { recoveryCodes } = await setUpFactor(owner)
  expect(await wrongFields(await endAccount(owner, 'bilal'))).toEqual(['code'])
  expect(await wrongFields(await endAccount(owner, 'bilal', { ...PROOF, code: '000000' }))).toEqual(['code'])
  expect((await second.get('/api/orders')).status).toBe(200)
  expect((await endAccount(owner, 'bilal', { ...PROOF, code: recoveryCodes[0] })).status).toBe(204)
  await refusal(await second.get('/api/orders'), 401)
})

test('an account deleted during the password check is not signed in', async () => {
  const { shop, owner } = await open()
  const late = shop.browser()
  const update = shop.store.update.bind(shop.store)
  vi.spyOn(shop.store, 'update').mockImplementationOnce(async (count) => {
    const counted = await update(count)
    await endAccount(owner, 'bilal')
    return counted
  })
  await refusal(await late.post('/api/session', SECOND), 401)
  expect(late.cookies.has('session')).toBe(false)
})

test('an account deleted during its password change stays deleted', async () => {
  const { shop, owner, second } = await open()
  const update = shop.store.update.bind(shop.store)
  vi.spyOn(shop.store, 'update').mockImplementationOnce(async (count) => {
    const counted = await update(count)
    await endAccount(owner, 'bilal')
    return counted
  })
  const change = { current: SECOND.password, password: GIVEN.newPassword, repeated: GIVEN.newPassword }
  await refusal(await second.put('/api/password', change), 401)
  expect(await (await owner.get('/api/operators')).json()).toHaveLength(1)
})

test('no one can delete the owner or set his password here', async () => {
  const { owner } = await open()
  await refusal(await endAccount(owner, 'operator'), 409)
  await refusal(await owner.put('/api/operators/operator/password', GIVEN), 409)
  for (const name of ['nobody', '__proto__', 'constructor']) {
    await refusal(await endAccount(owner, name), 404)
    await refusal(await owner.put(`/api/operators/${name}/password`, GIVEN), 404)
  }
  expect((await owner.get('/api/orders')).status).toBe(200)
})

test('the owner can rename himself and others, who stay signed in', async () => {
  const { owner, second } = await open()
  const rename = (username: string, name: string) => owner.put(`/api/operators/${username}`, { name })
  expect(await (await rename('operator', ' Aisha Khan ')).json()).toMatchObject({ username: 'operator', name: 'Aisha Khan' })
  await rename('bilal', 'Bilal Ahmad Dar')
  expect(await (await owner.get('/api/session')).json()).toMatchObject({ username: 'operator', name: 'Aisha Khan' })
  expect(await (await second.get('/api/session')).json()).toMatchObject({ username: 'bilal', name: 'Bilal Ahmad Dar' })
  const { rows } = await (await owner.get('/api/changes')).json()
  expect(rows[0]).toMatchObject({
    name: 'Aisha Khan',
    fields: [{ field: 'name', before: 'Bilal Dar', after: 'Bilal Ahmad Dar' }],
  })
  await refusal(await rename('nobody', 'Nobody'), 404)
  expect(await wrongFields(await rename('bilal', ' '))).toEqual(['name'])
})
