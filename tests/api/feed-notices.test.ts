import { describe, expect, onTestFinished, test } from 'vitest'
import { sendFeedNotices } from '~/api/push/feed-notice-sending'
import { pushServices } from '~/api/push/push-service'
import { removeOldRows } from '~/api/startup/old-rows'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { MAX_FEED_NOTICE_DAYS, MAX_FEED_NOTICES } from '~/domain/notifications/feed-notice-schema'
import { refusal } from '../fixtures/problems'
import { newFeedNotice } from '../fixtures/rows/push-subscriptions'
import { TestPushService } from '../fixtures/shops/push-service'
import { openTestShop } from '../fixtures/shops/shop'

const PATH = '/api/feed-notices'
/** Ten in the morning in India, some days from now. */
const morning = (days: number) => Date.parse(`${dayFromNow(days)}T04:30:00Z`)
const dayFromNow = (days: number) => indianDay(new Date(Date.now() + days * DAY))

async function openNotices() {
  const service = await new TestPushService().start()
  onTestFinished(() => service.stop())
  const shop = openTestShop({ pushTestService: service.url })
  const send = pushServices({ store: shop.store, siteUrl: 'https://feed.example', answerWithin: 500 })
  const farmer = shop.browser()
  return {
    ...shop,
    service,
    farmer,
    ask: (name: string, days: number) => farmer.post(PATH, { ...service.subscribe(name), day: dayFromNow(days) }),
    run: (now: number) => sendFeedNotices({ store: shop.store, send }, now),
    rows: () => shop.store.read(({ feedNotices }) => [...feedNotices.rows()]),
    told: () => service.received.map(({ name }) => name),
  }
}

describe('a kept notice', () => {
  test('is a push key and a day, nothing else', async () => {
    const { ask, rows, farmer } = await openNotices()
    const kept = await (await ask('phone', 5)).json()
    expect(kept).toEqual({ id: expect.stringMatching(/^[\w-]{43}$/), day: dayFromNow(5) })
    const [row] = await rows()
    expect(Object.keys(row ?? {}).sort()).toEqual(['auth', 'day', 'endpoint', 'endpointHash', 'p256dh'])
    expect(await (await farmer.get(PATH)).json()).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) })
  })

  test('is one per browser: a new day replaces the old one', async () => {
    const { service, farmer, rows } = await openNotices()
    const browser = service.subscribe('phone')
    for (const days of [5, 5, 9]) expect((await farmer.post(PATH, { ...browser, day: dayFromNow(days) })).status).toBe(201)
    expect((await rows()).map(({ day }) => day)).toEqual([dayFromNow(9)])
  })

  test('is stopped once or twice, and by its own id alone', async () => {
    const { ask, farmer, rows } = await openNotices()
    const { id } = await (await ask('phone', 5)).json()
    await ask('laptop', 5)
    for (const _ of [1, 2]) expect((await farmer.delete(`${PATH}/${id}`)).status).toBe(204)
    expect(await rows()).toHaveLength(1)
  })

  test.each([
    ['yesterday', { day: dayFromNow(-1) }, 'day'],
    ['too far ahead', { day: dayFromNow(MAX_FEED_NOTICE_DAYS + 1) }, 'day'],
    ['no day', { day: '2026-02-30' }, 'day'],
    ['no text', { day: 7 }, 'day'],
    ['no day at all', { day: undefined }, 'day'],
    ['an endpoint elsewhere', { endpoint: 'https://feed.example/push' }, 'endpoint'],
    ['an endpoint of this machine', { endpoint: 'http://127.0.0.1:9/a' }, 'endpoint'],
    ['a key that is no point', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }, 'keys.p256dh'],
  ])('with %s is refused', async (_case, changes, path) => {
    const shop = openTestShop()
    const { errors } = await refusal(await shop.browser().post(PATH, newFeedNotice(changes)), 422)
    expect(errors?.[0]?.path).toBe(path)
    expect(await shop.store.read(({ feedNotices }) => [...feedNotices.rows()])).toEqual([])
  })

  test('is refused when the shop is full of them, but a known browser may still change its day', async () => {
    const full = Array.from({ length: MAX_FEED_NOTICES - 1 }, (_, index) => ({
      ...{ endpointHash: `row ${index}`, endpoint: `https://push.example/${index}`, p256dh: 'B', auth: 's' },
      day: dayFromNow(1),
    }))
    const browser = openTestShop({ rows: { feedNotices: full } }).browser()
    const own = newFeedNotice()
    expect((await browser.post(PATH, own)).status).toBe(201)
    await refusal(await browser.post(PATH, newFeedNotice({ endpoint: 'https://fcm.googleapis.com/fcm/send/other' })), 409)
    expect((await browser.post(PATH, { ...own, day: dayFromNow(3) })).status).toBe(201)
  })
})

describe('on its day', () => {
  test('each browser is told once, without any text, and its row goes', async () => {
    const { ask, run, rows, told, service } = await openNotices()
    await ask('phone', 2)
    await ask('laptop', 3)
    for (const days of [0, 1]) await run(morning(days))
    expect(told()).toEqual([])
    for (const _ of [1, 2]) await run(morning(2))
    expect(told()).toEqual(['phone'])
    expect(service.received[0]?.push).toEqual({ tag: 'feed-ends' })
    expect(await rows()).toHaveLength(1)
    await run(morning(6))
    expect([told(), await rows()]).toEqual([['phone', 'laptop'], []])
  })

  test('nobody is woken: the first message goes after eight, the last before twenty', async () => {
    const { ask, run, told } = await openNotices()
    await ask('phone', 1)
    for (const time of ['00:10', '02:29', '14:30', '18:29']) await run(Date.parse(`${dayFromNow(1)}T${time}:00Z`))
    expect(told()).toEqual([])
    await run(Date.parse(`${dayFromNow(1)}T02:30:00Z`))
    expect(told()).toEqual(['phone'])
  })

  test('a failed notice is tried again in the next hours, and goes a week after its day', async () => {
    const { ask, run, rows, told, service, store } = await openNotices()
    await ask('phone', 1)
    service.answers.set('phone', 503)
    await run(morning(1))
    expect(await rows()).toHaveLength(1)
    service.answers.delete('phone')
    await run(morning(2))
    expect([told(), await rows()]).toEqual([['phone'], []])
    await ask('phone', 1)
    await removeOldRows(store, morning(8) - DAY)
    expect(await rows()).toHaveLength(1)
    await removeOldRows(store, morning(9))
    expect(await rows()).toEqual([])
  })

  test('a browser that is gone loses its row, and one that hangs keeps no other waiting', async () => {
    const { ask, run, rows, told, service } = await openNotices()
    for (const name of ['gone', 'hangs', 'phone']) await ask(name, 1)
    service.answers.set('gone', 410).set('hangs', 'hangs')
    await run(morning(1))
    expect([told(), (await rows()).map(({ endpoint }) => endpoint)]).toEqual([['phone'], [`${service.url}/hangs`]])
  })

  test('only one of several processes sends', async () => {
    const { ask, store, told } = await openNotices()
    await ask('phone', 1)
    const send = async () => ({ state: 'told' }) as const
    await sendFeedNotices({ store, send, isLeader: async () => false }, morning(1))
    expect([told(), (await store.read(({ feedNotices }) => [...feedNotices.rows()])).length]).toEqual([[], 1])
  })
})
