import { TOTP, URI } from 'otpauth'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TABLES } from '~/schemas/shop'
import { recoveryCodes, twoFactorSecret } from '~/schemas/two-factor'
import { refusal, wrongFields } from '../fixtures/problems'
import { settingsWith } from '../fixtures/settings'
import { OPERATOR, openTestShop } from '../fixtures/shop'

const START = Date.parse('2026-03-01T06:00:00Z')
const STEP = 30_000

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const PROOF = { password: OPERATOR.password }

const codeOf = (secret: string, timestamp = Date.now()) => TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp })

/** A shop whose operator has set a second factor up an hour ago. */
async function openWithFactor(require_2fa = 'true') {
  const shop = openTestShop({ rows: { settings: settingsWith({ require_2fa, login_attempts: '5' }) } })
  const operator = await shop.browser().signIn()
  const { secret } = await (await operator.post('/api/two-factor', PROOF)).json()
  const confirmed = await operator.put('/api/two-factor', { code: codeOf(secret) })
  const { recoveryCodes } = await confirmed.json()
  vi.setSystemTime(START + 120 * STEP)
  const signIn = (code?: string) => shop.browser().post('/api/session', { ...OPERATOR, ...(code !== undefined && { code }) })
  return { shop, operator, secret, recoveryCodes: recoveryCodes as string[], signIn }
}

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

test('begins anew with another secret until one is confirmed, and not over one that is on', async () => {
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

test('asks for the code at the sign-in, and tells nothing of it to a wrong password', async () => {
  const { shop, signIn, secret } = await openWithFactor()
  const missing = await signIn()
  expect(await wrongFields(missing)).toEqual(['code'])
  expect(missing.headers.getSetCookie().some((line) => /session=/.test(line))).toBe(false)
  const code = codeOf(secret)
  await refusal(await shop.browser().post('/api/session', { ...OPERATOR, password: 'a guess', code }), 401)
  await refusal(await shop.browser().post('/api/session', { ...OPERATOR, password: 'a guess' }), 401)
  expect((await signIn(code)).status).toBe(201)
})

test.each([
  ['true', true],
  ['false', false],
  ['', false],
  ['TRUE', false],
])('with require_2fa "%s" it is required: %s', async (text, isRequired) => {
  const { signIn } = await openWithFactor(text)
  expect((await signIn()).status).toBe(isRequired ? 422 : 201)
})

test('is not required before it is confirmed', async () => {
  const shop = openTestShop({ rows: { settings: settingsWith({ require_2fa: 'true' }) } })
  const operator = await shop.browser().signIn()
  await operator.post('/api/two-factor', PROOF)
  expect((await shop.browser().post('/api/session', OPERATOR)).status).toBe(201)
})

test.each([
  [-2, 422],
  [-1, 201],
  [0, 201],
  [1, 201],
  [2, 422],
])('a clock off by %i steps of 30 seconds is answered with %i', async (steps, status) => {
  const { signIn, secret } = await openWithFactor()
  expect((await signIn(codeOf(secret, Date.now() + steps * STEP))).status).toBe(status)
})

test('accepts each code once only, and none older than the last', async () => {
  const { signIn, secret } = await openWithFactor()
  const [before, code] = [codeOf(secret, Date.now() - STEP), codeOf(secret)]
  const answers = await Promise.all([signIn(code), signIn(code), signIn(code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
  expect((await signIn(code)).status).toBe(422)
  expect((await signIn(before)).status).toBe(422)
  vi.setSystemTime(Date.now() + STEP)
  expect((await signIn(codeOf(secret))).status).toBe(201)
})

test('the code that confirmed it is not accepted again', async () => {
  const { signIn, secret } = await openWithFactor()
  vi.setSystemTime(START)
  expect((await signIn(codeOf(secret))).status).toBe(422)
})

test('accepts each recovery code once, in any case and with or without its dashes', async () => {
  const { operator, signIn, recoveryCodes } = await openWithFactor()
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(first)).status).toBe(201)
  expect((await signIn(first)).status).toBe(422)
  expect((await signIn(` ${second.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(201)
  expect(await (await operator.get('/api/two-factor')).json()).toEqual({ isOn: true, recoveryCodesLeft: 8 })
})

test('makes a wait after five wrong codes, the right one too; asking for the code counts for nothing', async () => {
  const { shop, secret } = await openWithFactor()
  const browser = shop.browser()
  const signIn = (code?: string) => browser.post('/api/session', { ...OPERATOR, ...(code && { code }) })
  for (let count = 0; count < 5; count++) {
    expect(await wrongFields(await signIn('000000'))).toEqual(['code'])
    expect(await wrongFields(await signIn())).toEqual(['code'])
  }
  const response = await signIn(codeOf(secret))
  await refusal(response, 429)
  expect(response.headers.get('retry-after')).toBe('30')
  vi.setSystemTime(Date.now() + 30_000)
  expect((await signIn(codeOf(secret))).status).toBe(201)
})

test.each(['12345', '1234567', 'A'.repeat(41), '12\n34', 123456])('takes no %j for a code', async (code) => {
  const { shop } = await openWithFactor()
  expect(await wrongFields(await shop.browser().post('/api/session', { ...OPERATOR, code }))).toEqual(['code'])
})

test('is turned off by the password and a code alone, and its secret is gone', async () => {
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

test('throttles attempts at the password there too', async () => {
  const { operator } = await openWithFactor()
  for (let count = 0; count < 5; count++) await operator.put('/api/two-factor/ended', { password: 'a guess', code: '000000' })
  await refusal(await operator.put('/api/two-factor/ended', { ...PROOF, code: '000000' }), 429)
})

test('throttles attempts at the code there too, the right one included', async () => {
  const { operator, secret } = await openWithFactor()
  for (let count = 0; count < 5; count++) await operator.put('/api/two-factor/ended', { ...PROOF, code: '000000' })
  await refusal(await operator.put('/api/two-factor/ended', { ...PROOF, code: codeOf(secret) }), 429)
  expect((await (await operator.get('/api/two-factor')).json()).isOn).toBe(true)
})

test('is set up by a session only with the password', async () => {
  const operator = await openTestShop().browser().signIn()
  expect(await wrongFields(await operator.post('/api/two-factor', {}))).toEqual(['password'])
  expect(await wrongFields(await operator.post('/api/two-factor', { password: 'a guess' }))).toEqual(['password'])
  await refusal(await operator.put('/api/two-factor', { code: '123456' }), 409)
})

test('stays required for a session without the password and a code', async () => {
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
  expect((await signIn()).status).toBe(201)
  expect((await relax({})).status).toBe(200)
})

test('keeps the secret in the operator’s row alone, and recovery codes as hashes', async () => {
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

test('rows from before there were second factors, versions of settings and notes of use are read as they were', () => {
  const operator = { username: 'operator', passwordHash: '$argon2id$', passwordChangedAt: '2026-01-01T00:00:00.000Z' }
  expect(TABLES.operators.row.parse(operator)).toEqual({ ...operator, twoFactor: null })
  expect(TABLES.settings.row.parse({ key: 'site_name', value: 'Trout' })).toEqual({
    key: 'site_name',
    value: 'Trout',
    version: 1,
  })
  const session = { tokenHash: 'a hash', username: 'operator', createdAt: '2026-01-01T00:00:00.000Z' }
  expect(TABLES.sessions.row.parse(session)).toEqual(session)
})
