import { expect, test } from 'vitest'
import { refusal, wrongFields } from '../fixtures/problems'
import { SECOND, withSecondOperator } from '../fixtures/rows/operators'
import { codeOf, openWithFactor, PROOF, stopClock } from '../fixtures/rows/two-factor'
import { openMailing, soon } from '../fixtures/shops/mailing'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

stopClock()

/** Settings of payment details and notification addresses. */
const PROVED = {
  upi_id: 'wular.feeds@jkb',
  upi_name: 'Wular',
  bank_account: '001204050000123',
  bank_ifsc: 'JAKA0WULAR1',
  admin_email: 'owner@example.org',
}

const changes = Object.entries(PROVED).map(([key, value]) => ({ key, value }))

test.each(Object.entries(PROVED))('%s needs only the password', async (key, value) => {
  const named = key === 'upi_id' ? { settings: [{ key: 'upi_name' as const, value: 'Wular', version: 1 }] } : {}
  const shop = openTestShop({ rows: named })
  const operator = await shop.browser().signIn()
  const put = (proof: object, text = value) => operator.put(`/api/settings/${key}`, { value: text, ...proof })
  const before = await (await operator.get('/api/settings')).json()
  expect(await wrongFields(await put({}))).toEqual(['password'])
  expect(await wrongFields(await put({ password: 'a guess' }))).toEqual(['password'])
  expect(await (await operator.get('/api/settings')).json()).toEqual(before)
  expect((await put(PROOF)).status).toBe(200)
  expect((await put({})).status).toBe(200)
  expect(await wrongFields(await put({}, ''))).toEqual(['password'])
})

test('other settings need no password', async () => {
  const operator = await openTestShop().browser().signIn()
  for (const key of ['site_name', 'business_hours', 'banking_partner', 'bill_signatory', 'sales_email'])
    expect((await operator.put(`/api/settings/${key}`, { value: key === 'sales_email' ? 'a@example.org' : 'x' })).status).toBe(
      200,
    )
})

test('a code is needed too if two-factor is on', async () => {
  const { operator, secret } = await openWithFactor('false')
  const put = (code?: string) => operator.put('/api/settings', { changes, ...PROOF, ...(code && { code }) })
  expect(await wrongFields(await put())).toEqual(['code'])
  expect(await wrongFields(await put('000000'))).toEqual(['code'])
  const saved = await put(codeOf(secret))
  expect([saved.status, await saved.json()]).toEqual([200, changes.map((change) => expect.objectContaining(change))])
})

test('several are changed together or not at all', async () => {
  const operator = await openTestShop().browser().signIn()
  const values = async () => {
    const settings: { key: string; value: string }[] = await (await operator.get('/api/settings')).json()
    return Object.keys(PROVED).map((key) => settings.find((setting) => setting.key === key)?.value)
  }
  const before = await values()
  const put = (body: object) => operator.put('/api/settings', { changes, ...PROOF, ...body })
  const wrong = [...changes.slice(0, 3), { key: 'bank_ifsc', value: 'nothing' }]
  expect(await wrongFields(await put({ changes: wrong }))).toEqual(['bank_ifsc'])
  expect(await wrongFields(await put({ password: 'a guess' }))).toEqual(['password'])
  const stale = changes.map((change) => ({ ...change, version: change.key === 'upi_name' ? 7 : 1 }))
  await operator.put('/api/settings/bank_account', { value: '987654321', ...PROOF })
  const { current } = await refusal(await put({ changes: stale }), 409)
  expect(current).toContainEqual(expect.objectContaining({ key: 'upi_name' }))
  expect(await values()).toEqual([...before.slice(0, 2), '987654321', ...before.slice(3)])
  expect((await put({})).status).toBe(200)
  expect(await values()).toEqual(Object.values(PROVED))
})

test('the change is recorded with its operator, and mailed to the old address', async () => {
  const shop = await openMailing({ admin_email: 'owner@example.com' })
  const { second } = await withSecondOperator(shop)
  await shop.mailing.check(soon())
  shop.sent.length = 0
  expect((await second.put('/api/settings', { changes, password: SECOND.password })).status).toBe(200)
  await shop.mailing.check(soon())
  await shop.mailing.check(soon())
  expect(shop.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['owner@example.com', 'Security: Where buyers pay was changed: UPI or bank account.'],
    ['owner@example.com', 'Security: The admin email was changed.'],
  ])
  for (const { text } of shop.sent) {
    expect(text).toContain('By bilal.')
    expect(text).not.toContain('jkb')
  }
  const listed = await (await second.get('/api/security-events')).json()
  expect(listed.slice(0, 2)).toMatchObject([
    { event: 'admin-email-changed', by: 'bilal' },
    { event: 'payment-details-changed', by: 'bilal' },
  ])
})

test('each security event names its operator; a server command names none', async () => {
  const shop = openTestShop()
  const { owner, second } = await withSecondOperator(shop)
  const password = 'apricots-in-the-attic'
  await second.put('/api/password', { current: SECOND.password, password, repeated: password })
  await owner.put('/api/settings/require_2fa', { value: 'true', ...PROOF })
  const listed = await shop.store.read(({ securityEvents }) => [...securityEvents.rows()].map(({ event, by }) => [event, by]))
  expect(listed).toEqual([
    ['operator-added', OPERATOR.username],
    ['password-changed', 'bilal'],
    ['two-factor-required', OPERATOR.username],
  ])
})
