import { once } from 'node:events'
import { mkdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { tellNews } from '~/api/alarms/alarm-rows'
import { Watch, type Watching } from '~/api/alarms/watch'
import { noteAnswer } from '~/api/http/failures'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { ALARM_WORDS, ALL_ALARMS, type Alarm } from '~/domain/account/alarms'
import { depth } from '../fixtures/depth'
import { newFolder } from '../fixtures/folders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { TEST_CERTIFICATE } from '../fixtures/shops/certificate'
import { openTestShop } from '../fixtures/shops/shop'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const GIGABYTE = 1_000_000_000

/** Each test has its own day, because the process counts failures. */
let now = Date.now()
let folder: string
let shop: ReturnType<typeof openTestShop>

beforeEach(async () => {
  now += DAY
  folder = await newFolder()
  shop = openTestShop()
  await mkdir(join(folder, 'backups'))
  await backedUp(now)
  await note('last-far-copy.json', now)
})

const note = (name: string, at: number, more = {}) =>
  writeFile(join(folder, 'backups', name), JSON.stringify({ at: new Date(at), ...more }))

/** The file that systemd leaves after a failed unit. */
async function failed(unit: string, at: number) {
  const path = new ShopFolder(folder).failed(unit)
  await writeFile(path, '')
  await utimes(path, new Date(at), new Date(at))
}

const backedUp = (at: number) => note('last.json', at)

const watchOf = (more: Partial<Watching> = {}) =>
  new Watch({ store: shop.store, path: folder, isInFiles: true, isLeader: async () => true, ...more })

/** The alarm notifications, oldest first. */
const told = () =>
  shop.store.read(({ notifications }) =>
    [...notifications.rows()].map(({ alarm, type }) => `${alarm} ${type === 'error' ? 'begins' : 'is over'}`),
  )

const DEVICE = {
  ...{
    endpointHash: 'e',
    endpoint: 'https://fcm.googleapis.com/e',
    p256dh: '',
    auth: '',
    username: 'operator',
    deviceHash: null,
  },
  ...{ name: 'Chrome on Android', createdAt: '2026-01-05T06:30:00.000Z', lastOrderId: 0, begunOrderId: null, lastAlarmId: 0 },
  ...{ waitsUntil: null, failures: 1, isGivenUp: false },
}

/** Causes an alarm and ends its cause. */
interface Trouble {
  watching?: Partial<Watching>
  begin: () => unknown
  end: () => unknown
}

const diskOf = (free: () => number) => async () => ({ bavail: free() * GIGABYTE, blocks: 100 * GIGABYTE })

async function listen(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const troubles: { [Name in Alarm]: () => Promise<Trouble> | Trouble } = {
  backup: () => ({ begin: () => backedUp(now - 27 * HOUR), end: () => backedUp(now) }),
  drill: () => ({
    begin: () => note('last-drill.json', now, { problem: 'It lacks 3 orders.' }),
    end: () => note('last-drill.json', now, { file: 'a.tar.gz' }),
  }),
  copy: () => ({
    watching: { isCopied: true },
    begin: () => note('last-shipped.json', now - HOUR, { problem: 'The bucket is full.', failedAt: new Date(now - HOUR) }),
    end: () => note('last-shipped.json', now),
  }),
  disk() {
    let free = 50
    return { watching: { disk: diskOf(() => free) }, begin: () => (free = 9), end: () => (free = 13) }
  },
  async certificate() {
    const server = createTlsServer({ key: TEST_CERTIFICATE, cert: TEST_CERTIFICATE })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const today = now
    return {
      watching: { site: `https://127.0.0.1:${(server.address() as AddressInfo).port}` },
      async begin() {
        now = Date.parse('2126-10-25T00:00:00Z')
        await backedUp(now)
      },
      end: () => (now = today),
    }
  },
  mail() {
    const mailing: { failingSince: number | undefined } = { failingSince: undefined }
    return {
      watching: { mailing },
      begin: () => (mailing.failingSince = now - HOUR),
      end: () => (mailing.failingSince = undefined),
    }
  },
  push: () => ({
    begin: () =>
      shop.store.update(({ pushSubscriptions }) =>
        pushSubscriptions.put({ ...DEVICE, failingSince: new Date(now - HOUR).toISOString() }),
      ),
    end: () => shop.store.update(({ pushSubscriptions }) => pushSubscriptions.delete(DEVICE.endpointHash)),
  }),
  errors: () => ({
    begin: () => Array.from({ length: 10 }, () => noteAnswer(500, now)),
    end: () => (now += 6 * MINUTE),
  }),
  clock: () => ({
    begin: () => shop.store.update(({ orders }) => orders.insert(storedOrder('Nazir', new Date(now + HOUR).toISOString()))),
    end: () => (now += 2 * HOUR),
  }),
}

test.each(ALL_ALARMS)('the alarm of %s begins once and ends once', async (alarm) => {
  const { watching = {}, begin, end } = await troubles[alarm]()
  const watch = watchOf(watching)
  const looked = async () => {
    await watch.check(now)
    // A second server, and a restarted one, send nothing again.
    await watchOf(watching).check(now)
    return told()
  }
  expect(await looked()).toEqual([])
  await begin()
  expect(await looked()).toEqual([`${alarm} begins`])
  const { alarms } = JSON.parse(await readFile(join(folder, 'alarms.json'), 'utf8'))
  expect(alarms).toMatchObject([{ alarm, state: 'alarm', detail: expect.stringContaining(ALARM_WORDS[alarm].toDo) }])
  await end()
  expect(await looked()).toEqual([`${alarm} begins`, `${alarm} is over`])
})

test('a failed nightly backup is reported within a day, and a shop without backups after 26 hours', async () => {
  await failed('trout-feed-backup', now + MINUTE)
  await watchOf().check(now + MINUTE)
  expect(await told()).toEqual(['backup begins'])
  await backedUp(now + 2 * MINUTE)
  await watchOf().check(now + 2 * MINUTE)
  expect(await told()).toEqual(['backup begins', 'backup is over'])
  await rm(join(folder, 'backups'), { recursive: true })
  await watchOf().check(now + 2 * MINUTE)
  expect(await told()).toHaveLength(3)
})

test('a night without a remote copy is reported with the reason', async () => {
  await note('last-far-copy.json', now - 27 * HOUR, { problem: 'The bucket refuses.', failedAt: new Date(now) })
  await watchOf({ isCopied: true }).check(now)
  const [row] = await shop.store.read(({ notifications }) => [...notifications.rows()])
  expect(row).toMatchObject({ alarm: 'copy', message: expect.stringContaining('The bucket refuses.') })
})

test('a killed drill is reported from its unit', async () => {
  await failed('trout-feed-drill', now)
  await watchOf().check(now)
  expect(await told()).toEqual(['drill begins'])
})

test('between the two disk thresholds an alarm keeps its state', async () => {
  let free = 11
  const watch = watchOf({ disk: diskOf(() => free) })
  await watch.check(now)
  free = 9
  await watch.check(now)
  free = 11
  await watch.check(now)
  expect(await told()).toEqual(['disk begins'])
})

test('an unreachable site is not a certificate alarm', async () => {
  await watchOf({ site: 'https://127.0.0.1:1' }).check(now)
  expect(await told()).toEqual([])
})

test('nine failures, or an hour without mail, raise no alarm', async () => {
  for (let count = 0; count < 9; count++) noteAnswer(503, now)
  for (let count = 0; count < 99; count++) noteAnswer(429, now)
  await watchOf({ mailing: { failingSince: now - HOUR + MINUTE } }).check(now)
  expect(await told()).toEqual([])
})

/** A monitor that counts its calls; its clock may differ. */
async function openMonitor(ahead = 0) {
  const monitor = { asked: 0, url: '', ahead, status: 200 }
  const port = await listen(
    createServer((_, answer) => {
      monitor.asked++
      answer.writeHead(monitor.status, { Date: new Date(Date.now() - monitor.ahead).toUTCString() }).end('ok')
    }),
  )
  monitor.url = `http://127.0.0.1:${port}/ping`
  return monitor
}

test('the monitor is called every five minutes, but not while an alarm is on', async () => {
  const monitor = await openMonitor()
  const watch = watchOf({ heartbeat: monitor.url })
  for (let minute = 0; minute < 10; minute++) await watch.check(now + minute * MINUTE)
  expect(monitor.asked).toBe(2)
  await backedUp(now - 30 * HOUR)
  for (let minute = 10; minute < 30; minute++) await watch.check(now + minute * MINUTE)
  expect(monitor.asked).toBe(2)
  await backedUp(now)
  await watch.check(now + 30 * MINUTE)
  expect(monitor.asked).toBe(3)
})

test('a monitor with another clock raises the clock alarm, and a failing monitor does no harm', async () => {
  const monitor = await openMonitor(10 * MINUTE)
  const watch = watchOf({ heartbeat: monitor.url })
  await watch.check(now)
  await watch.check(now + MINUTE)
  expect(await told()).toEqual(['clock begins'])
  monitor.status = 500
  await watchOf({ heartbeat: monitor.url }).check(now)
  await watchOf({ heartbeat: 'http://127.0.0.1:1/' }).check(now)
  expect(await told()).toEqual(['clock begins', 'clock is over'])
})

test('with a failing store or another leader, no alarm begins or ends', async () => {
  await backedUp(now - 30 * HOUR)
  await watchOf({ isLeader: async () => false }).check(now)
  expect(await told()).toEqual([])
  const full = openTestShop({ persist: () => Promise.reject(new Error('ENOSPC')) })
  await watchOf({ store: full.store }).check(now)
  await watchOf().check(now)
  expect(await told()).toEqual(['backup begins'])
})

/** The log lines until the end of a test. */
function logged() {
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warnings.mockRestore())
  return () => warnings.mock.calls.map(([words]) => words)
}

test('a failing check hides no other, is logged once, and stops the calls to the monitor', async () => {
  const said = logged()
  const monitor = await openMonitor()
  let fault: Error | undefined = Object.assign(new Error(), { code: 'EIO' })
  const disk = async () => {
    if (fault) throw fault
    return { bavail: 50, blocks: 100 }
  }
  const watch = watchOf({ disk, heartbeat: monitor.url })
  await backedUp(now - 30 * HOUR)
  for (let minute = 0; minute < 3; minute++) await watch.check(now + minute * MINUTE)
  expect(await told()).toEqual(['backup begins'])
  await backedUp(now)
  await watch.check(now + 3 * MINUTE)
  expect([await told(), monitor.asked]).toEqual([['backup begins', 'backup is over'], 0])
  fault = undefined
  await watch.check(now + 4 * MINUTE)
  expect([monitor.asked, said()]).toEqual([1, ['The alarm "Disk" could not be looked at (EIO); it is tried again.']])
})

test('a shop that cannot be checked is logged once', async () => {
  const said = logged()
  await backedUp(now - 30 * HOUR)
  const watch = watchOf({ store: openTestShop({ persist: () => Promise.reject(new Error('ENOSPC')) }).store })
  for (let minute = 0; minute < 3; minute++) await watch.check(now + minute * MINUTE)
  expect(said()).toEqual(['The shop could not be looked after (StoreUnavailable); it is tried again.'])
})

test('for any order of checks, servers and restarts, each alarm begins and ends alternately, without duplicates', async () => {
  const readings = fc.dictionary(fc.constantFrom(...ALL_ALARMS), fc.constantFrom('', 'It is bad.', 'It is worse.'))
  const histories = fc.array(fc.record({ readings, servers: fc.integer({ min: 1, max: 3 }) }), { maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(histories, async (steps) => {
      const { store } = openTestShop()
      const expected: string[] = []
      const isOn = new Map<string, boolean>()
      for (const { readings: each, servers } of steps) {
        await Promise.all(Array.from({ length: servers }, () => tellNews(store, each, now)))
        for (const [alarm, wrong] of Object.entries(each)) {
          if ((wrong !== '') === (isOn.get(alarm) ?? false)) continue
          isOn.set(alarm, wrong !== '')
          expected.push(`${alarm} ${wrong !== ''}`)
        }
      }
      const rows = await store.read(({ notifications }) => [...notifications.rows()])
      expect(rows.map(({ alarm, type }) => `${alarm} ${type === 'error'}`)).toEqual(expected)
    }),
    { numRuns: depth(50, 2000) },
  )
})

test('a shop without a backup does not report its backups as ok', async () => {
  const readHealth = async (lastBackup?: Date) => {
    const operator = await openTestShop(lastBackup && { lastBackup: lastBackup.toISOString() })
      .browser()
      .signIn()
    const { health } = await (await operator.get('/api/system')).json()
    return health.filter(({ alarm }: { alarm: Alarm }) => alarm === 'backup')
  }
  expect(await watchOf().awaited()).toEqual(['drill'])
  expect(await readHealth()).toMatchObject([
    { state: 'not yet', detail: 'There is no backup yet. The first is made within a day.' },
  ])
  expect(await readHealth(new Date())).toMatchObject([{ state: 'well', detail: '' }])
})

test('the operator reads the health of the shop, and notifications link to it', async () => {
  await tellNews(shop.store, { drill: 'The drill failed.' }, now)
  const operator = await shop.browser().signIn()
  const { health } = await (await operator.get('/api/system')).json()
  expect(health.find(({ alarm }: { alarm: Alarm }) => alarm === 'drill')).toMatchObject({
    state: 'alarm',
    since: new Date(now).toISOString(),
  })
  expect(health.find(({ alarm }: { alarm: Alarm }) => alarm === 'mail')).toMatchObject({ state: 'not watched' })
  const [bell] = await (await operator.get('/api/notifications')).json()
  expect(bell).toMatchObject({ title: 'Alarm: Backup drill', type: 'error', alarm: 'drill' })
})
