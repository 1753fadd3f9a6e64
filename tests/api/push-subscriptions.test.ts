import { expect, test } from 'vitest'
import type { PushDevices } from '~/domain/notifications/push-schema'
import { refusal } from '../fixtures/problems'
import { endAccount, SECOND, withSecondOperator } from '../fixtures/rows/operators'
import { newPushSubscription } from '../fixtures/rows/push-subscriptions'
import { settingsWith } from '../fixtures/rows/settings'
import { OPERATOR, openTestShop } from '../fixtures/shops/shop'

const PATH = '/api/push-subscriptions'
const NEW = 'apricots-in-the-attic'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36'

/** What a browser of this name sends. */
const subscription = (name: string, changes: object = {}) =>
  newPushSubscription({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, ...changes })

const known = async (browser: { get(path: string): Promise<Response> }): Promise<PushDevices> => (await browser.get(PATH)).json()

test('a subscribed browser gets messages and has a readable name, until it is stopped', async () => {
  const operator = await openTestShop().browser().signIn()
  expect(await known(operator)).toMatchObject({
    devices: [],
    isNotified: false,
    publicKey: expect.stringMatching(/^B[\w-]{86}$/),
  })
  const made = await operator.post(PATH, subscription('a'), { 'User-Agent': ANDROID })
  const device = await made.json()
  expect([made.status, device]).toEqual([
    201,
    { id: expect.stringMatching(/^[\w-]{43}$/), name: 'Chrome on Android', createdAt: expect.any(String), failingSince: null },
  ])
  expect(await known(operator)).toMatchObject({ devices: [device], isNotified: true })
  expect((await operator.delete(`${PATH}/${device.id}`)).status).toBe(204)
  expect(await known(operator)).toMatchObject({ devices: [], isNotified: false })
  await refusal(await operator.delete(`${PATH}/${device.id}`), 404)
})

test('the same endpoint is one device, which belongs to the last sender', async () => {
  const shop = openTestShop()
  const { owner, second: other } = await withSecondOperator(shop)
  for (const _ of [1, 2]) await owner.post(PATH, subscription('a'))
  expect((await known(owner)).devices).toHaveLength(1)
  await refusal(await other.delete(`${PATH}/${(await known(owner)).devices[0]?.id}`), 404)
  await other.post(PATH, subscription('a'))
  expect([(await known(owner)).devices, (await known(other)).devices.length]).toEqual([[], 1])
})

test.each([
  ['an endpoint elsewhere', { endpoint: 'https://feed.example/push' }, 'endpoint'],
  ['an endpoint of this machine', { endpoint: 'http://127.0.0.1:4000/a' }, 'endpoint'],
  ['an endpoint that is too long', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1000)}` }, 'endpoint'],
  ['no endpoint', { endpoint: undefined }, 'endpoint'],
  ['an endpoint that is no text', { endpoint: 7 }, 'endpoint'],
  ['no keys', { keys: undefined }, 'keys'],
  ['a key that is no point', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ['a short key', { keys: { p256dh: 'BA', auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ['a long secret', { keys: { ...newPushSubscription().keys, auth: 'A'.repeat(23) } }, 'keys.auth'],
])('%s is refused with a sentence', async (_case, changes, path) => {
  const operator = await openTestShop().browser().signIn()
  const { errors, detail } = await refusal(await operator.post(PATH, subscription('a', changes)), 422)
  expect([errors?.[0]?.path, detail]).toEqual([path, expect.stringMatching(/^This .* browser\.|turn it on again\.$/)])
  expect((await known(operator)).devices).toEqual([])
})

test('an operator can have a hundred devices', async () => {
  const operator = await openTestShop().browser().signIn()
  for (let index = 0; index < 100; index++) expect((await operator.post(PATH, subscription(`${index}`))).status).toBe(201)
  const { detail } = await refusal(await operator.post(PATH, subscription('more')), 409)
  expect(detail).toBe('You have 100 devices already that are told of orders. Please stop one first.')
  expect((await operator.post(PATH, subscription('7'))).status).toBe(201)
})

test('forgetting a device ends its messages, and a new password those of all others', async () => {
  const shop = openTestShop()
  const [phone, laptop] = [await shop.browser().signIn(), await shop.browser().signIn()]
  await phone.post(PATH, subscription('phone'))
  await laptop.post(PATH, subscription('laptop'))
  await phone.delete('/api/session')
  expect((await known(laptop)).devices).toHaveLength(2)
  await phone.signIn()
  await phone.put('/api/password', { current: OPERATOR.password, password: NEW, repeated: NEW })
  expect((await known(phone)).devices).toHaveLength(1)
  await phone.delete('/api/device')
  expect(await shop.store.read(({ pushSubscriptions }) => [...pushSubscriptions.rows()])).toEqual([])
})

test('a deleted account gets no messages', async () => {
  const shop = openTestShop()
  const { owner, second } = await withSecondOperator(shop)
  expect((await second.post(PATH, subscription('a'))).status).toBe(201)
  expect((await known(owner)).isNotified).toBe(true)
  await endAccount(owner, SECOND.username)
  expect((await known(owner)).isNotified).toBe(false)
})

test.each([
  [true, {}, true],
  [true, { admin_email: '' }, false],
  [true, { order_notifications: 'false' }, false],
  [true, { email_notifications: 'false' }, false],
  [false, {}, false],
])('with a mail server %s and %j, orders are announced: %s', async (sendsMail, settings, isNotified) => {
  const rows = { settings: settingsWith({ admin_email: 'operator@example.com', ...settings }) }
  expect((await known(await openTestShop({ rows, sendsMail }).browser().signIn())).isNotified).toBe(isNotified)
})

test('neither the audit log nor an answer contains a device’s endpoint', async () => {
  const operator = await openTestShop().browser().signIn()
  const sent = subscription('a')
  const answers = [await operator.post(PATH, sent), await operator.get(PATH), await operator.get('/api/changes')]
  const text = (await Promise.all(answers.map((answer) => answer.text()))).join()
  for (const secret of [sent.endpoint, sent.keys.auth, sent.keys.p256dh]) expect(text).not.toContain(secret)
})
