import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { backUp, lastBackup } from '~/api/store/files/backup'
import { DailyBackups } from '~/api/store/files/daily-backups'
import { openDurableStore } from '~/api/store/files/durable'
import { recover } from '~/api/store/files/recovery'
import { restore } from '~/api/store/files/restore'
import { ShopFolder } from '~/api/store/files/shop-folder'
import type { Store } from '~/api/store/store'
import { DAY } from '~/domain/day'
import { newFolder } from '../fixtures/folders'
import { storedOrder } from '../fixtures/rows/stored-orders'
import { WriterProcess } from '../fixtures/shops/writers'

const place = (store: Store, name: string) => store.update((shop) => shop.orders.insert(storedOrder(name)))

async function storedNames(folder: string) {
  const { db } = await recover(new ShopFolder(folder))
  return [...db.data.reader().orders.rows()].map((row) => row.customerName)
}

async function newShop(...names: string[]) {
  const folder = await newFolder()
  const store = await openDurableStore(folder, {})
  for (const name of names) await place(store, name)
  await store.close()
  return folder
}

/** Runs a script as `npm run` does; returns its exit code and its output. */
function run(script: string, folder: string, ...args: string[]) {
  const command = ['--import', './scripts/run-sources.mjs', `scripts/${script}.ts`, ...args]
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = execFile(process.execPath, command, { env: { ...process.env, DATA_DIR: folder } }, (_error, out, errors) =>
      resolve({ code: child.exitCode ?? -1, output: out + errors }),
    )
  })
}

test('a restore brings back orders, visits and uploads, and keeps the replaced files', async () => {
  const folder = await newShop('Asha', 'Bilal')
  for (const name of ['uploads/ab', 'visits']) await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, 'uploads/ab/picture.webp'), Buffer.alloc(300_000, 7))
  await writeFile(join(folder, 'visits/2026-01-05.jsonl'), 'a visit\n')
  const archive = join(await newFolder(), 'shop.tar.gz')
  expect(await run('backup', folder, archive)).toEqual({ code: 0, output: `Backed up to ${archive}.\n` })
  expect(Date.parse((await lastBackup(folder)) ?? '')).toBeGreaterThan(Date.now() - DAY)
  expect((await stat(archive)).mode & 0o777).toBe(0o600)

  const store = await openDurableStore(folder, {})
  await place(store, 'after the backup')
  await store.close()
  await writeFile(join(folder, 'uploads/ab/picture.webp'), 'overwritten')
  const restored = await run('restore', folder, archive)
  expect(restored.code).toBe(0)
  expect(await storedNames(folder)).toEqual(['Asha', 'Bilal'])
  expect((await readFile(join(folder, 'uploads/ab/picture.webp'))).length).toBe(300_000)
  expect(await readFile(join(folder, 'visits/2026-01-05.jsonl'), 'utf8')).toBe('a visit\n')
  const [, aside = ''] = /kept in (\S+)\.\n/.exec(restored.output) ?? []
  expect(await storedNames(aside)).toEqual(['Asha', 'Bilal', 'after the backup'])
  expect((await readdir(folder)).filter((name) => name.startsWith('unpacked') || name === 'restoring')).toEqual([])
})

test('a restore reports its progress', async () => {
  const archive = join(await newFolder(), 'shop.tar.gz')
  await backUp(await newShop('Asha'), archive)
  const steps: [string, number | undefined][] = []
  await restore(await newFolder(), archive, new Date(), (step, share) => steps.push([step, share]))
  expect(steps).toEqual([
    ['Unpacking the backup', 1],
    ['Reading the shop in it', undefined],
    ['Going on after what stands here', undefined],
  ])
})

