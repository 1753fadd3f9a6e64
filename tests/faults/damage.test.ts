import { copyFile, mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { asLines, flipBit, linesOf } from '../fixtures/shops/bytes'
import { allNames, type KilledShop, killedShop, names, place } from '../fixtures/shops/killed-shop'

let warn: ReturnType<typeof vi.spyOn>
let folder: string
let file: KilledShop['file']
let asideFiles: KilledShop['asideFiles']
let change: KilledShop['change']

beforeEach(async () => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  ;({ folder, file, asideFiles, change } = await killedShop())
})

test('a killed shop opens with every order and reports no damage', async () => {
  const store = await openDurableStore(folder, {})
  expect(await names(store)).toEqual(allNames)
  expect(warn).not.toHaveBeenCalled()
  await store.close()
})

describe('db.json', () => {
  const damages: Record<string, () => Promise<void>> = {
    'is missing': () => rm(file('db.json')),
    'is empty': () => truncate(file('db.json'), 0),
    'is cut in half': () => change('db.json', (bytes) => bytes.subarray(0, bytes.length / 2)),
    'has one bit flipped in a name': () =>
      change(
        'db.json',
        flipBit((size) => Math.floor(size / 2)),
      ),
    'lost its last line': () => change('db.json', (bytes) => asLines(linesOf(bytes).slice(0, -1))),
    'has a hole of zeros': () => change('db.json', (bytes) => bytes.fill(0, 300, 800)),
    'has something after its end': () => change('db.json', (bytes) => Buffer.concat([bytes, Buffer.from('garbage')])),
    'is another JSON text': () => writeFile(file('db.json'), 'null'),
    'is valid JSON with a row changed by hand': () =>
      change('db.json', (bytes) => Buffer.from(bytes.toString().replace('order 3"', 'order 4"'))),
    'is a folder': () => rm(file('db.json')).then(() => mkdir(file('db.json'))),
  }
  for (const [damage, make] of Object.entries(damages)) {
    test(`that ${damage} loses no order`, async () => {
      await make()
      const store = await openDurableStore(folder, {})
      expect(await names(store)).toEqual(allNames)
      expect(warn).toHaveBeenCalledTimes(1)
      expect(await asideFiles()).toHaveLength(damage === 'is missing' ? 0 : 1)
      await store.close()
      const again = await openDurableStore(folder, {})
      expect(await names(again)).toEqual(allNames)
      await again.close()
    })
  }

  test('that is older loses no order', async () => {
    const [oldest = ''] = (await readdir(file('snapshots'))).filter((name) => name.startsWith('db-'))
    await copyFile(file(`snapshots/${oldest}`), file('db.json'))
    const store = await openDurableStore(folder, {})
    expect(await names(store)).toEqual(allNames)
    await store.close()
  })

  test('that is damaged, like all older snapshots, is rebuilt from the journals', async () => {
    await truncate(file('db.json'), 20)
    for (const name of await readdir(file('snapshots'))) {
      if (name.startsWith('db-')) await truncate(file(`snapshots/${name}`), 20)
    }
    const store = await openDurableStore(folder, {})
    expect(await names(store)).toEqual(allNames)
    await store.close()
  })

  test('that is damaged, like the journals, keeps the shop closed and all files unchanged', async () => {
    await truncate(file('db.json'), 20)
    for (const name of await readdir(file('snapshots'))) {
      if (name.startsWith('journal-')) await rm(file(`snapshots/${name}`))
    }
    const before = await readdir(folder, { recursive: true })
    await expect(openDurableStore(folder, {})).rejects.toThrow(/changes 11 to \d+ are lost here.*npm run restore/)
    expect((await readdir(folder, { recursive: true })).filter((name) => name !== 'lock')).toEqual(before)
  })
})

test('a folder without its snapshot and journal does not become a new shop', async () => {
  await rm(file('db.json'))
  await rm(file('journal.jsonl'))
  await rm(file('snapshots'), { recursive: true })
  await expect(openDurableStore(folder, {})).rejects.toThrow('is not opened')
})

test('only their owner can read the files', async () => {
  const { stat } = await import('node:fs/promises')
  const modes = new Map<string, number>()
  const store = await openDurableStore(folder, {}, { pace: { bytes: 1, milliseconds: 0 } })
  await place(store, ['a', 'b'])
  await store.close()
  for (const name of ['', ...(await readdir(folder, { recursive: true }))]) {
    const { mode } = await stat(file(name))
    modes.set(name, mode & 0o777)
  }
  expect(modes.get('')).toBe(0o700)
  expect(modes.get('db.json')).toBe(0o600)
  expect(modes.get('journal.jsonl')).toBe(0o600)
  expect(modes.get('lock')).toBe(0o600)
})
