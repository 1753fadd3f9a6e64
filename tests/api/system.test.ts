import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '~/api/startup/environment'
import { startShop } from '~/api/startup/startup'
import { readSystem } from '~/api/startup/system'
import { backUp } from '~/api/store/files/backup'
import { system } from '~/domain/account/system-schema'
import about from '../../package.json' with { type: 'json' }
import { newFolder } from '../fixtures/folders'
import { newOrder } from '../fixtures/rows/orders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { openTestShop } from '../fixtures/shops/shop'

test('shows the operator figures of the server and the shop', async () => {
  const lastBackup = '2026-03-01T06:00:00.000Z'
  const shop = openTestShop({ lastBackup })
  for (let count = 0; count < 3; count++) await shop.browser().post('/api/orders', newOrder({ quantity: 1 }))
  const operator = await shop.browser().signIn()
  const answer = await (await operator.get('/api/system')).json()
  expect(system.parse(answer)).toEqual(answer)
  expect(answer).toMatchObject({ store: 'files', orders: 3, lastBackupAt: lastBackup, version: about.version })
  // The machine's clock may be adjusted meanwhile by less than a minute.
  expect(Math.abs(Date.now() - Date.parse(answer.startedAt) - process.uptime() * 1000)).toBeLessThan(60_000)
})

test('returns no backup if none was made', async () => {
  const operator = await openTestShop().browser().signIn()
  expect(await (await operator.get('/api/system')).json()).toMatchObject({ orders: 0, lastBackupAt: null })
})

test('measures the data folder: the time of the last backup, its files and the disk', async () => {
  const folder = await newFolder()
  const shop = await startShop(readEnvironment({ DATA_DIR: folder, ADMIN_PASSWORD: 'pebbles-and-cold-water' }))
  onTestFinished(() => shop.close())
  const read = async () => {
    const answer = await readSystem({} as never, { locals: shop as never })
    if (answer.store !== 'files') throw new Error(`This shop is no folder, but ${answer.store}.`)
    return answer
  }
  const before = await read()
  expect(before.lastBackupAt).toBeNull()
  expect(before.snapshotBytes).toBe((await stat(join(folder, 'db.json'))).size)
  expect(before.freeBytes).toBeGreaterThan(1_000_000)

  await shop.store.update((tables) => tables.orders.insert(storedOrder()))
  const began = Date.now()
  await backUp(folder, join(folder, 'shop.tar.gz'))
  const after = await read()
  const madeAt = Date.parse(after.lastBackupAt ?? '')
  expect(madeAt).toBeGreaterThanOrEqual(began)
  expect(madeAt).toBeLessThanOrEqual(Date.now())
  expect(after.orders).toBe(1)
  expect(after.journalBytes).toBe((await stat(join(folder, 'journal.jsonl'))).size)
  expect(after.journalBytes).toBeGreaterThan(before.journalBytes)
})
