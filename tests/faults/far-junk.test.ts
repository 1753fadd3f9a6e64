import { chmod, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { encrypted } from '~/api/store/far/encrypted'
import { sendBackup } from '~/api/store/far/far-backups'
import { FarBucket } from '~/api/store/far/far-bucket'
import { listCopies, sendCopy } from '~/api/store/far/far-copies'
import { FarFolder } from '~/api/store/far/far-folder'
import type { FarSide } from '~/api/store/far/far-side'
import { listPieces } from '~/api/store/far/pieces'
import { Shipping } from '~/api/store/far/shipping'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import { readNote } from '~/api/store/files/notes'
import { ShopFolder } from '~/api/store/files/shop-folder'
import { DAY } from '~/domain/day'
import { newFolder } from '../fixtures/folders'
import { endlessBucket, newFarSide, newKey, rebuilt } from '../fixtures/shops/far-sides'
import { names, place } from '../fixtures/shops/killed-shop'
import { runScript } from '../fixtures/shops/scripts'

const NOW = new Date('2026-11-26T06:30:00Z')
const ABOUT = { kind: 'shop', sequence: 0 } as const

async function newFile(text = 'a backup') {
  const path = join(await newFolder(), 'file')
  await writeFile(path, text)
  return path
}

async function backUpNow(path: string, far: FarSide) {
  const file = join(await newFolder(), 'shop.tar.gz')
  return sendBackup(path, far, () => backUp(path, file).then(() => file))
}

/** A shop with one order in a copy, and two later orders in the journal. */
async function sentShop() {
  const side = await newFarSide()
  const path = await newFolder()
  const store = await openDurableStore(path, {})
  const shipping = new Shipping(path, side.far)
  await place(store, ['Asha'])
  await shipping.ship()
  const copy = await backUpNow(path, side.far)
  await place(store, ['Bilal', 'Chand'])
  await shipping.ship()
  await store.close()
  const put = async (name: string, bytes: string | Buffer = 'junk') => {
    await mkdir(dirname(join(side.folder, name)), { recursive: true })
    await writeFile(join(side.folder, name), bytes)
  }
  const restored = (name = 'latest') => runRestore(side, ['far', name])
  return { ...side, path, copy, put, restored }
}

async function runRestore({ folder, key }: { folder: string; key: string }, words: readonly string[]) {
  const fresh = await newFolder()
  const said = await runScript('restore', words, { BACKUPS_URL: folder, BACKUPS_KEY: key, DATA_DIR: fresh })
  return { ...said, folder: fresh }
}

async function namesIn(folder: string) {
  const store = await openDurableStore(folder, {})
  return names(store).finally(() => store.close())
}

const ALL = ['Asha', 'Bilal', 'Chand']

const JUNK: Record<string, readonly string[]> = {
  'a generation': ['journal/999999-aaaaaaaa/db-000000000001.gz.age'],
  'a generation of seven digits': ['journal/1000000-aaaaaaaa/journal-000000000001-000000000009.gz.age'],
  'a copy': ['copies/999999-2026-11-27-aaaaaaaa.age'],
  'a copy with what is said of it': ['copies/999999-2026-11-27-aaaaaaaa.age', 'copies/999999-2026-11-27-aaaaaaaa.json.age'],
}

test.each(Object.entries(JUNK))(
  '%s that does not open is passed over, told, counted, and the command ends with 1',
  async (_what, objects) => {
    const { put, restored, folder, key } = await sentShop()
    for (const name of objects) await put(name)
    const { code, output, folder: fresh } = await restored()
    expect(await namesIn(fresh)).toEqual(ALL)
    expect(output).toMatch(/^Passed over: .*(999999|1000000)-.*$/m)
    expect(output).toContain('1 object of the far side passed over.')
    expect(code).toBe(1)
    const listed = await runRestore({ folder, key }, ['far'])
    expect(listed.output).toContain('1 object of the far side passed over.')
    expect(listed.code).toBe(1)
  },
)

test('without junk the commands end with 0', async () => {
  const { restored, folder, key } = await sentShop()
  expect((await restored()).code).toBe(0)
  expect((await runRestore({ folder, key }, ['far'])).code).toBe(0)
})

test('files that decrypt but have a wrong name or content are skipped', async () => {
  const { far, folder, restored, copy } = await sentShop()
  const [piece = ''] = (await listPieces(far)).map(({ name }) => name)
  await mkdir(join(folder, 'journal/999999-aaaaaaaa'))
  await cp(join(folder, piece), join(folder, 'journal/999999-aaaaaaaa/db-000000000001.gz.age'))
  await far.put('journal/999998-aaaaaaaa/db-000000000001.gz.age', [Buffer.from('no piece')])
  for (const end of ['.age', '.json.age'])
    await cp(join(folder, `copies/${copy.name}${end}`), join(folder, `copies/999999-2026-11-27-aaaaaaaa${end}`))
  await far.put('copies/999998-2026-11-27-aaaaaaaa.json.age', [Buffer.from('no JSON')])
  await far.put('copies/999998-2026-11-27-aaaaaaaa.age', [Buffer.from('no archive')])
  const { code, output, folder: fresh } = await restored()
  expect(await namesIn(fresh)).toEqual(ALL)
  expect(output).toContain('4 objects of the far side passed over.')
  expect(code).toBe(1)
})

/** Damages a copy without changing its length. */
async function spoil(folder: string, name: string) {
  const bytes = await readFile(join(folder, `copies/${name}.age`))
  bytes.fill(0, bytes.length - 9)
  await writeFile(join(folder, `copies/${name}.age`), bytes)
}

const TOMORROW = { now: new Date(Date.now() + DAY), erasedAt: 0 }

test('a copy with other content of the same length is skipped', async () => {
  const { far, folder, path, copy, restored } = await sentShop()
  const file = join(await newFolder(), 'shop.tar.gz')
  await backUp(path, file)
  const second = await sendCopy(far, file, { kind: 'shop', sequence: 0 }, TOMORROW)
  await spoil(folder, second.name)
  const { code, output, folder: fresh } = await restored()
  expect(output).toContain(`It is ${copy.name}`)
  expect(await namesIn(fresh)).toEqual(ALL)
  expect(code).toBe(1)
})

test('a shop whose newest generation lost its start uses the generation before', async () => {
  const { far, folder, path } = await sentShop()
  await rm(new ShopFolder(path).shipping)
  await new Shipping(path, far).ship()
  const [last = ''] = (await listPieces(far)).map(({ name }) => name).slice(-1)
  expect(last).toContain('journal/000002-')
  await writeFile(join(folder, last), 'junk')
  const { rows, refused } = await rebuilt(far)
  expect(rows.orders.map(({ customerName }) => customerName)).toEqual(ALL)
  expect(refused).toHaveLength(1)
})

test('junk takes no number, day or place of our files', async () => {
  const { far, folder } = await newFarSide()
  await mkdir(join(folder, 'copies'))
  for (let day = 10; day < 30; day++)
    for (const end of ['.age', '.json.age'])
      await writeFile(join(folder, `copies/9999${day}-2026-12-${day}-aaaaaaaa${end}`), 'junk')
  for (let day = 0; day < 3; day++)
    await sendCopy(far, await newFile(), ABOUT, { now: new Date(NOW.getTime() + day * DAY), erasedAt: 0 })
  const copies = await listCopies(far)
  expect(copies.filter(({ isOurs }) => isOurs).map(({ number }) => number)).toEqual([3, 2, 1])
  expect(copies.filter(({ isOurs }) => !isOurs)).toHaveLength(20)
})

test('names with more than six digits are read and written', async () => {
  const { far, plain, folder } = await newFarSide()
  const sent = await sendCopy(far, await newFile(), ABOUT, { now: NOW, erasedAt: 0 })
  const name = '999999-2026-11-26-bbbbbbbb'
  await far.put(`copies/${name}.json.age`, [Buffer.from(JSON.stringify({ ...sent, name }))])
  await cp(join(folder, `copies/${sent.name}.age`), join(folder, `copies/${name}.age`))
  const next = await sendCopy(far, await newFile('later'), ABOUT, { now: NOW, erasedAt: 0 })
  expect(next.name).toMatch(/^1000000-/)
  expect((await listCopies(far))[0]).toMatchObject({ name: next.name, problem: undefined })
  expect(await plain.list('copies/')).not.toHaveLength(0)
})

test('generations continue beyond six digits too', async () => {
  const { far } = await newFarSide()
  const path = await newFolder()
  const store = await openDurableStore(path, {})
  await place(store, ['Asha'])
  // A shop that has restarted very often.
  const begun = { generation: '999999-bbbbbbbb', sequence: 0, previous: '' }
  await writeFile(new ShopFolder(path).shipping, JSON.stringify(begun))
  for (const name of ['Bilal', 'Chand']) {
    await new Shipping(path, far).ship()
    await place(store, [name])
  }
  await new Shipping(path, far).ship()
  expect(new Set((await listPieces(far)).map(({ generation }) => generation.split('-')[0]))).toEqual(new Set(['1000000']))
  const { rows, refused } = await rebuilt(far)
  expect(rows.orders.map(({ customerName }) => customerName)).toEqual(ALL)
  expect(refused).toEqual([])
  await store.close()
})

test('junk does not stop shipping of the journal, and is reported once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  const { far, path, put } = await sentShop()
  await put('journal/999999-aaaaaaaa/db-000000000001.gz.age')
  const store = await openDurableStore(path, {})
  await place(store, ['Dilshad'])
  await new Shipping(path, far).ship()
  const { rows } = await rebuilt(far)
  expect(rows.orders.map(({ customerName }) => customerName)).toEqual([...ALL, 'Dilshad'])
  expect(said.mock.calls.flat().join('\n')).toContain('1 object of the far side passed over.')
  await store.close()
})

