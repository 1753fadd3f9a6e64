import { URI } from 'otpauth'
import { expect, test } from 'vitest'
import { TABLES } from '~/api/store/shop-schema'
import { recoveryCodes, twoFactorSecret } from '~/domain/account/two-factor-schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { codeOf, openWithFactor, PROOF, setUpFactor, stopClock } from '../fixtures/rows/two-factor'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

stopClock()

test('sets up: a secret and its address, a first code, ten recovery codes', async () => {
  const operator = await openTestShop().browser().signIn()
  expect(await (await operator.get('/api/two-factor')).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  const begun = await operator.post('/api/two-factor', PROOF)
  expect(begun.headers.get('cache-control')).toBe('no-store')
  const { secret, address } = twoFactorSecret.parse(await begun.json())
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const read = URI.parse(address)
  expect(read).toMatchObject({ issuer: 'Lidder Trout Feeds', label: OPERATOR.username, digits: 6, period: 30, algorithm: 'SHA1' })
  expect(read.secret.base32).toBe(secret)
  expect(await (await operator.get('/api/two-factor')).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 })

  expect(await wrongFields(await operator.put('/api/two-factor', { code: '000000' }))).toEqual(['code'])
  const confirmed = await operator.put('/api/two-factor', { code: codeOf(secret) })
  const codes = recoveryCodes.parse(await confirmed.json()).recoveryCodes
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/)
  expect(await (await operator.get('/api/two-factor')).json()).toEqual({ isOn: true, recoveryCodesLeft: 10 })
})

test('starts again with another secret until one is confirmed, but not if it is on', async () => {
  const { operator, secret } = await openWithFactor()
  await refusal(await operator.post('/api/two-factor', PROOF), 409)
  await refusal(await operator.put('/api/two-factor', { code: codeOf(secret) }), 409)
  const fresh = await openTestShop().browser().signIn()
  const first = await (await fresh.post('/api/two-factor', PROOF)).json()
  const second = await (await fresh.post('/api/two-factor', PROOF)).json()
  expect(second.secret).not.toBe(first.secret)
  expect(await wrongFields(await fresh.put('/api/two-factor', { code: codeOf(first.secret) }))).toEqual(['code'])
  expect((await fresh.put('/api/two-factor', { code: codeOf(second.secret) })).status).toBe(200)
})

test('needs the password to be set up', async () => {
  const operator = await openTestShop().browser().signIn()
  expect(await wrongFields(await operator.post('/api/two-factor', {}))).toEqual(['password'])
  expect(await wrongFields(await operator.post('/api/two-factor', { password: 'a guess' }))).toEqual(['password'])
  await refusal(await operator.put('/api/two-factor', { code: '123456' }), 409)
})

test('is turned off with password and code, and its secret is deleted', async () => {
  const { shop, operator, secret, signIn } = await openWithFactor()
  const end = (password: string, code?: string) => operator.put('/api/two-factor/ended', { password, code })
  expect(await wrongFields(await end('a guess', codeOf(secret)))).toEqual(['password'])
  expect(await wrongFields(await end(OPERATOR.password))).toEqual(['code'])
  expect(await wrongFields(await end(OPERATOR.password, '000000'))).toEqual(['code'])
  expect((await signIn()).status).toBe(422)
  const ended = await end(OPERATOR.password, codeOf(secret))
  expect([ended.status, await ended.json()]).toEqual([200, { isOn: false, recoveryCodesLeft: 0 }])
  expect((await signIn()).status).toBe(201)
  expect(await shop.store.read(({ operators }) => JSON.stringify([...operators.rows()]))).not.toContain(secret)
})

test('throttles attempts at the password', async () => {
  const { operator } = await openWithFactor()
  for (let count = 0; count < 5; count++) await operator.put('/api/two-factor/ended', { password: 'a guess', code: '000000' })
  await refusal(await operator.put('/api/two-factor/ended', { ...PROOF, code: '000000' }), 429)
})

