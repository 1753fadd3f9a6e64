import { describe, expect, test, vi } from 'vitest'
import { tellNews } from '~/api/alarms/alarm-rows'
import { duePushes, endPush } from '~/api/push/due-pushes'
import type { Store } from '~/api/store/store'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openPushing, SECOND } from '../fixtures/shops/pushing'

const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Timeout of a hanging answer: long enough for answers on a busy machine. */
const HANGS_FOR = 500

/** A store that accepts this many more changes. */
function failsAfter(store: Store, changes: number) {
  const update = store.update.bind(store)
  let left = changes
  vi.spyOn(store, 'update').mockImplementation(async (change) => {
    if (left-- > 0) return update(change)
    throw new Error('disk full')
  })
}

describe('messages', () => {
  test('each order to each device, encrypted and signed, without personal data', async () => {
    const { subscribe, order, tell, told, service, operator } = await openPushing()
    for (const name of ['phone', 'laptop']) await subscribe(name)
    await order(6)
    await tell()
    await tell()
    expect([told('phone'), told('laptop')]).toEqual([['New order #1'], ['New order #1']])
    const [{ push, headers, publicKey } = service.received[0] ?? expect.fail()] = service.received
    expect(push).toEqual({ title: 'New order #1', body: '6 bags', tag: 'orders-1', url: '/admin-orders?order=1' })
    expect(headers).toMatchObject({ ttl: '259200', urgency: 'high', topic: 'orders-1', 'content-encoding': 'aes128gcm' })
    expect(publicKey).toBe((await (await operator.get('/api/push-subscriptions')).json()).publicKey)
  })

  test('an alarm and its end, once each, besides orders', async () => {
    const { subscribe, order, store, tell, reopen, told, service } = await openPushing()
    await tellNews(store, { drill: 'It is older.' }, Date.now())
    await subscribe('phone')
    await tellNews(store, { disk: '9 % are free.', drill: '' }, Date.now())
    await order()
    for (let second = 0; second < 3; second++) await tell()
    await tellNews(store, { disk: '' }, Date.now())
    await tell(2 * MINUTE)
    await reopen()()
    expect(told()).toEqual(['Alarm: Disk', 'Over: Backup drill', 'New order #1', 'Over: Disk'])
    expect(service.received[0]?.push).toMatchObject({ tag: 'alarm-disk', url: '/admin-settings#system' })
  })

  test('no orders from before a device was turned on, and no refused ones', async () => {
    const { subscribe, order, customer, tell, told } = await openPushing()
    await order()
    await subscribe('phone')
    await customer.post('/api/orders', {})
    await tell()
    expect(told()).toEqual([])
  })

  test('no earlier orders if a device was stopped and turned on again during a message', async () => {
    const { subscribe, order, store } = await openPushing()
    await subscribe('phone')
    await order()
    const { due } = await store.read((shop) => duePushes(shop, Date.now(), new Set()))
    await store.update(({ pushSubscriptions }) => {
      for (const { device } of due) pushSubscriptions.delete(device.endpointHash)
    })
    await order()
    await subscribe('phone')
    await store.update((shop) => {
      for (const each of due) endPush(shop, each, { state: 'told' }, Date.now())
    })
    const rows = await store.read(({ pushSubscriptions }) => [...pushSubscriptions.rows()])
    expect(rows.map(({ lastOrderId }) => lastOrderId)).toEqual([2])
  })

  test('a thousand orders in a minute are one message after the first', async () => {
    const { subscribe, order, store, tell, told } = await openPushing()
    await subscribe('phone')
    await order()
    await tell()
    await store.update((shop) => {
      for (let index = 0; index < 999; index++) shop.orders.insert(storedOrder())
    })
    for (let second = 0; second < 59; second++) await tell()
    expect(told()).toEqual(['New order #1'])
    await tell()
    expect(told()).toEqual(['New order #1', '999 new orders'])
  })

  test('orders during quiet hours once at their end', async () => {
    const { subscribe, order, operator, tell, told } = await openPushing()
    await subscribe('phone')
    const inIndia = (hours: number) => new Date(Date.now() + 5.5 * HOUR + hours * HOUR).toISOString().slice(11, 16)
    await operator.put('/api/settings/quiet_from', { value: inIndia(-1) })
    await operator.put('/api/settings/quiet_until', { value: inIndia(2) })
    for (let hour = 0; hour < 3; hour++) {
      await order()
      await tell(hour === 0 ? SECOND : 50 * MINUTE)
    }
    expect(told()).toEqual([])
    await tell(20 * MINUTE)
    expect(told()).toEqual(['3 new orders'])
  })
})

