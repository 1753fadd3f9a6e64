import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressHash } from '~/api/auth/address-hash'
import { countAttempt, removeOldAttempts } from '~/api/auth/login-throttle'
import { DAY } from '~/domain/day'
import { refusal } from '../fixtures/problems'
import { settingsWith } from '../fixtures/rows/settings'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const START = Date.parse('2026-03-01T06:00:00Z')
const WRONG = { ...OPERATOR, password: 'a guess' }

type Browser = ReturnType<ReturnType<typeof openTestShop>['browser']>

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const open = (login_attempts = '5') => openTestShop({ rows: { settings: settingsWith({ login_attempts }) } })

async function fail(browser: Browser, times: number, body: object = WRONG) {
  for (let count = 0; count < times; count++) await refusal(await browser.post('/api/session', body), 401)
}

async function waitOf(browser: Browser, body: object = OPERATOR): Promise<number> {
  const response = await browser.post('/api/session', body)
  await refusal(response, 429)
  return Number(response.headers.get('retry-after'))
}

test.each([
  WRONG,
  { ...OPERATOR, username: 'somebody' },
  { ...OPERATOR, username: '__proto__' },
  { ...OPERATOR, username: 'OPERATOR' },
  { ...OPERATOR, password: OPERATOR.password.toUpperCase() },
  { ...OPERATOR, password: `${OPERATOR.password} ` },
])('gives the same sentence for the wrong pair %j', async (pair) => {
  const browser = open().browser()
  const { detail } = await refusal(await browser.post('/api/session', pair), 401)
  expect(detail).toBe('Invalid username or password')
  expect(browser.cookies.has('session')).toBe(false)
})

test('requires a wait after five failures, also with the right password', async () => {
  const browser = open().browser()
  await fail(browser, 5)
  const { detail } = await refusal(await browser.post('/api/session', OPERATOR), 429)
  expect(detail).toBe('Too many tries. Please wait 30 seconds and try again.')
  expect(await waitOf(browser)).toBe(30)
  vi.setSystemTime(START + 29_000)
  expect(await waitOf(browser)).toBe(1)
  vi.setSystemTime(START + 30_000)
  expect((await browser.post('/api/session', OPERATOR)).status).toBe(201)
})

test('doubles the wait with each further failure, to fifteen minutes', async () => {
  const browser = open('3').browser()
  await fail(browser, 3)
  let now = START
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    expect(await waitOf(browser)).toBe(seconds)
    now += seconds * 1000
    vi.setSystemTime(now)
    await fail(browser, 1)
  }
})

test('resets the count after a sign-in', async () => {
  const shop = open('3')
  await fail(shop.browser(), 2)
  await shop.browser().signIn()
  await fail(shop.browser(), 3)
  expect(await waitOf(shop.browser())).toBe(30)
})

