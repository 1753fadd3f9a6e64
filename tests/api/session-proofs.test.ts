import { expect, test } from 'vitest'
import { disableTwoFactor, resetPassword } from '~/api/auth/add-operator'
import { TABLES } from '~/api/store/shop-schema'
import { refusal, wrongFields } from '../fixtures/problems'
import { SECOND, withSecondOperator } from '../fixtures/rows/operators'
import { settingsWith } from '../fixtures/rows/settings'
import { codeOf, openWithFactor, PROOF, setUpFactor, stopClock } from '../fixtures/rows/two-factor'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

stopClock()

type Browser = Awaited<ReturnType<typeof openWithFactor>>['operator']

const isOut = async (browser: Browser) => {
  for (const path of ['/api/orders', '/api/session', '/api/two-factor']) await refusal(await browser.get(path), 401)
}
const isIn = async (browser: Browser) => expect((await browser.get('/api/orders')).status).toBe(200)

test.each(['true', 'false'])(
  'a session from before two-factor ends when it is turned on, with require_2fa %s',
  async (require_2fa) => {
    const shop = openTestShop({ rows: { settings: settingsWith({ require_2fa }) } })
    const [operator, thief] = [await shop.browser().signIn(), await shop.browser().signIn()]
    await setUpFactor(operator)
    await isIn(operator)
    await isOut(thief)
    // His device cannot read the data of the login page either.
    await refusal(await thief.get('/api/contacts/recent'), 401)
  },
)

test('a session without proof data has no rights once two-factor is on', async () => {
  const { shop, operator, secret, signIn } = await openWithFactor()
  await shop.store.update(({ sessions }) => {
    for (const { hasProvedCode: _, ...older } of sessions.rows()) sessions.put(TABLES.sessions.row.parse(older))
  })
  await isOut(operator)
  expect((await signIn(codeOf(secret))).status).toBe(201)
})

test('a session without proof data stays valid without two-factor', async () => {
  const shop = openTestShop()
  const operator = await shop.browser().signIn()
  await shop.store.update(({ sessions }) => {
    for (const { hasProvedCode: _, ...older } of sessions.rows()) sessions.put(TABLES.sessions.row.parse(older))
  })
  await isIn(operator)
})

test('turning two-factor off ends all other sessions, and keeps this one', async () => {
  const { shop, operator, secret, recoveryCodes } = await openWithFactor('false')
  const other = shop.browser()
  await other.post('/api/session', { ...OPERATOR, code: codeOf(secret) })
  await isIn(other)
  expect((await operator.put('/api/two-factor/ended', { ...PROOF, code: recoveryCodes[0] })).status).toBe(200)
  await isIn(operator)
  await isOut(other)
})

test('an operator’s own account changes sign out nobody else', async () => {
  const shop = openTestShop()
  const { owner, second } = await withSecondOperator(shop)
  await setUpFactor(owner)
  await isIn(second)
})

test.each([
  ['a new password', { newPassword: 'apricots-in-the-attic', ...PROOF }],
  ['a factor taken off', { newPassword: 'apricots-in-the-attic', endsTwoFactor: true, ...PROOF }],
])('%s set by the owner ends all sessions of that operator', async (_what, given) => {
  const shop = openTestShop()
  const { owner, second } = await withSecondOperator(shop)
  await setUpFactor(second, SECOND)
  await isIn(second)
  expect((await owner.put('/api/operators/bilal/password', given)).status).toBe(200)
  await isIn(owner)
  await isOut(second)
})

test('a server command ends all sessions of the operator, and no others', async () => {
  const { shop, operator } = await openWithFactor('false')
  const now = new Date().toISOString()
  await disableTwoFactor(shop.store, now)
  await isOut(operator)
  const { owner, second } = await withSecondOperator(shop)
  await resetPassword(shop.store, now, SECOND.username)
  await isOut(second)
  await isIn(owner)
})

test('attempts at the first code are throttled like a sign-in', async () => {
  const shop = openTestShop({ rows: { settings: settingsWith({ login_attempts: '5' }) } })
  const operator = await shop.browser().signIn()
  const { secret } = await (await operator.post('/api/two-factor', PROOF)).json()
  for (let count = 0; count < 5; count++)
    expect(await wrongFields(await operator.put('/api/two-factor', { code: '000000' }))).toEqual(['code'])
  await refusal(await operator.put('/api/two-factor', { code: codeOf(secret) }), 429)
})
