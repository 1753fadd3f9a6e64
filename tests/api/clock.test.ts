import { TOTP } from 'otpauth'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { correctStoreDates } from '~/api/startup/clock-correction'
import { refusal } from '../fixtures/problems'
import { newContact } from '../fixtures/rows/contacts'
import { newOrder } from '../fixtures/rows/orders'
import { settingsWith } from '../fixtures/rows/settings'
import { openMailing } from '../fixtures/shops/mailing'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const START = Date.parse('2026-03-01T06:00:00Z')
const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR
const WRONG = { ...OPERATOR, password: 'a guess' }

/** The clock's first value, and its value after a correction. */
const STEPS: [string, number, number][] = [
  ['one hour back', START, START - HOUR],
  ['ten minutes back', START, START - HOUR / 6],
  ['400 days ahead and back', START + 400 * DAY, START],
]

afterEach(() => void vi.useRealTimers())

const codeOf = (secret: string) => TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() })

describe.each(STEPS)('a clock that goes %s', (_step, wrong, right) => {
  test('causes no wait after one wrong password, on a new or trusted device', async () => {
    vi.setSystemTime(wrong)
    const shop = openTestShop()
    const known = await shop.browser().signIn()
    const fresh = shop.browser()
    for (const browser of [known, fresh]) await refusal(await browser.post('/api/session', WRONG), 401)
    vi.setSystemTime(right)
    for (const browser of [known, fresh]) expect((await browser.post('/api/session', OPERATOR)).status).toBe(201)
  })

  test.each(['here', 'after a restart'])('does not lengthen waits, %s', async (place) => {
    vi.setSystemTime(wrong)
    const first = openTestShop()
    for (let count = 0; count < 6; count++) await first.browser().post('/api/session', WRONG)
    const rows = await first.store.read(({ signInAttempts }) => [...signInAttempts.rows()])
    vi.setSystemTime(right)
    // Another process has the same hash key, so the trusted browser is recognized there.
    const shop = place === 'here' ? first : openTestShop({ rows: { signInAttempts: rows } })
    const response = await shop.browser().post('/api/session', OPERATOR)
    if (response.status === 201) return
    await refusal(response, 429)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(30)
    vi.setSystemTime(right + 30 * SECOND)
    expect((await shop.browser().post('/api/session', OPERATOR)).status).toBe(201)
  })

  test('keeps a session at most session_timeout longer', async () => {
    vi.setSystemTime(wrong)
    const shop = openTestShop()
    const [used, unused] = [await shop.browser().signIn(), await shop.browser().signIn()]
    vi.setSystemTime(right)
    await correctStoreDates(shop.store, right)
    expect((await used.get('/api/orders')).status).toBe(200)
    vi.setSystemTime(right + 24 * HOUR)
    for (const browser of [used, unused]) await refusal(await browser.get('/api/orders'), 401)
  })

  test('ends a session in use without waiting for the hourly cleanup', async () => {
    vi.setSystemTime(wrong)
    const operator = await openTestShop().browser().signIn()
    vi.setSystemTime(right)
    expect((await operator.get('/api/orders')).status).toBe(200)
    vi.setSystemTime(right + 24 * HOUR)
    await refusal(await operator.get('/api/orders'), 401)
  })

  test('refuses no two-factor code', async () => {
    vi.setSystemTime(wrong)
    const shop = openTestShop({ rows: { settings: settingsWith({ require_2fa: 'true' }) } })
    const operator = await shop.browser().signIn()
    const { secret } = await (await operator.post('/api/two-factor', { password: OPERATOR.password })).json()
    expect((await operator.put('/api/two-factor', { code: codeOf(secret) })).status).toBe(200)
    vi.setSystemTime(right)
    const code = codeOf(secret)
    const signIn = () => shop.browser().post('/api/session', { ...OPERATOR, code })
    expect((await signIn()).status).toBe(201)
    expect((await signIn()).status).toBe(422)
  })

  test('deletes old stored answers, and keeps new ones', async () => {
    vi.setSystemTime(wrong)
    const shop = openTestShop()
    const post = (key: string) => shop.browser().post('/api/contact', newContact(), { 'Idempotency-Key': key })
    const keys = () => shop.store.read(({ answeredRequests }) => [...answeredRequests.rows()].length)
    await post('before-the-step')
    vi.setSystemTime(right)
    await post('after-the-step')
    expect(await keys()).toBe(2)
    vi.setSystemTime(right + 31 * DAY)
    await post('a-month-later-1')
    for (const days of [62, 93]) {
      vi.setSystemTime(right + days * DAY)
      await post(`after-days-${days}`)
    }
    expect(await keys()).toBeLessThanOrEqual(2)
  })

  test('does not delay due mails', async () => {
    vi.setSystemTime(wrong)
    const shop = await openMailing()
    await shop.customer.post('/api/orders', newOrder())
    shop.refuse(new Error('away'))
    await shop.mailing.check(wrong)
    expect(shop.tries()).toBe(1)
    shop.refuse(undefined)
    await shop.mailing.check(right)
    expect(shop.subjects()).toHaveLength(1)
  })
})

test('a clock temporarily 400 days ahead deletes few stored answers', async () => {
  const shop = openTestShop()
  const order = (key: string) => shop.browser().post('/api/orders', newOrder({ quantity: 1 }), { 'Idempotency-Key': key })
  vi.setSystemTime(START)
  for (let count = 0; count < 20; count++) await order(`of-today-${count}`)
  vi.setSystemTime(START + 400 * DAY)
  await order('by-a-wrong-clock')
  vi.setSystemTime(START)
  for (let count = 2; count < 20; count++) await order(`of-today-${count}`)
  expect(await shop.store.read(({ orders }) => [...orders.rows()].length)).toBe(21)
})