test('a backup made under load opens with every order acknowledged before it', async () => {
  const folder = await newFolder()
  const writer = new WriterProcess(folder, 0)
  await writer.hasAcknowledged(500)
  for (let round = 0; round < 4; round++) {
    const before = [...writer.acknowledged]
    const archive = join(folder, `${round}.tar.gz`)
    await backUp(folder, archive)
    const copy = await newFolder()
    await restore(copy, archive)
    const kept = new Set(await storedNames(copy))
    expect(before.filter((name) => !kept.has(name))).toEqual([])
    const store = await openDurableStore(copy, {})
    await place(store, 'goes on')
    await store.close()
  }
  await expect(restore(folder, join(folder, '0.tar.gz'))).rejects.toThrow('is in use by another running server')
  await writer.end('SIGKILL')
})

test('a damaged backup is refused and changes nothing', async () => {
  const folder = await newShop('Asha')
  const archive = join(folder, 'shop.tar.gz')
  await backUp(folder, archive)
  const whole = await readFile(archive)
  const damages = [
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, whole.length - 20),
    Buffer.concat([whole.subarray(0, 200), Buffer.from('~~'), whole.subarray(202)]),
    gzipSync(Buffer.from(gunzipSync(whole).toString('latin1').replace('Asha', 'Usha'), 'latin1')),
    Buffer.from('not an archive'),
    Buffer.alloc(0),
  ]
  for (const bytes of damages) {
    await writeFile(archive, bytes)
    await expect(restore(folder, archive)).rejects.toThrow('is not a whole backup')
    expect(await storedNames(folder)).toEqual(['Asha'])
  }
})

test('a backup detects a damaged snapshot and leaves no file', async () => {
  const folder = await newShop('Asha')
  const text = await readFile(join(folder, 'db.json'), 'utf8')
  await writeFile(join(folder, 'db.json'), text.replace('Asha', 'Usha'))
  const target = join(folder, 'shop.tar.gz')
  await expect(backUp(folder, target)).rejects.toThrow('db.json is damaged')
  expect((await readdir(folder)).filter((name) => name.includes('tar'))).toEqual([])
})

test('a backup that cannot be written reports why in one line and leaves no file', async () => {
  const folder = await newShop('Asha')
  const nowhere = join(folder, 'nowhere', 'shop.tar.gz')
  expect(await run('backup', folder, nowhere)).toEqual({
    code: 1,
    output: `There is no folder ${join(folder, 'nowhere')} to write the backup into.\n`,
  })
  await mkdir(join(folder, 'shop.tar.gz.tmp'))
  const refused = await run('backup', folder, join(folder, 'shop.tar.gz'))
  expect(refused).toEqual({ code: 1, output: `The backup ${join(folder, 'shop.tar.gz')} cannot be written (EISDIR).\n` })
})

test('after an interrupted restore the shop stays closed until the restore runs again', async () => {
  const folder = await newShop('Asha')
  const archive = join(folder, 'shop.tar.gz')
  await backUp(folder, archive)
  await writeFile(join(folder, 'restoring'), '')
  await expect(openDurableStore(folder, {})).rejects.toThrow('A restore into')
  await restore(folder, archive)
  await (await openDurableStore(folder, {})).close()
  expect(await storedNames(folder)).toEqual(['Asha'])
})

test('makes one backup a day, keeps fourteen, and works with a wrong clock', async () => {
  const folder = await newShop('Asha')
  const daily = new DailyBackups(folder)
  const backups = async () => (await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('.tar.gz')).sort()
  const made = async (name: string, days: number) => {
    const time = new Date(Date.now() + days * DAY)
    await utimes(join(folder, 'backups', name), time, time)
  }
  const now = Date.now()
  await daily.runIfDue(now)
  await daily.runIfDue(now + 23 * 60 * 60 * 1000)
  expect(await backups()).toHaveLength(1)
  for (const jump of [400, -400, ...Array.from({ length: 16 }, () => -2)]) {
    await made((await backups()).at(-1) ?? '', jump)
    await daily.runIfDue(now)
  }
  const kept = await backups()
  expect(kept).toHaveLength(14)
  expect(kept.at(-1)).toMatch(/^000019-/)
  await daily.close()
})
