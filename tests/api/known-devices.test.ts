import { expect, test } from 'vitest'
import type { GivenRole } from '~/domain/account/roles'
import { endAccount, newOperator, SECOND, withSecondOperator } from '../fixtures/rows/operators'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

/** What a browser reads with only its device cookie. */
const BY_DEVICE = ['/api/contacts', '/api/contacts/recent', '/api/notifications/unread']

type Browser = Awaited<ReturnType<typeof withSecondOperator>>['second']

const statuses = (browser: Browser) => Promise.all(BY_DEVICE.map(async (path) => (await browser.get(path)).status))

async function signedOut(shop: ReturnType<typeof openTestShop>) {
  const { owner, second } = await withSecondOperator(shop)
  await second.delete('/api/session')
  const become = (role: GivenRole) =>
    owner
      .put(`/api/operators/${SECOND.username}/role`, { role, password: OPERATOR.password })
      .then(({ status }) => expect(status).toBe(200))
  return { owner, second, become }
}

test('a device reads contact headings while its operator’s current role may read them', async () => {
  const shop = openTestShop()
  const { second, become } = await signedOut(shop)
  expect(await statuses(second)).toEqual([200, 200, 200])
  await become('packer')
  expect(await statuses(second)).toEqual([401, 401, 401])
  await become('accountant')
  expect(await statuses(second)).toEqual([200, 200, 200])
})

test('a packer’s device reads nothing, also with an invalid session', async () => {
  const shop = openTestShop()
  const owner = await shop.browser().signIn()
  await owner.post('/api/operators', newOperator({ role: 'packer' }))
  const packer = shop.browser()
  await packer.post('/api/session', SECOND)
  expect(await statuses(packer)).toEqual([403, 403, 403])
  packer.cookies.set('session', 'x'.repeat(43))
  expect(await statuses(packer)).toEqual([401, 401, 401])
})

test('the device of a deleted account is not trusted', async () => {
  const shop = openTestShop()
  const { owner, second } = await signedOut(shop)
  const row = await shop.store.read(({ devices }) => [...devices.rows()].find(({ username }) => username === SECOND.username))
  await endAccount(owner, SECOND.username)
  // As an older version may have left it.
  await shop.store.update(({ devices }) => void (row && devices.put(row)))
  expect(await statuses(second)).toEqual([401, 401, 401])
})

test('a device has the rights of the operator who signed in last', async () => {
  const shop = openTestShop()
  const { second, become } = await signedOut(shop)
  await become('packer')
  await second.post('/api/session', OPERATOR)
  await second.delete('/api/session')
  expect(await statuses(second)).toEqual([200, 200, 200])
})
