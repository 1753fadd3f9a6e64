import { afterEach, expect, test, vi } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { settingsWith } from '../fixtures/rows/settings'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const START = Date.parse('2026-03-01T06:00:00Z')
const HOUR = 60 * 60 * 1000
/** Hours after which an unused session ends, with any session_timeout. */
const UNUSED = 72

afterEach(() => void vi.useRealTimers())

const openWithTimeout = (session_timeout: string) => openTestShop({ rows: { settings: settingsWith({ session_timeout }) } })

test('signs in, returns the operator, and signs out', async () => {
  vi.setSystemTime(START)
  const browser = openTestShop().browser()
  await refusal(await browser.get('/api/session'), 401)
  const signedIn = await browser.post('/api/session', OPERATOR)
  const session = {
    username: OPERATOR.username,
    name: OPERATOR.username,
    isOwner: true,
    role: 'owner',
    mustSetUpTwoFactor: false,
    expiresAt: new Date(START + 24 * HOUR).toISOString(),
  }
  expect([signedIn.status, await signedIn.json()]).toEqual([201, session])
  expect(signedIn.headers.get('cache-control')).toBe('no-store')
  expect(await (await browser.get('/api/session')).json()).toEqual(session)
  const signedOut = await browser.delete('/api/session')
  expect([signedOut.status, signedOut.headers.get('clear-site-data')]).toEqual([204, '"cache"'])
  await refusal(await browser.get('/api/session'), 401)
})

test.each([
  [false, /^(session|device)=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/],
  [true, /^__Host-(session|device)=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/],
])('sets safe cookies (behind HTTPS: %s)', async (isHttps, pattern) => {
  const shop = openTestShop({ isHttps })
  const browser = shop.browser()
  const lines = (await browser.post('/api/session', OPERATOR)).headers.getSetCookie()
  expect(lines.filter((line) => pattern.test(line))).toHaveLength(2)
  expect(lines.find((line) => /session=/.test(line))).toContain(`Max-Age=${24 * 60 * 60};`)
  expect((await browser.get('/api/orders')).status).toBe(200)
})

test('ignores a cookie without its prefix behind HTTPS', async () => {
  const shop = openTestShop({ isHttps: true })
  const operator = await shop.browser().signIn()
  const other = shop.browser()
  other.cookies.set('session', operator.cookies.get('__Host-session') as string)
  await refusal(await other.get('/api/orders'), 401)
})

test('stores no password and no token, only their hashes', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  const stored = await shop.store.read(({ operators, sessions, devices }) =>
    JSON.stringify([operators, sessions, devices].map((table) => [...table.rows()])),
  )
  for (const secret of [OPERATOR.password, ...operator.cookies.values()]) expect(stored).not.toContain(secret)
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
})

test('gives each sign-in a new token, never one sent by the browser', async () => {
  const shop = openTestShop()
  const browser = shop.browser()
  browser.cookies.set('session', 'chosen-by-somebody-else')
  await browser.signIn()
  const first = browser.cookies.get('session')
  await browser.signIn()
  expect(new Set(['chosen-by-somebody-else', first, browser.cookies.get('session')]).size).toBe(3)
  const thief = shop.browser()
  for (const known of ['chosen-by-somebody-else', first as string]) {
    thief.cookies.set('session', known)
    await refusal(await thief.get('/api/orders'), 401)
  }
})

test('ends on the server at sign-out, only for that browser', async () => {
  const shop = openTestShop()
  const [one, other] = [await shop.browser().signIn(), await shop.browser().signIn()]
  const token = one.cookies.get('session') as string
  await one.delete('/api/session')
  expect(one.cookies.has('session')).toBe(false)
  one.cookies.set('session', token)
  await refusal(await one.get('/api/orders'), 401)
  expect((await other.get('/api/orders')).status).toBe(200)
})

test('ends when its device is forgotten, which is then untrusted', async () => {
  const shop = openTestShop()
  const [one, other] = [await shop.browser().signIn(), await shop.browser().signIn()]
  const kept = new Map(one.cookies)
  const forgotten = await one.delete('/api/device')
  expect([forgotten.status, forgotten.headers.get('clear-site-data')]).toEqual([204, '"cache"'])
  expect([...one.cookies.keys()].sort()).toEqual(['visitor'])
  for (const [name, token] of kept) one.cookies.set(name, token)
  await refusal(await one.get('/api/orders'), 401)
  await refusal(await one.get('/api/contacts/recent'), 401)
  await other.delete('/api/session')
  expect((await other.get('/api/contacts/recent')).status).toBe(200)
})

