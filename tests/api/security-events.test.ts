import { TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { disableTwoFactor, resetPassword } from '~/api/auth/add-operator'
import { noteManyAttempts, noteSecurityEvent } from '~/api/auth/security-events'
import { endAccount, SECOND, withSecondOperator } from '../fixtures/rows/operators'
import { setUpFactor } from '../fixtures/rows/two-factor'
import { openMailing, soon } from '../fixtures/shops/mailing'
import { OPERATOR } from '../fixtures/shops/shop'

const NOW = '2026-03-01T06:00:00.000Z'
const MOST = 100
const PROOF = { password: OPERATOR.password }

const codeOf = (secret: string, step = 0) =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() + step * 30_000 })

async function openWithOperator(settings = {}) {
  const shop = await openMailing(settings)
  const operator = await shop.browser().signIn()
  const events = async () => {
    const listed: { event: string }[] = await (await operator.get('/api/security-events')).json()
    return listed.map(({ event }) => event)
  }
  return { ...shop, operator, events }
}

test('each security event is recorded and mailed with any mail settings', async () => {
  const { operator, events, mailing, subjects, sent } = await openWithOperator({ email_notifications: 'false' })
  expect(await events()).toEqual([])
  const { secret } = await (await operator.post('/api/two-factor', PROOF)).json()
  const { recoveryCodes } = await (await operator.put('/api/two-factor', { code: codeOf(secret, -1) })).json()
  await operator.put('/api/settings/require_2fa', { value: 'true', ...PROOF, code: recoveryCodes[2] })
  await operator.put('/api/settings/require_2fa', { value: 'true', ...PROOF, code: recoveryCodes[2] })
  await operator.put('/api/settings/require_2fa', { value: 'false', ...PROOF, code: recoveryCodes[0] })
  await operator.put('/api/two-factor/ended', { ...PROOF, code: recoveryCodes[1] })
  const password = 'colder-water-and-pebbles'
  await operator.put('/api/password', { current: OPERATOR.password, password, repeated: password })
  const all = ['two-factor-set-up', 'two-factor-required', 'two-factor-not-required', 'two-factor-ended', 'password-changed']
  expect(await events()).toEqual(all.toReversed())
  await mailing.check(soon())
  await mailing.check(soon())
  expect(subjects()).toEqual([
    'Security: Two-Factor was set up.',
    'Security: Two-Factor was made required at each sign-in.',
    'Security: Two-Factor is no longer required at each sign-in.',
    'Security: Two-Factor was turned off.',
    'Security: The password was changed.',
  ])
  expect(sent[0]?.text).toContain('https://feed.example/admin-settings')
  for (const { text } of sent) expect(text).not.toContain(password)
})

test('a new admin email is mailed to the former address', async () => {
  const { operator, events, mailing, sent } = await openWithOperator()
  await operator.put('/api/settings/admin_email', { value: 'stranger@example.net', ...PROOF })
  await operator.put('/api/settings/admin_email', { value: '', ...PROOF })
  await mailing.check(soon())
  expect(sent.map(({ to }) => to)).toEqual(['operator@example.com', 'stranger@example.net'])
  expect(await events()).toEqual(['admin-email-changed', 'admin-email-changed'])
  expect(await (await operator.get('/api/security-events')).text()).not.toContain('@')
})

test('changes together with the admin email are mailed to the old address, later ones to the new', async () => {
  const { operator, store, mailing, sent } = await openWithOperator()
  const moved = 'stranger@example.net'
  await operator.put('/api/settings', {
    ...PROOF,
    changes: [
      { key: 'admin_email', value: moved },
      { key: 'upi_id', value: 'wular.feeds@jkb' },
      { key: 'upi_name', value: 'Wular' },
      { key: 'require_2fa', value: 'true' },
    ],
  })
  await setUpFactor(operator)
  await resetPassword(store, new Date().toISOString())
  for (let count = 0; count < 5; count++) await mailing.check(soon())
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['operator@example.com', 'Security: The admin email was changed.'],
    ['operator@example.com', 'Security: Where buyers pay was changed: UPI or bank account.'],
    ['operator@example.com', 'Security: Two-Factor was made required at each sign-in.'],
    [moved, 'Security: Two-Factor was set up.'],
    [moved, 'Security: The password was reset by a command on the server.'],
  ])
})

