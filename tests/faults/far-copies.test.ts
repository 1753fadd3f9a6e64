import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { encrypted, openFarSide } from '~/api/store/far/encrypted'
import { sendBackup } from '~/api/store/far/far-backups'
import { FarBucket } from '~/api/store/far/far-bucket'
import { listCopies, sendCopy } from '~/api/store/far/far-copies'
import { listPieces } from '~/api/store/far/pieces'
import { Shipping } from '~/api/store/far/shipping'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import { DAY } from '~/domain/day'
import { newFolder } from '../fixtures/folders'
import { newFarSide, newKey, rebuilt, startBucket } from '../fixtures/shops/far-sides'
import { names, place } from '../fixtures/shops/killed-shop'
import { runScript as run } from '../fixtures/shops/scripts'

const NOW = new Date('2026-11-26T06:30:00Z')
const ABOUT = { kind: 'shop', sequence: 0 } as const

async function newFile(text = 'a backup') {
  const path = join(await newFolder(), 'file')
  await writeFile(path, text)
  return path
}

test('a copy without its trailer, or with another length, is no backup', async () => {
  const { far, folder } = await newFarSide()
  const file = await newFile()
  const [first, second, third] = [
    await sendCopy(far, file, ABOUT, { now: NOW, erasedAt: 0 }),
    await sendCopy(far, file, ABOUT, { now: NOW, erasedAt: 0 }),
    await sendCopy(far, file, ABOUT, { now: new Date(NOW.getTime() + DAY), erasedAt: 0 }),
  ]
  expect((await listCopies(far)).map(({ name, problem }) => [name, problem])).toEqual([
    [third.name, undefined],
    [second.name, undefined],
  ])
  expect([first.name, second.name].every((name) => /^00000\d-2026-11-26-[0-9a-f]{8}$/.test(name))).toBe(true)
  await truncate(join(folder, `copies/${third.name}.age`), 100)
  await rm(join(folder, `copies/${second.name}.json.age`))
  expect((await listCopies(far)).map(({ problem }) => problem)).toEqual(['not what was sent', 'only a part was sent'])
})

test('numbers increase although the clock was set back, and the newest copy stays', async () => {
  const { far } = await newFarSide()
  const file = await newFile()
  for (const days of [0, -400, -399]) {
    await sendCopy(far, file, ABOUT, { now: new Date(NOW.getTime() + days * DAY), erasedAt: 0 })
  }
  expect((await listCopies(far)).map(({ number, day }) => [number, day])).toEqual([
    [3, '2025-10-23'],
    [2, '2025-10-22'],
    [1, '2026-11-26'],
  ])
})

test('files that are not our copies are never removed', async () => {
  const { far, folder } = await newFarSide()
  await mkdir(join(folder, 'copies'))
  await writeFile(join(folder, 'copies/holiday.jpg'), 'x')
  await writeFile(join(folder, 'mine.txt'), 'x')
  const file = await newFile()
  for (let day = 0; day < 20; day++) {
    await sendCopy(far, file, ABOUT, { now: new Date(NOW.getTime() + day * DAY), erasedAt: 0 })
  }
  expect((await listCopies(far)).length).toBe(15)
  expect(await readdir(folder)).toContain('mine.txt')
  expect(await readdir(join(folder, 'copies'))).toContain('holiday.jpg')
})

test('a copy made by a stranger is not accepted', async () => {
  const { far, plain } = await newFarSide()
  const sent = await sendCopy(encrypted(plain, await newKey()), await newFile(), ABOUT, { now: NOW, erasedAt: 0 })
  expect(await listCopies(far)).toMatchObject([{ name: sent.name, problem: expect.stringContaining('BACKUPS_KEY') }])
  await expect(rebuilt(far)).rejects.toThrow('There is no whole copy on the far side.')
})

test('files that another process sends at the same time stay', async () => {
  const { far } = await newFarSide()
  const atOnce = async (name: string, bytes: Parameters<typeof far.put>[1]) => {
    await far.put(name.replace(/-[0-9a-f]{8}(\.json)?\.age$/, '-aaaaaaaa.age'), [Buffer.from('on its way')])
    return far.put(name, bytes)
  }
  await sendCopy({ ...far, put: atOnce }, await newFile(), ABOUT, { now: NOW, erasedAt: 0 })
  expect((await listCopies(far)).map(({ problem }) => problem).sort()).toEqual(['only a part was sent', undefined])
})

test('a key without permission to delete can still send', async () => {
  const { far } = await newFarSide()
  const kept = { ...far, remove: () => Promise.reject(new Error('403')) }
  const file = await newFile()
  for (const _ of [1, 2]) await sendCopy(kept, file, ABOUT, { now: NOW, erasedAt: 0 })
  expect(await listCopies(far)).toHaveLength(2)
})

