import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copyShop } from '~/api/store/copy'
import { openDurableStore } from '~/api/store/files/durable'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { PostgresVisits } from '~/api/store/postgres/visits'
import { Visits } from '~/api/store/visits/visits'
import { newFolder } from '../fixtures/folders'
import { newOrder } from '../fixtures/rows/orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { newPageView, newVisitor } from '../fixtures/rows/visitors'
import { Calls } from '../fixtures/shops/calls'
import { TestServer } from '../fixtures/shops/server'
import { TestDatabase } from '../fixtures/shops/test-database'

const ORDERS = 3000

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

const run = promisify(execFile)
const copy = (from: string, to: string) =>
  run(process.execPath, ['--import', './scripts/run-sources.mjs', 'scripts/store-copy.ts', from, to])

async function fill(folder: string) {
  const store = await openDurableStore(folder, {})
  await store.update((shop) => {
    for (let index = 0; index < ORDERS; index++) shop.orders.insert(storedOrder(`Buyer ${index}`))
    shop.settings.put({ key: 'site_name', value: 'Lidder', version: 1 })
    const signedIn = { username: 'operator', createdAt: '2026-01-05T20:00:00.000Z' }
    shop.sessions.put({ tokenHash: 'a session', ...signedIn, hasProvedCode: true })
    shop.devices.put({ tokenHash: 'a device', ...signedIn })
  })
  await store.close()
  const visits = await Visits.open(join(folder, 'visits'))
  for (let index = 0; index < 5; index++) visits.addVisitor(newVisitor({ city: `City ${index}` }), '2026-01-05T20:00:00.000Z')
  visits.addPageView(newPageView({ page: '/shop' }), '2026-01-06T06:00:00.000Z')
  await visits.close()
}

async function visitsIn(folder: string) {
  const visits = await Visits.open(join(folder, 'visits'))
  const all = { newest: visits.newestVisitors(), totals: visits.totals(), days: visits.days() }
  const next = visits.addVisitor(newVisitor(), '2026-01-07T06:00:00.000Z').id
  await visits.close()
  return { ...all, next }
}

test('copies a shop into a database and back, and prints counts and sums', async () => {
  const [folder, back] = [await newFolder(), join(await newFolder(), 'back')]
  await fill(folder)
  const url = await database.create()
  const { stdout } = await copy(folder, url)
  expect(stdout).toContain('orders: 3,000\n')
  expect(stdout).toContain('Orders of ₹1,50,00,000 in all.')
  expect(stdout).toMatch(/^Next bill: TF\/\d\d-\d\d\/00001\. Next credit note: CN/m)
  expect(stdout).toContain('Signed out: operator. No browser is known any more.')

  const opened = await openPostgresStore(url, {})
  const visits = new PostgresVisits(opened.database)
  expect(await visits.totals()).toMatchObject({ totalVisitors: 5, pageViews: 1 })
  await visits.close()
  await opened.store.close()

  await copy(url, back)
  const [one, other] = [await openDurableStore(folder, {}), await openDurableStore(back, {})]
  const orders = (store: typeof one) => store.read((shop) => [...shop.orders.rows()])
  expect(await orders(other)).toEqual(await orders(one))
  const signedIn = (store: typeof one) => store.read(({ sessions, devices }) => [...sessions.rows(), ...devices.rows()].length)
  expect([await signedIn(one), await signedIn(other)]).toEqual([2, 0])
  await Promise.all([one.close(), other.close()])
  expect(await visitsIn(back)).toEqual(await visitsIn(folder))
})

test('copies only into an empty place and changes no existing data', async () => {
  const [folder, other] = [await newFolder(), await newFolder()]
  await fill(folder)
  await (await openDurableStore(other, { settings: [{ key: 'site_name', value: 'Kept', version: 1 }] })).close()
  await expect(copy(folder, other)).rejects.toThrow(`There is a shop in ${other} already; nothing was copied.`)
  await expect(copy(join(folder, 'nowhere'), other)).rejects.toThrow('There is no shop in')
})

test('an interrupted copy leaves nothing', async () => {
  const folder = await newFolder()
  await fill(folder)
  const { store: target } = await openPostgresStore(await database.create(), {})
  onTestFinished(() => target.close())
  const source = await openDurableStore(folder, {})
  const refusing = { ...source, read: source.read.bind(source) } as typeof source
  const broken = {
    ...target,
    update: (change: (shop: never) => unknown) =>
      target.update((shop) => {
        change(shop as never)
        throw new Error('cut')
      }),
  }
  await expect(copyShop(refusing, broken as unknown as typeof target)).rejects.toThrow('cut')
  expect(await target.read((shop) => [...shop.orders.rows()])).toEqual([])
  await source.close()
})

test('a server opens the copied shop: its operator signs in and the next order has the next number', async () => {
  const DATABASE_URL = await database.create()
  const server = await TestServer.start()
  onTestFinished(() => server.remove())
  expect((await new Calls(server.url).post('/api/orders', newOrder())).status).toBe(201)
  await server.stop()
  await copy(server.folder, DATABASE_URL)
  const moved = await TestServer.start({ DATABASE_URL })
  onTestFinished(() => moved.remove())
  const operator = await Calls.signedIn(moved.url)
  expect((await (await operator.post('/api/orders', newOrder())).json()).id).toBe(2)
  expect(await operator.read('/api/orders')).toHaveLength(2)
})