test('allows no more attempts when they are concurrent', async () => {
  const shop = open()
  const guesses = Array.from({ length: 20 }, () => shop.browser().post('/api/session', WRONG))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

test('waits per name in any case, known or not, without affecting others', async () => {
  const shop = open('3')
  await fail(shop.browser(), 3, { ...WRONG, username: 'Somebody' })
  expect(await waitOf(shop.browser(), { ...WRONG, username: 'someBODY' })).toBe(30)
  expect((await shop.browser().post('/api/session', OPERATOR)).status).toBe(201)
})

test('never delays a trusted device for failures of others', async () => {
  const shop = openTestShop({ rows: { settings: settingsWith({ login_attempts: '3' }) }, limits: true })
  const own = await shop.browser().signIn()
  await own.delete('/api/session')
  await fail(shop.browser(), 3)
  for (let count = 0; count < 60; count++) await shop.browser().post('/api/session', WRONG)
  await refusal(await shop.browser().post('/api/session', OPERATOR), 429)
  expect((await own.post('/api/session', OPERATOR)).status).toBe(201)
})

test('counts failures of a trusted device only for that device', async () => {
  const shop = open('3')
  const [one, other] = [await shop.browser().signIn(), await shop.browser().signIn()]
  await fail(one, 3)
  expect(await waitOf(one)).toBe(30)
  expect((await other.post('/api/session', OPERATOR)).status).toBe(201)
  expect((await shop.browser().post('/api/session', OPERATOR)).status).toBe(201)
  vi.setSystemTime(START + 30_000)
  expect((await one.post('/api/session', OPERATOR)).status).toBe(201)
})

test('also waits per address over all names, after twice as many failures', async () => {
  const shop = open('3')
  const from = (address: string, body: object) => shop.browser().post('/api/session', body, { 'x-test-address': address })
  for (let count = 0; count < 6; count++) {
    await refusal(await from('198.51.100.7', { ...WRONG, username: `guess ${count}` }), 401)
  }
  const response = await from('198.51.100.7', OPERATOR)
  await refusal(response, 429)
  expect(response.headers.get('retry-after')).toBe('30')
  expect((await from('198.51.100.8', OPERATOR)).status).toBe(201)
})

test('counts the addresses of one IPv6 network as one', async () => {
  const shop = open('3')
  const from = (address: string, body: object) => shop.browser().post('/api/session', body, { 'x-test-address': address })
  for (let count = 0; count < 6; count++) {
    await refusal(await from(`2001:db8:1:2::${count}`, { ...WRONG, username: `guess ${count}` }), 401)
  }
  await refusal(await from('2001:db8:1:2:ffff::9', OPERATOR), 429)
  expect((await from('2001:db8:1:3::1', OPERATOR)).status).toBe(201)
})

test('stores only a keyed hash of address and name, and deletes it after a day', async () => {
  const shop = open()
  await fail(shop.browser(), 2)
  const counts = () => shop.store.read(({ signInAttempts }) => [...signInAttempts.rows()])
  const stored = JSON.stringify(await counts())
  const plainHash = createHash('sha256').update('192.0.2.1').digest('base64url')
  for (const text of ['192.0.2.1', OPERATOR.username, plainHash]) expect(stored).not.toContain(text)
  expect(await counts()).toHaveLength(3)
  await removeOldAttempts(shop.store, START + DAY - 1)
  expect(await counts()).toHaveLength(3)
  await removeOldAttempts(shop.store, START + DAY)
  expect(await counts()).toEqual([])
})

test('hashes an address by a key of this shop', () => {
  expect(addressHash()('192.0.2.1')).not.toEqual(addressHash()('192.0.2.1'))
})

test('keeps the newest five thousand counts', async () => {
  const shop = open()
  const attempt = (index: number) => ({
    caller: { deviceHash: undefined },
    username: `name ${index}`,
    from: { group: `${index}` },
  })
  await shop.store.update((tables) => {
    for (let index = 0; index < 1700; index++) {
      countAttempt(tables, attempt(index), 'password', new Date(START + index).toISOString())
    }
  })
  const kept = await shop.store.read(({ signInAttempts }) => [...signInAttempts.rows()].map((row) => row.lastFailureAt))
  expect(kept).toHaveLength(5000)
  expect(Math.min(...kept.map((time) => Date.parse(time)))).toBe(START + 33)
})

test.each([
  ['3', 3],
  ['7', 7],
  ['4.6', 5],
  ['0', 3],
  ['-1', 3],
  ['1000', 20],
  ['', 5],
  ['none', 5],
  ['NaN', 5],
  ['Infinity', 5],
])('reads login_attempts "%s" as %s', async (text, failures) => {
  const browser = open(text).browser()
  await fail(browser, failures)
  expect(await waitOf(browser)).toBe(30)
})

test('accepts a user name with surrounding spaces, as phones add them, and no other spelling', async () => {
  for (const username of [`${OPERATOR.username} `, `\u00a0${OPERATOR.username}`])
    expect(
      (
        await open()
          .browser()
          .post('/api/session', { ...OPERATOR, username })
      ).status,
    ).toBe(201)
  // Its failures count as those of the name.
  const browser = open().browser()
  await fail(browser, 5, { ...WRONG, username: `${OPERATOR.username} ` })
  expect(await waitOf(browser)).toBeGreaterThan(0)
})
