import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import { recover } from '~/api/store/files/recovery'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { DAY } from '~/domain/day'
import { newFolder } from '../fixtures/folders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { Machine } from '../fixtures/shops/machine'
import { packRelease } from '../fixtures/shops/releases'

let machine: Machine
/** The number of orders before these tests. */
let lived: number

beforeAll(async () => {
  machine = await Machine.withShop()
  lived = (await recover(new ShopFolder(machine.data))).db.data.toRows().orders.length
  await place('Asha')
  await machine.run('upgrade', await packRelease(machine.folder, 'trout-feed-20260101-000000'))
})
afterAll(() => machine.remove())

/** Stores an order while no server uses the shop. */
async function place(name: string) {
  const store = await openDurableStore(machine.data, {})
  await store.update((shop) => shop.orders.insert(storedOrder(name)))
  await store.close()
}

const backups = async () => (await readdir(machine.backups)).sort().map((name) => join(machine.backups, name))

async function closed(work: () => Promise<void>) {
  const systemctl = (words: string) => machine.systemctl(...words.split(' '))
  await systemctl('stop trout-feed.socket trout-feed.service')
  await work()
  await systemctl('start trout-feed.socket trout-feed.service')
}

test('a drill needs a backup', async () => {
  expect(await machine.run('drill')).toEqual({ code: 1, output: expect.stringContaining('There is no backup yet.') })
})

test('a drill restores the newest backup next to the open shop and counts rows', async () => {
  expect(await machine.run('backup')).toMatchObject({ code: 0, output: expect.stringContaining('Backed up to') })
  await closed(() => place('Bilal'))
  const { code, output } = await machine.run('drill')
  expect(output).toContain(`orders: ${lived + 1} restored, ${lived + 2} now.`)
  expect(output).toContain('can be restored.')
  expect(code).toBe(0)
  expect((await readdir(machine.backups)).filter((name) => name.startsWith('drill'))).toEqual([])
})

/** A backup of a shop with two orders; only these orders stay in the shop. */
async function backupWith(left: readonly number[]) {
  const folder = await newFolder()
  const store = await openDurableStore(folder, {})
  await store.update((shop) => {
    for (const name of ['Asha', 'Bilal']) shop.orders.insert(storedOrder(name))
    for (const id of [1, 2]) if (!left.includes(id)) shop.orders.delete(id)
  })
  await store.close()
  const archive = join(folder, 'shop.tar.gz')
  await backUp(folder, archive)
  return archive
}

test.each<[string, number[], number[]]>([
  ['lacks 1 orders, the first with the number 1.', [2], [1, 2]],
  ['has fewer orders than', [1, 2], [1]],
])('a drill detects a backup that %s', async (words, before, after) => {
  const { code, output } = await machine.script('drill', '--', await backupWith(before), await backupWith(after))
  expect(output).toContain(words)
  expect(code).toBe(1)
})

test('a drill detects a damaged backup', async () => {
  const file = join(machine.backups, '2099-01-01-000000.tar.gz')
  const whole = await readFile((await backups()).at(-1) as string)
  await writeFile(file, whole.subarray(0, whole.length - 200))
  expect(await machine.run('drill')).toMatchObject({ code: 1 })
  await rm(file)
})

test('a drill detects that the last backup is two days old', async () => {
  const old = new Date(Date.now() - 3 * DAY)
  for (const file of await backups()) await utimes(file, old, old)
  expect(await machine.run('drill')).toEqual({ code: 1, output: expect.stringContaining('older than two days') })
})

test('a restore stops the shop, installs the backup and starts the shop again', async () => {
  const [oldest = ''] = await backups()
  const { code, output } = await machine.run('restore', oldest)
  expect(output).toContain('What stood there before is kept in')
  expect(output).toMatch(new RegExp(`Ids go on after .*orders ${lived + 2}`))
  expect(output).toContain('Next bill: TF/')
  expect(output).toContain('May sign in: operator (owner), bilal, with the passwords of today.')
  expect(code).toBe(0)
  expect(await machine.run('drill')).toMatchObject({ code: 0 })
  expect((await machine.asked()).slice(-2)).toEqual([
    'stop trout-feed.socket trout-feed.service',
    'start trout-feed.socket trout-feed.service',
  ])
  expect(await machine.run('restore', '/nowhere.tar.gz')).toMatchObject({ code: 1 })
})

test('the operator’s password is reset while the shop is stopped', async () => {
  expect(await machine.run('operator', 'reset-password')).toMatchObject({
    code: 0,
    output: expect.stringContaining('New sign-in'),
  })
})

test('fourteen backups are kept', async () => {
  for (let day = 10; day < 30; day++) await writeFile(join(machine.backups, `2020-01-${day}-000000.tar.gz`), '')
  await machine.run('backup')
  const kept = await readdir(machine.backups)
  expect(kept).toHaveLength(14)
  expect(kept).not.toContain('2020-01-10-000000.tar.gz')
})

const inData = (path: string) => join(machine.data, path)

