import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetPassword } from '~/api/auth/add-operator'
import { readEnvironment } from '~/api/startup/environment'
import { startShop } from '~/api/startup/startup'
import { DAY } from '~/domain/day'
import { newFolder } from '../fixtures/folders'
import { refusal, wrongFields } from '../fixtures/problems'
import { settingsWith } from '../fixtures/rows/settings'
import { codeOf, openWithFactor, STEP } from '../fixtures/rows/two-factor'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const START = Date.parse('2026-03-01T06:00:00Z')
const PASSWORD = 'colder-water-and-pebbles'
const CHANGE = { current: OPERATOR.password, password: PASSWORD, repeated: PASSWORD }

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const open = () => openTestShop({ rows: { settings: settingsWith({ login_attempts: '3', password_expiry: '90' }) } })

test('changes the password, and returns when', async () => {
  const shop = open()
  const operator = await shop.browser().signIn()
  expect((await operator.put('/api/password', CHANGE)).status).toBe(200)
  const { changedAt } = await (await operator.get('/api/password')).json()
  expect(changedAt).toBe(new Date(START).toISOString())
  await refusal(await shop.browser().post('/api/session', OPERATOR), 401)
  expect((await shop.browser().post('/api/session', { ...OPERATOR, password: PASSWORD })).status).toBe(201)
})

test('reports a password set by the owner until the operator changes it', async () => {
  const shop = open()
  const ageOf = async (browser: { get(path: string): Promise<Response> }) => (await browser.get('/api/password')).json()
  await shop.store.update(({ operators }) => {
    const [made] = [...operators.rows()]
    if (made) operators.put({ ...made, createdAt: made.passwordChangedAt })
  })
  const owner = await shop.browser().signIn()
  expect(await ageOf(owner)).toMatchObject({ isGiven: true, isOld: false })
  await owner.put('/api/password', CHANGE)
  expect(await ageOf(owner)).toMatchObject({ isGiven: false })
  vi.setSystemTime(START + 1000)
  const { password } = await resetPassword(shop.store, new Date().toISOString())
  const again = shop.browser()
  await again.post('/api/session', { ...OPERATOR, password })
  expect(await ageOf(again)).toMatchObject({ isGiven: true })
})

test('ends all other sessions, and gives this browser a new one', async () => {
  const shop = open()
  const [operator, other, third] = [await shop.browser().signIn(), await shop.browser().signIn(), await shop.browser().signIn()]
  const before = operator.cookies.get('session') as string
  const response = await operator.put('/api/password', CHANGE)
  expect(await response.json()).toMatchObject({ username: OPERATOR.username })
  expect(operator.cookies.get('session')).not.toBe(before)
  expect((await operator.get('/api/orders')).status).toBe(200)
  for (const ended of [other, third]) await refusal(await ended.get('/api/orders'), 401)
  other.cookies.set('session', before)
  await refusal(await other.get('/api/orders'), 401)
})

test('removes other trusted devices, and keeps this one', async () => {
  const shop = open()
  const [operator, other] = [await shop.browser().signIn(), await shop.browser().signIn()]
  await operator.put('/api/password', CHANGE)
  for (const browser of [operator, other]) browser.cookies.delete('session')
  expect((await operator.get('/api/contacts')).status).toBe(200)
  await refusal(await other.get('/api/contacts'), 401)
})

test.each([
  [{ current: 'a guess' }, 'current'],
  [{ current: '' }, 'current'],
  [{ password: 'short', repeated: 'short' }, 'password'],
  [{ password: '1234567', repeated: '1234567' }, 'password'],
  [{ password: '12345678', repeated: '12345678' }, 'password'],
  [{ password: 'Password1', repeated: 'Password1' }, 'password'],
  [{ password: 'aaaaaaaaaaaa', repeated: 'aaaaaaaaaaaa' }, 'password'],
  [{ password: 'OPERATOR', repeated: 'OPERATOR' }, 'password'],
  [{ password: 'lidder trout feeds', repeated: 'lidder trout feeds' }, 'password'],
  [{ password: 'x'.repeat(201), repeated: 'x'.repeat(201) }, 'password'],
  [{ password: OPERATOR.password, repeated: OPERATOR.password }, 'password'],
  [{ repeated: `${PASSWORD} ` }, 'repeated'],
])('refuses %j at its field, and changes nothing', async (changes, field) => {
  const shop = open()
  const operator = await shop.browser().signIn()
  const fields = await wrongFields(await operator.put('/api/password', { ...CHANGE, ...changes }))
  expect(fields).toContain(field)
  expect((await operator.get('/api/orders')).status).toBe(200)
  expect((await shop.browser().post('/api/session', OPERATOR)).status).toBe(201)
})