test('pieces are removed once two complete copies of two days contain them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const { far } = await newFarSide()
  const path = await newFolder()
  const store = await openDurableStore(path, {})
  const shipping = new Shipping(path, far)
  const counts: number[] = []
  for (const name of ['Asha', 'Bilal', 'Chand']) {
    await place(store, [name])
    await shipping.ship()
    const file = join(await newFolder(), 'shop.tar.gz')
    await sendBackup(path, far, () => backUp(path, file).then(() => file))
    counts.push((await listPieces(far)).length)
    vi.setSystemTime(Date.now() + DAY)
  }
  await store.close()
  expect(counts).toEqual([2, 1, 1])
  expect((await rebuilt(far)).rows.orders.map(({ customerName }) => customerName)).toEqual(['Asha', 'Bilal', 'Chand'])
})

test('the commands make a key, send, list, and restore on an empty machine', async () => {
  const { address } = await startBucket('backups')
  const made = await run('backup', ['key'], {})
  expect(made.output).toMatch(/^AGE-SECRET-KEY-1[0-9A-Z]{58}\nWrite this key down/)
  const BACKUPS_KEY = made.output.split('\n')[0] ?? ''
  const [old, fresh] = [await newFolder(), await newFolder()]
  const settings = { BACKUPS_URL: address(), BACKUPS_KEY }
  const store = await openDurableStore(old, {})
  await place(store, ['Asha'])
  const sent = await run('backup', [join(await newFolder(), 'shop.tar.gz')], { ...settings, DATA_DIR: old })
  expect(sent.output).toMatch(/Sent it encrypted to the far side as 000001-\S+, [\d.]+ MB\./)
  expect(sent.code).toBe(0)
  await place(store, ['Bilal'])
  await new Shipping(old, encrypted(new FarBucket(address()), BACKUPS_KEY)).ship()
  await store.close()
  await rm(old, { recursive: true })

  const listed = await run('restore', ['far'], settings)
  expect(listed.output).toMatch(
    /^000001-\S+ {2}\d.+, 0 hours ago, [\d.]+ MB, whole\nOf the journal, \d pieces reach to change \d\.\n$/,
  )
  const restored = await run('restore', ['far', 'latest'], { ...settings, DATA_DIR: fresh })
  expect(restored.output).toContain('Restored the far copy latest.')
  expect(restored.output).toContain('choose another Bill Prefix')
  expect(restored.code).toBe(0)
  const again = await openDurableStore(fresh, {})
  expect(await names(again)).toEqual(['Asha', 'Bilal'])
  await again.close()

  const other = await run('restore', ['far', 'latest'], { ...settings, BACKUPS_KEY: await newKey(), DATA_DIR: fresh })
  expect(other).toMatchObject({ code: 1, output: expect.stringContaining('no whole copy') })
})

test('restoring an older copy on an empty machine assigns no number twice', async () => {
  const BACKUPS_URL = await newFolder()
  const settings = { BACKUPS_URL, BACKUPS_KEY: await newKey() }
  const [old, fresh] = [await newFolder(), await newFolder()]
  const store = await openDurableStore(old, {})
  await place(store, ['Asha'])
  await run('backup', [join(await newFolder(), 'shop.tar.gz')], { ...settings, DATA_DIR: old })
  const [{ name = '' } = {}] = (await readdir(join(BACKUPS_URL, 'copies'))).map((file) => ({
    name: file.replace(/(\.json)?\.age$/, ''),
  }))
  await place(store, ['Bilal', 'Chand'])
  await new Shipping(old, openFarSide(settings) ?? expect.fail()).ship()
  await store.close()
  const { output } = await run('restore', ['far', name], { ...settings, DATA_DIR: fresh })
  expect(output).toContain(`Restored the far copy ${name}.`)
  const again = await openDurableStore(fresh, {})
  expect(await names(again)).toEqual(['Asha'])
  await place(again, ['next'])
  expect(await again.read((shop) => [...shop.orders.rows()].map(({ id }) => id))).toEqual([1, 4])
  await again.close()
})

test('a dump is sent and fetched byte for byte', async () => {
  const settings = { BACKUPS_URL: await newFolder(), BACKUPS_KEY: await newKey() }
  const dump = await newFile('CREATE TABLE orders;')
  expect(await run('backup', ['far', dump], settings)).toMatchObject({ code: 0 })
  const target = join(await newFolder(), 'shop.sql')
  expect(await run('restore', ['far', 'latest', target], settings)).toMatchObject({ code: 0 })
  expect(await readFile(target, 'utf8')).toBe('CREATE TABLE orders;')
  expect((await stat(target)).mode & 0o077).toBe(0)
})