test('a delayed mail goes to the address at the time of its change', async () => {
  const { operator, mailing, sent } = await openWithOperator()
  const password = 'colder-water-and-pebbles'
  await operator.put('/api/password', { current: OPERATOR.password, password, repeated: password })
  await operator.put('/api/settings/admin_email', { value: 'stranger@example.net', password })
  for (let count = 0; count < 2; count++) await mailing.check(soon())
  expect(sent.map(({ to }) => to)).toEqual(['operator@example.com', 'operator@example.com'])
})

test('changes by a server command are recorded and mailed too', async () => {
  const { store, mailing, subjects } = await openWithOperator()
  await resetPassword(store, NOW)
  await disableTwoFactor(store, NOW)
  await store.update((shop) => {
    const twoFactor = { secret: 'S', isOn: true, lastStep: 0, recoveryHashes: [] }
    for (const operator of shop.operators.rows()) shop.operators.put({ ...operator, twoFactor })
  })
  await disableTwoFactor(store, NOW)
  await mailing.check(Date.parse(NOW))
  expect(subjects()).toEqual([
    'Security: The password was reset by a command on the server.',
    'Security: Two-Factor was turned off.',
  ])
})

test('events of another account name it, and the owner’s events stay listed', async () => {
  const shop = await openMailing()
  const { owner, second } = await withSecondOperator(shop)
  const password = 'apricots-in-the-attic'
  await second.put('/api/password', { current: SECOND.password, password, repeated: password })
  await owner.put('/api/operators/bilal/password', { newPassword: SECOND.password, ...PROOF })
  await shop.store.update((tables) => {
    for (const username of ['bilal', 'bilal', OPERATOR.username])
      noteManyAttempts(tables, username, 'password', new Date().toISOString())
  })
  await endAccount(owner, 'bilal')
  for (let count = 0; count < 6; count++) await shop.mailing.check(soon())
  expect(shop.subjects()).toEqual([
    'Security: An operator was added: bilal.',
    'Security: The password was changed: bilal.',
    'Security: The password was changed: bilal.',
    'Security: Many wrong passwords were tried for an account within a day: bilal.',
    'Security: Many wrong passwords were tried for your account within a day.',
    'Security: An account was ended: bilal.',
  ])
  const [newest] = await (await owner.get('/api/security-events')).json()
  expect(newest).toMatchObject({ event: 'operator-ended', username: 'bilal' })
})

test('refused changes are not recorded', async () => {
  const { operator, events } = await openWithOperator()
  await operator.put('/api/two-factor/ended', { password: 'a guess', code: '000000' })
  await operator.put('/api/password', { current: 'a guess', password: 'colder-water', repeated: 'colder-water' })
  await operator.put('/api/settings/admin_email', { value: 'operator@example.com' })
  expect(await events()).toEqual([])
})

test(`the newest ${MOST} are kept`, async () => {
  const { store, operator } = await openWithOperator()
  await store.update((shop) => {
    for (let count = 0; count < 150; count++) noteSecurityEvent(shop, 'password-changed', NOW)
  })
  const listed: { id: number }[] = await (await operator.get('/api/security-events')).json()
  expect([listed.length, listed[0]?.id, listed.at(-1)?.id]).toEqual([MOST, 150, 51])
})

test('a shop from before security events keeps mailing its orders', async () => {
  const { store, customer, reopen, subjects } = await openWithOperator()
  await store.update((shop) => shop.mailings.delete('securityEvents'))
  await customer.post('/api/contact', { name: 'A', email: 'a@b.example', subject: 'Feed', message: 'For fry?' })
  await (await reopen()).check(soon())
  expect(subjects()).toEqual(['New inquiry: Feed'])
})