test('prints the status line by line and exits with 0 if all is well', async () => {
  expect(await machine.run('drill')).toMatchObject({ code: 0 })
  const { code, output } = await machine.run('status')
  const time = String.raw`\d{1,2}\s\w+\s\d{4}, \d{1,2}:\d\d\s[ap]m \(Indian time\)`
  for (const line of [
    `Shop: +open at ${machine.variables['TROUT_FEED_ADDRESS']}`,
    String.raw`Version: +\d+\.\d+\.\d+, trout-feed-20260101-000000`,
    `Running since: +${time}`,
    String.raw`Store: +files in ${machine.data}, [\d.]+ MB`,
    String.raw`Last backup: +${time}, [\d.]+ MB, read back whole, \S+\d{4}-\d\d-\d\d-\d{6}\.tar\.gz`,
    `Last drill: +${time}, restored and counted`,
    String.raw`Free disk: +[\d.]+ MB`,
    'Mail: +not set',
  ]) {
    expect(output).toMatch(new RegExp(`^  ${line}$`, 'm'))
  }
  expect(code, output).toBe(0)
})

test('exits with 1 and marks the line if a backup is old or a drill failed', async () => {
  const [last, drill] = [inData('backups/last.json'), inData('backups/last-drill.json')]
  const [kept, drilled] = [await readFile(last, 'utf8'), await readFile(drill, 'utf8')]
  await writeFile(last, JSON.stringify({ at: new Date(Date.now() - 3 * DAY) }))
  const old = await machine.run('status')
  expect(old.output).toMatch(/^! Last backup: .+, read back whole$/m)
  expect(old.code).toBe(1)
  await writeFile(last, kept)

  expect(await machine.script('drill', '--', '/nowhere.tar.gz', '/nowhere.tar.gz')).toMatchObject({ code: 1 })
  const failed = await machine.run('status')
  expect(failed.output).toMatch(/^! Last drill: .+ \/nowhere\.tar\.gz is not a whole backup/m)
  expect(failed.code).toBe(1)
  await writeFile(drill, drilled)
  expect(await machine.run('status')).toMatchObject({ code: 0 })
})

test('exits with 2 if the shop is stopped', async () => {
  await closed(async () => {
    const at = new Date().toISOString()
    await writeFile(
      inData('alarms.json'),
      JSON.stringify({ at, alarms: [{ alarm: 'disk', since: at, detail: '9 % are free.' }] }),
    )
    const { code, output } = await machine.run('status')
    expect(output).toMatch(/^! Alarm: +Disk, since .+ \(Indian time\): 9 % are free\.$/m)
    await rm(inData('alarms.json'))
    expect(output).toMatch(/^! Shop: +closed: \S+ does not answer\. See why: trout-feed logs$/m)
    expect(code).toBe(2)
  })
  expect(await machine.run('status')).toMatchObject({ code: 0 })
})

const settings = () => readFile(join(machine.folder, 'etc/trout-feed/env'), 'utf8')

test.each([
  ['far side that refuses', 'http://key:secret@127.0.0.1:9/bucket'],
  ['key that is mistyped', '/mnt/other', 'AGE-SECRET-KEY-1TYPED'],
  ['folder that systemd hides from the shop', '/home/other'],
])('a %s changes nothing', async (_, place, ...key) => {
  const before = [await settings(), await machine.asked()]
  expect(await machine.run('far', place.replace(/^(?=\/)/, machine.folder), ...key)).toMatchObject({ code: 1 })
  expect([await settings(), await machine.asked()]).toEqual(before)
})

test('backups go to another disk, their key is shown once, and the drill restores them', async () => {
  const disk = join(machine.folder, 'mnt/disk')
  const begun = await machine.run('far', disk)
  expect(begun.output).toMatch(/^No backup is there yet\.\nAGE-SECRET-KEY-1[0-9A-Z]{58}\nWrite this key down, away/m)
  expect(begun.output).toContain('Sent it encrypted to the far side as 000001-')
  expect(begun.code).toBe(0)
  const again = await machine.run('far', disk)
  expect(again).toMatchObject({ code: 0, output: expect.not.stringContaining('AGE-SECRET-KEY') })
  expect((await settings()).match(/^BACKUPS_/gm)).toHaveLength(2)
  const dropIn = await readFile(join(machine.folder, 'etc/systemd/system/trout-feed.service.d/far.conf'), 'utf8')
  expect(dropIn).toBe(`[Service]\nReadWritePaths=-${disk}\n`)

  const drilled = await machine.run('drill')
  expect(drilled.output).toMatch(
    /orders: \d+ restored, \d+ now\.\ncontacts: .+\nbills: .+\nledgerEntries: .+\nSum of the ledger: .+ restored\./,
  )
  expect(drilled).toMatchObject({ code: 0, output: expect.stringContaining('The far copy can be restored.') })
  expect((await machine.run('restore', 'far')).output).toMatch(/^000002-\S+ {2}.+, whole$/m)
  const restored = await machine.run('restore', 'far', 'latest')
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored the far copy latest.') })
  expect(await machine.run('drill')).toMatchObject({ code: 0 })

  await rm(disk, { recursive: true })
  expect(await machine.run('drill')).toMatchObject({ code: 1, output: expect.stringContaining('is its disk mounted?') })
  expect(await machine.run('status')).toMatchObject({ output: expect.stringContaining('is its disk mounted?') })
})

test('prints its usage', async () => {
  const { code, output } = await machine.run()
  expect(code).toBe(0)
  for (const command of ['status', 'logs', 'upgrade', 'rollback', 'backup', 'drill', 'restore', 'far', 'operator']) {
    expect(output).toContain(`trout-feed ${command}`)
  }
})
