import { expect, test } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { endAccount, SECOND, withSecondOperator } from '../fixtures/rows/operators'
import { settingsWith } from '../fixtures/rows/settings'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const GIVEN = { newPassword: 'apricots-in-the-attic', password: OPERATOR.password }

async function open(settings = {}) {
  const shop = openTestShop({ rows: { settings: settingsWith(settings) } })
  return { shop, ...(await withSecondOperator(shop)) }
}

test('a new password from the owner signs the operator out, and works for sign-in', async () => {
  const { shop, owner, second } = await open()
  expect(await (await owner.put('/api/operators/bilal/password', GIVEN)).json()).toMatchObject({
    username: 'bilal',
    name: 'Bilal Dar',
  })
  await refusal(await second.get('/api/orders'), 401)
  await refusal(await second.post('/api/session', SECOND), 401)
  expect((await shop.browser().post('/api/session', { ...SECOND, password: GIVEN.newPassword })).status).toBe(201)
  expect((await owner.get('/api/orders')).status).toBe(200)
})

test('a weak password, or a wrong owner’s password, is refused', async () => {
  const { owner } = await open()
  const give = (changes: object) => owner.put('/api/operators/bilal/password', { ...GIVEN, ...changes })
  expect(await wrongFields(await give({ newPassword: 'bilal' }))).toEqual(['newPassword'])
  expect(await wrongFields(await give({ newPassword: 'Bilal Dar' }))).toEqual(['newPassword'])
  expect(await wrongFields(await give({ password: 'a guess' }))).toEqual(['password'])
})

test('the owner can remove two-factor with a new password, and only if requested', async () => {
  const { shop, owner } = await open()
  await shop.store.update(({ operators }) => {
    const before = operators.get('bilal')
    if (before)
      operators.put({ ...before, twoFactor: { secret: 'JBSWY3DPEHPK3PXP', isOn: true, lastStep: 0, recoveryHashes: [] } })
  })
  const signIn = () => shop.browser().post('/api/session', { ...SECOND, password: GIVEN.newPassword })
  expect(await (await owner.put('/api/operators/bilal/password', GIVEN)).json()).toMatchObject({ hasTwoFactor: true })
  expect(await wrongFields(await signIn())).toEqual(['code'])
  await owner.put('/api/operators/bilal/password', { ...GIVEN, endsTwoFactor: true })
  expect((await signIn()).status).toBe(201)
})

test('an operator’s own password change signs out nobody else', async () => {
  const { shop, owner, second } = await open()
  const change = { current: SECOND.password, password: GIVEN.newPassword, repeated: GIVEN.newPassword }
  expect((await second.put('/api/password', change)).status).toBe(200)
  expect((await second.get('/api/orders')).status).toBe(200)
  expect((await owner.get('/api/orders')).status).toBe(200)
  expect((await shop.browser().post('/api/session', OPERATOR)).status).toBe(201)
  owner.cookies.delete('session')
  expect((await owner.get('/api/contacts')).status).toBe(200)
})

test('each operator sets up his own two-factor', async () => {
  const { owner, second } = await open()
  expect((await second.post('/api/two-factor', { password: SECOND.password })).status).toBe(201)
  await refusal(await owner.put('/api/two-factor', { code: '123456' }), 409)
})

test('a device is trusted for the last operator, and throttles attempts for others', async () => {
  const { shop, second } = await open({ login_attempts: '3' })
  for (let count = 0; count < 3; count++)
    await refusal(await second.post('/api/session', { ...OPERATOR, password: 'a guess' }), 401)
  await refusal(await second.post('/api/session', OPERATOR), 429)
  expect((await second.post('/api/session', SECOND)).status).toBe(201)
  const counted = await shop.store.read(({ signInAttempts }) => [...signInAttempts.rows()].map(({ failures }) => failures))
  expect(counted).toContain(3)
})

test('an older shop’s devices belong to the owner: only his password change removes them', async () => {
  const { shop, owner } = await open()
  const older = await shop.browser().signIn()
  await shop.store.update(({ devices }) => {
    for (const device of devices.rows()) devices.put({ ...device, username: null })
  })
  await endAccount(owner, 'bilal')
  older.cookies.delete('session')
  expect((await older.get('/api/contacts')).status).toBe(200)
  const chosen = { password: GIVEN.newPassword, repeated: GIVEN.newPassword }
  await owner.put('/api/password', { current: OPERATOR.password, ...chosen })
  await refusal(await older.get('/api/contacts'), 401)
})