test('a copy that cannot be read back by its name fails', async () => {
  const { far } = await newFarSide()
  const path = await newFolder()
  const store = await openDurableStore(path, {})
  await place(store, ['Asha'])
  const renaming: FarSide = { ...far, put: (name, bytes) => far.put(name.replace('copies/00', 'copies/x'), bytes) }
  await expect(backUpNow(path, renaming)).rejects.toThrow('was sent, but is not there')
  const short: FarSide = {
    ...far,
    put: async (name, bytes) => {
      const size = await far.put(name, bytes)
      if (!name.endsWith('.json.age')) await far.put(name, [Buffer.from('short')])
      return size
    },
  }
  await expect(backUpNow(path, short)).rejects.toThrow('is no backup')
  const { at, problem } = await readNote(new ShopFolder(path).lastFarCopy)
  expect(at).toBeUndefined()
  expect(problem).toContain('is no backup')
  await store.close()
})

test('after all pieces are pruned, a restart uses a generation above those in the copies', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  onTestFinished(() => void vi.useRealTimers())
  const { far } = await newFarSide()
  const path = await newFolder()
  let store = await openDurableStore(path, {})
  await place(store, ['Asha'])
  await new Shipping(path, far).ship()
  await rm(new ShopFolder(path).shipping)
  await new Shipping(path, far).ship()
  for (const _ of [1, 2]) {
    await backUpNow(path, far)
    vi.setSystemTime(Date.now() + DAY)
  }
  expect(await listPieces(far)).toEqual([])
  for (const name of ['Bilal', 'Chand', 'Dilshad']) {
    await store.close()
    store = await openDurableStore(path, {})
    await place(store, [name])
    await new Shipping(path, far).ship()
    await backUpNow(path, far)
    vi.setSystemTime(Date.now() + DAY)
  }
  await place(store, ['Ershad'])
  await new Shipping(path, far).ship()
  expect((await listPieces(far)).at(-1)?.generation).toMatch(/^00000[3-9]-/)
  const { rows, refused } = await rebuilt(far)
  expect(rows.orders.map(({ customerName }) => customerName)).toEqual([...ALL, 'Dilshad', 'Ershad'])
  expect(refused).toEqual([])
  await store.close()
})