test('returns each browser when its session expires', async () => {
  const shop = openTestShop()
  vi.setSystemTime(START)
  const early = await shop.browser().signIn()
  vi.setSystemTime(START + HOUR)
  const late = await shop.browser().signIn()
  const end = async (browser: typeof early) => Date.parse((await (await browser.get('/api/session')).json()).expiresAt)
  expect([await end(early), await end(late)]).toEqual([START + 24 * HOUR, START + 25 * HOUR])
})

test.each([
  ['2', 2],
  ['24', 24],
  ['1.5', 1.5],
  ['0', 1],
  ['-5', 1],
  ['720', 720],
  ['1e9', 720],
  ['Infinity', 24],
  ['', 24],
  ['a day', 24],
])('expires after session_timeout "%s" even with use: %s hours', async (text, hours) => {
  vi.setSystemTime(START)
  const operator = await openWithTimeout(text).browser().signIn()
  for (let used = 0; used < hours; used += UNUSED - 1) {
    vi.setSystemTime(START + used * HOUR)
    expect((await operator.get('/api/orders')).status).toBe(200)
  }
  vi.setSystemTime(START + hours * HOUR - 1)
  expect((await operator.get('/api/orders')).status).toBe(200)
  vi.setSystemTime(START + hours * HOUR)
  await refusal(await operator.get('/api/orders'), 401)
  await refusal(await operator.put('/api/settings/session_timeout', { value: '720' }), 401)
})

test('expires after three days without use if session_timeout is longer', async () => {
  vi.setSystemTime(START)
  const operator = await openWithTimeout('720').browser().signIn()
  vi.setSystemTime(START + UNUSED * HOUR - 1)
  expect((await operator.get('/api/session')).status).toBe(200)
  vi.setSystemTime(START + 2 * UNUSED * HOUR - 2)
  expect((await operator.get('/api/orders')).status).toBe(200)
  vi.setSystemTime(START + 3 * UNUSED * HOUR - 2)
  await refusal(await operator.get('/api/orders'), 401)
})

test('stores its use once an hour, and stays valid if that fails', async () => {
  vi.setSystemTime(START)
  const disk = { isFull: false }
  const persist = async () => {
    if (disk.isFull) throw new Error('full')
  }
  const shop = openTestShop({ persist })
  const operator = await shop.browser().signIn()
  const before = shop.store.version
  for (const minutes of [1, 59, 60, 61, 119, 120]) {
    vi.setSystemTime(START + (minutes * HOUR) / 60)
    expect((await operator.get('/api/orders')).status).toBe(200)
  }
  expect(shop.store.version).toBe(before + 2)
  disk.isFull = true
  vi.setSystemTime(START + 4 * HOUR)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect((await operator.get('/api/orders')).status).toBe(200)
  expect(warned).toHaveBeenCalledOnce()
  warned.mockRestore()
})

test('is shortened at once with session_timeout', async () => {
  vi.setSystemTime(START)
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  vi.setSystemTime(START + 2 * HOUR)
  expect((await operator.put('/api/settings/session_timeout', { value: '2' })).status).toBe(200)
  await refusal(await operator.get('/api/orders'), 401)
})

test('is deleted from the store after it expired', async () => {
  vi.setSystemTime(START)
  const shop = openTestShop()
  await shop.browser().signIn()
  vi.setSystemTime(START + 24 * HOUR)
  await shop.browser().signIn()
  expect(await shop.store.read(({ sessions }) => [...sessions.rows()].length)).toBe(1)
})

test.each([
  [{ username: OPERATOR.username, password: '' }, 'password'],
  [{ username: OPERATOR.username }, 'password'],
  [{ username: OPERATOR.username, password: 7 }, 'password'],
  [{ username: ' ', password: 'x' }, 'username'],
  [{ password: 'x' }, 'username'],
])('refuses %j at its field', async (body, field) => {
  expect(await wrongFields(await openTestShop().browser().post('/api/session', body))).toEqual([field])
})