describe('a failing device', () => {
  test.each([404, 410])('is removed after %i', async (status) => {
    const { subscribe, order, tell, devices, service } = await openPushing()
    service.answers.set('phone', status)
    await subscribe('phone')
    await order()
    await tell()
    expect(await devices()).toEqual([])
  })

  test.each([400, 403, 429, 500, 301, 'hangs', 'endless'] as const)(
    'with %s is tried again, and holds up no other',
    async (answer) => {
      const { subscribe, order, tell, told, service } = await openPushing(answer === 'hangs' ? HANGS_FOR : undefined)
      service.answers.set('phone', answer)
      for (const name of ['phone', 'laptop']) await subscribe(name)
      await order()
      await tell()
      expect(told('laptop')).toEqual(['New order #1'])
      await expect.poll(() => service.open).toBe(0)
      service.answers.delete('phone')
      await tell(4 * SECOND)
      await tell(SECOND)
      // An endless answer counts from its first line.
      expect(told('phone')).toEqual(answer === 'endless' ? [] : ['New order #1'])
    },
  )

  test('is retried with backoff and Retry-After, and then gets everything in one message', async () => {
    const { subscribe, order, tell, told, service, devices, operator, store } = await openPushing()
    await subscribe('phone')
    await order()
    service.answers.set('phone', 500)
    const waits: number[] = []
    let failures = 0
    for (let second = 0, last = 0; second < 2 * 3600; second++) {
      await tell()
      const row = await store.read(({ pushSubscriptions }) => [...pushSubscriptions.rows()][0])
      if (row?.failures === failures) continue
      waits.push(second - last)
      failures = row?.failures ?? 0
      last = second
    }
    expect(waits).toEqual([0, 5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560])
    await order()
    service.answers.set('phone', { status: 429, headers: { 'Retry-After': '3000' } })
    await tell(HOUR)
    service.answers.delete('phone')
    await tell(HOUR - SECOND)
    expect(told()).toEqual([])
    await tell(SECOND)
    await tell(MINUTE)
    expect(told()).toEqual(['New order #1', 'New order #2'])
    expect((await devices())[0].failingSince).toBeNull()
    expect((await (await operator.get('/api/push-subscriptions')).json()).isNotified).toBe(true)
  })

  test('is reported and given up after a week, until it is turned on again', async () => {
    const { subscribe, order, tell, told, service, devices, operator } = await openPushing()
    await subscribe('phone')
    await order()
    service.answers.set('phone', 500)
    const firstFailure = Date.now() + HOUR
    for (let hour = 0; hour <= 7 * 24; hour++) await tell(HOUR)
    expect((await devices())[0]).toMatchObject({ failingSince: null })
    await tell(HOUR)
    expect(Math.abs(Date.parse((await devices())[0].failingSince) - firstFailure)).toBeLessThan(MINUTE)
    expect((await (await operator.get('/api/push-subscriptions')).json()).isNotified).toBe(false)
    service.answers.delete('phone')
    await tell(2 * DAY)
    expect(told()).toEqual([])
    await subscribe('phone')
    await order()
    await tell()
    expect(told()).toEqual(['New order #2'])
  })
})

describe('after a restart or a crash', () => {
  test('a pending message is repeated with its tag, also if a new order has arrived', async () => {
    const shop = await openPushing()
    await shop.subscribe('phone')
    await shop.order()
    // Killed after the service accepted it, before the store did.
    failsAfter(shop.store, 1)
    await shop.tell()
    vi.restoreAllMocks()
    shop.pushing.close()
    await shop.order()
    const reopened = shop.reopen()
    for (const after of [SECOND, MINUTE]) await reopened(after)
    expect(shop.service.received.map(({ push }) => push.tag)).toEqual(['orders-1', 'orders-1', 'orders-2'])
  })

  test('a full disk does not duplicate a message', async () => {
    const shop = await openPushing()
    await shop.subscribe('phone')
    await shop.order()
    failsAfter(shop.store, 1)
    for (let second = 0; second < 10; second++) await shop.tell()
    vi.restoreAllMocks()
    await shop.tell(MINUTE)
    expect(shop.told()).toEqual(['New order #1'])
    await shop.reopen()(MINUTE)
    expect(shop.told()).toEqual(['New order #1'])
  })
})

test('ten thousand dead endpoints use few concurrent requests, and delay no working device', async () => {
  const { subscribe, order, store, tell, told, service } = await openPushing(HANGS_FOR)
  await subscribe('phone')
  await order()
  await tell()
  const { keys } = service.subscribe('dead')
  service.answers.set('dead', 'hangs')
  const tookBesideDead = async (count: number) => {
    await store.update((shop) => {
      const row = [...shop.pushSubscriptions.rows()].find(({ endpoint }) => !endpoint.endsWith('/dead')) ?? expect.fail()
      for (let index = 0; index < count; index++)
        shop.pushSubscriptions.put({
          ...row,
          ...keys,
          endpointHash: `${index}`,
          endpoint: `${service.url}/dead`,
          waitsUntil: null,
        })
    })
    await order()
    const begin = performance.now()
    for (let tick = 0; tick < 3; tick++) await tell(MINUTE)
    return performance.now() - begin
  }
  const besideFew = await tookBesideDead(8)
  expect(told('phone')).toEqual(['New order #1', 'New order #2'])
  const besideMany = await tookBesideDead(10_000)
  expect(told('phone')).toEqual(['New order #1', 'New order #2', 'New order #3'])
  expect(service.mostOpen).toBeLessThanOrEqual(9)
  // One after another they would take a thousand times as long.
  expect(besideMany).toBeLessThan(50 * besideFew)
})