test('an endless list of empty pages is abandoned', async () => {
  const { address, asked } = await endlessBucket('backups')
  const bucket = new FarBucket(address)
  await expect(bucket.list('copies/')).rejects.toThrow(/lists without an end: \d+ pages/)
  expect(asked()).toBeLessThan(400)
})

test('an endless age header is not read further', async () => {
  let read = 0
  const endless: FarSide = {
    place: 'nowhere',
    list: async () => [],
    put: async () => 0,
    remove: async () => {},
    async *get() {
      yield Buffer.from('age-encryption.org/v1\n')
      for (;;) {
        read += 1000
        yield Buffer.from(`-> a ${'A'.repeat(989)}\nAAAA\n`)
      }
    },
  }
  await expect(Array.fromAsync(encrypted(endless, await newKey()).get('copies/1.age'))).rejects.toThrow('as an age file')
  expect(read).toBeLessThan(100_000)
})

test('an interrupted far side is not junk: no older copy replaces it', async () => {
  const { far } = await sentShop()
  const broken = {
    ...far,
    // biome-ignore lint/correctness/useYield: it fails at once.
    async *get(): AsyncGenerator<Uint8Array> {
      throw new Error('the line broke')
    },
  }
  await expect(rebuilt(encrypted(broken, await newKey()))).rejects.toThrow('the line broke')
})

test('a folder of the far disk lists only its own part and skips unreadable files', async () => {
  const { folder, put, far } = await sentShop()
  await mkdir(join(folder, 'lost+found'))
  await put('photos/1.jpg')
  expect((await new FarFolder(folder).list('copies/')).every(({ name }) => name.startsWith('copies/'))).toBe(true)
  await put('copies/999999-2026-11-27-aaaaaaaa.json.age')
  await chmod(join(folder, 'copies/999999-2026-11-27-aaaaaaaa.json.age'), 0)
  expect((await rebuilt(far)).rows.orders).toHaveLength(3)
})

test('fetching a dump skips junk and leaves no partial file', async () => {
  const { folder, key, far } = await newFarSide()
  const about = { kind: 'dump', sequence: 0 } as const
  await sendCopy(far, await newFile('first'), about, { now: NOW, erasedAt: 0 })
  const second = await sendCopy(far, await newFile('second'), about, TOMORROW)
  await spoil(folder, second.name)
  const target = join(await newFolder(), 'shop.sql')
  const { code, output } = await runRestore({ folder, key }, ['far', 'latest', target])
  expect(await readFile(target, 'utf8')).toBe('first')
  expect(output).toContain('1 object of the far side passed over.')
  expect(code).toBe(1)
  expect(await readdir(dirname(target))).toEqual(['shop.sql'])
})