test('throttles attempts at the code, including the correct one', async () => {
  const { operator, secret } = await openWithFactor()
  for (let count = 0; count < 5; count++) await operator.put('/api/two-factor/ended', { ...PROOF, code: '000000' })
  await refusal(await operator.put('/api/two-factor/ended', { ...PROOF, code: codeOf(secret) }), 429)
  expect((await (await operator.get('/api/two-factor')).json()).isOn).toBe(true)
})

test('can be made required with the password, and a code if it is on', async () => {
  const operator = await openTestShop().browser().signIn()
  const require = (proof: object) => operator.put('/api/settings/require_2fa', { value: 'true', ...proof })
  expect(await wrongFields(await require({}))).toEqual(['password'])
  expect(await wrongFields(await require({ password: 'a guess' }))).toEqual(['password'])
  const { recoveryCodes } = await setUpFactor(operator)
  expect(await wrongFields(await require(PROOF))).toEqual(['code'])
  expect((await require({ ...PROOF, code: recoveryCodes[0] })).status).toBe(200)
})

test('stays required without password and code', async () => {
  const { operator, secret, signIn } = await openWithFactor()
  const relax = (proof: object, value = 'false') => operator.put('/api/settings/require_2fa', { value, ...proof })
  expect(await wrongFields(await relax({}))).toEqual(['password'])
  expect(await wrongFields(await relax({}, ''))).toEqual(['password'])
  expect(await wrongFields(await relax({ password: 'a guess', code: codeOf(secret) }))).toEqual(['password'])
  expect(await wrongFields(await relax(PROOF))).toEqual(['code'])
  expect(await wrongFields(await relax({ ...PROOF, code: '000000' }))).toEqual(['code'])
  expect((await signIn()).status).toBe(422)
  expect((await operator.put('/api/settings/require_2fa', { value: 'true' })).status).toBe(200)
  const relaxed = await relax({ ...PROOF, code: codeOf(secret) })
  expect([relaxed.status, await relaxed.json()]).toMatchObject([200, { key: 'require_2fa', value: 'false' }])
  expect((await signIn()).status).toBe(422)
  expect((await relax({})).status).toBe(200)
})

test('stores the secret only in the operator’s row, and recovery codes as hashes', async () => {
  const { shop, operator, secret, recoveryCodes, signIn } = await openWithFactor()
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  await operator.put('/api/two-factor/ended', { ...PROOF, code: codeOf(secret) })
  const again = await (await operator.post('/api/two-factor', PROOF, key)).json()
  await operator.put('/api/two-factor', { code: codeOf(again.secret) }, { 'Idempotency-Key': crypto.randomUUID() })
  await signIn(recoveryCodes[0])
  const tables = await shop.store.read((rows) =>
    Object.entries(rows).map(([name, table]) => [name, JSON.stringify([...table.rows()])] as const),
  )
  for (const [name, text] of tables) {
    expect(text.includes(again.secret), name).toBe(name === 'operators')
    for (const known of [secret, ...recoveryCodes]) expect(text, name).not.toContain(known)
  }
  for (const path of ['/api/two-factor', '/api/session', '/api/settings']) {
    expect(await (await operator.get(path)).text()).not.toContain(again.secret)
  }
})

test('rows from before two-factor, setting versions and session proofs can be read', () => {
  const operator = { username: 'operator', passwordHash: '$argon2id$', passwordChangedAt: '2026-01-01T00:00:00.000Z' }
  expect(TABLES.operators.row.parse(operator)).toEqual({
    ...operator,
    twoFactor: null,
    name: '',
    isOwner: true,
    role: 'operator',
    createdAt: null,
    lastSignInAt: null,
  })
  expect(TABLES.settings.row.parse({ key: 'site_name', value: 'Trout' })).toEqual({
    key: 'site_name',
    value: 'Trout',
    version: 1,
  })
  const session = { tokenHash: 'a hash', username: 'operator', createdAt: '2026-01-01T00:00:00.000Z' }
  expect(TABLES.sessions.row.parse(session)).toEqual({ ...session, hasProvedCode: false })
})