test('throttles attempts at the current password, like the sign-in', async () => {
  const shop = open()
  const operator = await shop.browser().signIn()
  for (let count = 0; count < 3; count++) {
    expect(await wrongFields(await operator.put('/api/password', { ...CHANGE, current: 'a guess' }))).toEqual(['current'])
  }
  const response = await operator.put('/api/password', CHANGE)
  await refusal(response, 429)
  expect(response.headers.get('retry-after')).toBe('30')
  vi.setSystemTime(START + 30_000)
  expect((await operator.put('/api/password', CHANGE)).status).toBe(200)
})

test('needs a code if two-factor is on, and the new session counts as proved', async () => {
  const { shop, operator, secret, signIn } = await openWithFactor()
  const change = (code?: string) => operator.put('/api/password', { ...CHANGE, ...(code !== undefined && { code }) })
  const other = shop.browser()
  await other.post('/api/session', { ...OPERATOR, code: codeOf(secret) })
  for (const code of [undefined, '000000', codeOf(secret)]) expect(await wrongFields(await change(code))).toEqual(['code'])
  expect((await other.get('/api/orders')).status).toBe(200)
  expect(await wrongFields(await signIn())).toEqual(['code'])
  vi.setSystemTime(Date.now() + STEP)
  expect((await change(codeOf(secret))).status).toBe(200)
  expect((await operator.get('/api/orders')).status).toBe(200)
  await refusal(await other.get('/api/orders'), 401)
  await refusal(await signIn(), 401)
})

test('throttles attempts at the code, including the correct one', async () => {
  const { operator, secret } = await openWithFactor()
  for (let count = 0; count < 5; count++) await operator.put('/api/password', { ...CHANGE, code: '000000' })
  await refusal(await operator.put('/api/password', { ...CHANGE, code: codeOf(secret) }), 429)
})

test('of two concurrent changes only the first succeeds', async () => {
  const shop = open()
  const [one, other] = [await shop.browser().signIn(), await shop.browser().signIn()]
  const answers = await Promise.all([
    one.put('/api/password', CHANGE),
    other.put('/api/password', { ...CHANGE, password: 'of-the-other-browser', repeated: 'of-the-other-browser' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  const kept = answers[0]?.status === 200 ? PASSWORD : 'of-the-other-browser'
  expect((await shop.browser().post('/api/session', { ...OPERATOR, password: kept })).status).toBe(201)
})

test('a pending sign-in with the old password fails after the change', async () => {
  const shop = open()
  const late = shop.browser()
  const update = shop.store.update.bind(shop.store)
  // After it is counted, its password is checked against the old hash.
  vi.spyOn(shop.store, 'update').mockImplementationOnce(async (count) => {
    const counted = await update(count)
    await update(({ operators }) => {
      operators.put({ ...operators.get(OPERATOR.username), passwordHash: 'of another password' } as never)
    })
    return counted
  })
  await refusal(await late.post('/api/session', OPERATOR), 401)
  expect(late.cookies.has('session')).toBe(false)
})

test.each([
  [89, false],
  [90, false],
  [91, true],
])('a password of %i days is old: %s', async (days, isOld) => {
  const changed = { username: 'operator', passwordChangedAt: new Date(START - days * DAY).toISOString() }
  const shop = open()
  await shop.store.update(({ operators }) => operators.put({ ...operators.get('operator'), ...changed } as never))
  const operator = await shop.browser().signIn()
  expect(await (await operator.get('/api/password')).json()).toMatchObject({ changedAt: changed.passwordChangedAt, isOld })
  expect((await operator.get('/api/orders')).status).toBe(200)
})

test('deletes the file with the first password', async () => {
  vi.useRealTimers()
  const folder = await newFolder()
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const shop = await startShop(readEnvironment({ DATA_DIR: folder }))
  onTestFinished(() => shop.close())
  const file = join(folder, 'first-password.txt')
  expect(existsSync(file)).toBe(true)
  await shop.forgetFirstPassword()
  expect(existsSync(file)).toBe(false)
  await shop.forgetFirstPassword()
})
