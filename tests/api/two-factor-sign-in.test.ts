import { describe, expect, test, vi } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { newProduct } from '../fixtures/rows/products'
import { settingsWith } from '../fixtures/rows/settings'
import { codeOf, openWithFactor, PROOF, START, STEP, stopClock } from '../fixtures/rows/two-factor'
import { endpoints, OPERATOR, openTestShop } from '../fixtures/shops/shop'

stopClock()

test('asks for the code at sign-in, but not after a wrong password', async () => {
  const { shop, signIn, secret } = await openWithFactor()
  const missing = await signIn()
  expect(await wrongFields(missing)).toEqual(['code'])
  expect(missing.headers.getSetCookie().some((line) => /session=/.test(line))).toBe(false)
  const code = codeOf(secret)
  await refusal(await shop.browser().post('/api/session', { ...OPERATOR, password: 'a guess', code }), 401)
  await refusal(await shop.browser().post('/api/session', { ...OPERATOR, password: 'a guess' }), 401)
  expect((await signIn(code)).status).toBe(201)
})

test.each(['true', 'false', '', 'TRUE'])('once set up it is required, also with require_2fa "%s"', async (text) => {
  const { signIn, secret } = await openWithFactor(text)
  expect(await wrongFields(await signIn())).toEqual(['code'])
  expect((await signIn(codeOf(secret))).status).toBe(201)
})

test('is not required before it is confirmed', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  await operator.post('/api/two-factor', PROOF)
  expect((await shop.browser().post('/api/session', OPERATOR)).status).toBe(201)
})

describe('an operator without the required two-factor', () => {
  const openWithout = () => openTestShop({ rows: { settings: settingsWith({ require_2fa: 'true' }) } })
  const MAY_CALL = ['/api/session', '/api/device', '/api/two-factor']
  const calls = endpoints.flatMap(({ endpoint, routePattern }) =>
    Object.keys(endpoint)
      .filter((name) => /^[A-Z]+$/.test(name))
      .map((method) => [method, routePattern.replace(/\[\w+\]/g, '1')] as const),
  )

  test('learns it at sign-in, and cannot make operator calls', async () => {
    const shop = openWithout()
    const browser = shop.browser()
    const signedIn = await browser.post('/api/session', OPERATOR)
    expect([signedIn.status, await signedIn.json()]).toMatchObject([201, { mustSetUpTwoFactor: true }])
    const device = shop.browser()
    device.cookies.set('device', browser.cookies.get('device') as string)
    const before = shop.store.version
    for (const [method, path] of calls) {
      if (MAY_CALL.includes(path)) continue
      const body = method === 'GET' ? undefined : {}
      if ((await device.send(method, path, body)).status !== 401) continue
      const answer = await browser.send(method, path, body)
      const { code, detail } = await refusal(answer, 403)
      expect([code, detail], path).toEqual([
        'two-factor-first',
        'Please set up Two-Factor first: this shop asks each operator for a code.',
      ])
    }
    expect(shop.store.version).toBe(before)
  })

  test('sees only what a visitor sees', async () => {
    const shop = openTestShop()
    const owner = await shop.browser().signIn()
    await owner.post('/api/products', newProduct({ isActive: false }))
    const count = async () => (await (await owner.get('/api/products')).json()).length
    expect(await count()).toBe(4)
    await owner.put('/api/settings/require_2fa', { value: 'true', ...PROOF })
    expect(await count()).toBe(3)
    await refusal(await owner.get('/api/orders'), 403)
  })

  test('sets it up, keeps the session, and signs in with a code from then on', async () => {
    const shop = openWithout()
    const browser = await shop.browser().signIn()
    expect(await (await browser.get('/api/two-factor')).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    const { secret } = await (await browser.post('/api/two-factor', PROOF)).json()
    await refusal(await browser.get('/api/orders'), 403)
    expect((await browser.put('/api/two-factor', { code: codeOf(secret) })).status).toBe(200)
    expect((await browser.get('/api/orders')).status).toBe(200)
    expect((await (await browser.get('/api/session')).json()).mustSetUpTwoFactor).toBe(false)
    expect(await wrongFields(await shop.browser().post('/api/session', OPERATOR))).toEqual(['code'])
  })

  test('can sign out', async () => {
    const browser = await openWithout().browser().signIn()
    expect((await browser.delete('/api/session')).status).toBe(204)
    await refusal(await browser.get('/api/session'), 401)
  })
})

test.each([
  [-2, 422],
  [-1, 201],
  [0, 201],
  [1, 201],
  [2, 422],
])('a clock off by %i steps of 30 seconds gets %i', async (steps, status) => {
  const { signIn, secret } = await openWithFactor()
  expect((await signIn(codeOf(secret, Date.now() + steps * STEP))).status).toBe(status)
})

test('accepts each code once, and none older than the last', async () => {
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

test('accepts each recovery code once, in any case, with or without dashes', async () => {
  const { operator, signIn, recoveryCodes } = await openWithFactor()
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(first)).status).toBe(201)
  expect((await signIn(first)).status).toBe(422)
  expect((await signIn(` ${second.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(201)
  expect(await (await operator.get('/api/two-factor')).json()).toEqual({ isOn: true, recoveryCodesLeft: 8 })
})

test('requires a wait after five wrong codes, also with the right one; being asked for a code does not count', async () => {
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

test.each(['12345', '1234567', 'A'.repeat(41), '12\n34', 123456])('refuses %j as a code', async (code) => {
  const { shop } = await openWithFactor()
  expect(await wrongFields(await shop.browser().post('/api/session', { ...OPERATOR, code }))).toEqual(['code'])
})
