import { expect, test, vi } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { settingsWith } from '../fixtures/settings'
import { OPERATOR, openTestShop } from '../fixtures/shop'
import { codeOf, openWithFactor, PROOF, START, STEP, stopClock } from '../fixtures/two-factor'

stopClock()

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
