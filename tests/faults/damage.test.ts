import { copyFile, mkdir, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDurableStore } from '~/api/store/durable'
import type { Store } from '~/api/store/store'
import { newFolder } from '../fixtures/folders'
import { storedOrder } from '../fixtures/stored-orders'

const ORDERS = 40
const allNames = Array.from({ length: ORDERS }, (_, index) => `order ${index}`)

const names = (store: Store) => store.read((shop) => [...shop.orders.rows()].map((row) => row.customerName))
const place = async (store: Store, some: readonly string[]) => {
  for (const name of some) await store.update((shop) => shop.orders.insert(storedOrder(name)))
}
const never = { bytes: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY }

let folder: string
let warn: ReturnType<typeof vi.spyOn>
const file = (name: string) => join(folder, name)
const asideFiles = async () => (await readdir(folder)).filter((name) => name.includes('.damaged-'))

/** A shop that stopped cleanly twice and was then killed: three snapshots, and orders that stand in the journal alone. */
beforeEach(async () => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const alive = await newFolder()
  folder = await newFolder()
  for (const half of [allNames.slice(0, 10), allNames.slice(10, 20)]) {
    const store = await openDurableStore(alive, {}, { pace: never })
    await place(store, half)
    await store.close()
  }
  const store = await openDurableStore(alive, {}, { pace: never })
  await place(store, allNames.slice(20))
  await copyFolder(alive, folder)
  await store.close()
})

async function copyFolder(from: string, to: string) {
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.isDirectory()) await copyFolder(join(from, entry.name), join(to, entry.name))
    else if (entry.name !== 'lock') await copyFile(join(from, entry.name), join(to, entry.name))
  }
}

async function change(name: string, edit: (bytes: Buffer) => Buffer) {
  await writeFile(file(name), edit(await readFile(file(name))))
}

const flipBit = (at: (size: number) => number) => (bytes: Buffer) => {
  const offset = at(bytes.length)
  bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset)
  return bytes
}

const linesOf = (bytes: Buffer) => bytes.toString().trimEnd().split('\n')
const asLines = (lines: readonly string[]) => Buffer.from(`${lines.join('\n')}\n`)

test('a shop that was killed opens with every order and no word about damage', async () => {
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
    test(`that ${damage} costs no order`, async () => {
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

  test('that is an older one costs no order', async () => {
    const [oldest = ''] = (await readdir(file('snapshots'))).filter((name) => name.startsWith('db-'))
    await copyFile(file(`snapshots/${oldest}`), file('db.json'))
    const store = await openDurableStore(folder, {})
    expect(await names(store)).toEqual(allNames)
    await store.close()
  })

  test('that is damaged with all its older ones is made anew from the journals', async () => {
    await truncate(file('db.json'), 20)
    for (const name of await readdir(file('snapshots'))) {
      if (name.startsWith('db-')) await truncate(file(`snapshots/${name}`), 20)
    }
    const store = await openDurableStore(folder, {})
    expect(await names(store)).toEqual(allNames)
    await store.close()
  })

  test('that is damaged with the journals between keeps the shop closed and every file as it is', async () => {
    await truncate(file('db.json'), 20)
    for (const name of await readdir(file('snapshots'))) {
      if (name.startsWith('journal-')) await rm(file(`snapshots/${name}`))
    }
    const before = await readdir(folder, { recursive: true })
    await expect(openDurableStore(folder, {})).rejects.toThrow(/changes 11 to \d+ are lost here.*npm run restore/)
    expect((await readdir(folder, { recursive: true })).filter((name) => name !== 'lock')).toEqual(before)
  })
})

describe('the journal', () => {
  const losses: Record<string, () => Promise<void>> = {
    'is missing': () => rm(file('journal.jsonl')),
    'is empty': () => truncate(file('journal.jsonl'), 0),
    'is cut in half': () => change('journal.jsonl', (bytes) => bytes.subarray(0, bytes.length / 2)),
    'lost its last lines': () => change('journal.jsonl', (bytes) => asLines(linesOf(bytes).slice(0, -3))),
    'has one bit flipped in the middle': () =>
      change(
        'journal.jsonl',
        flipBit((size) => Math.floor(size / 2)),
      ),
    'has a name changed by hand': () =>
      change('journal.jsonl', (bytes) => Buffer.from(bytes.toString().replace('order 30"', 'order 31"'))),
    'has one bit flipped in its last line': () =>
      change(
        'journal.jsonl',
        flipBit((size) => size - 100),
      ),
    'lost a line in the middle': () => change('journal.jsonl', (bytes) => asLines(linesOf(bytes).toSpliced(5, 1))),
    'has a hole of zeros': () => change('journal.jsonl', (bytes) => bytes.fill(0, 300, 800)),
    'has a damaged first line': () =>
      change(
        'journal.jsonl',
        flipBit(() => 12),
      ),
    'is a folder': () => rm(file('journal.jsonl')).then(() => mkdir(file('journal.jsonl'))),
    'is an older one': async () => {
      const [oldest = ''] = (await readdir(file('snapshots'))).filter((name) => name.startsWith('journal-'))
      await rename(file(`snapshots/${oldest}`), file('journal.jsonl'))
    },
  }
  for (const [damage, make] of Object.entries(losses)) {
    test(`that ${damage} keeps the shop closed rather than lose an accepted order`, async () => {
      await make()
      await expect(openDurableStore(folder, {})).rejects.toThrow(/is not opened, since accepted orders would be missing/)
      expect(await asideFiles()).toEqual([])
    })
  }

  const harmless: Record<string, () => Promise<void>> = {
    'ends in half a change': () => change('journal.jsonl', (bytes) => Buffer.concat([bytes, bytes.subarray(30, 400)])),
    'ends in zeros': () => change('journal.jsonl', (bytes) => Buffer.concat([bytes, Buffer.alloc(5000)])),
    'ends in garbage with line breaks': () =>
      change('journal.jsonl', (bytes) => Buffer.concat([bytes, Buffer.from('\n[7,{}]\n\n')])),
    'has its last line twice': () =>
      change('journal.jsonl', (bytes) => asLines([...linesOf(bytes), linesOf(bytes).at(-1) ?? ''])),
  }
  for (const [damage, make] of Object.entries(harmless)) {
    test(`that ${damage} opens with every order and goes on`, async () => {
      await make()
      const store = await openDurableStore(folder, {}, { pace: never })
      await place(store, ['one more'])
      const killed = await newFolder()
      await copyFolder(folder, killed)
      await store.close()
      const again = await openDurableStore(killed, {})
      expect(await names(again)).toEqual([...allNames, 'one more'])
      await again.close()
    })
  }

  test('that is damaged before later orders keeps the shop closed, also where nothing else knows of them', async () => {
    await rm(file('journal.acknowledged'))
    await change(
      'journal.jsonl',
      flipBit((size) => Math.floor(size / 2)),
    )
    await expect(openDurableStore(folder, {})).rejects.toThrow('is not opened')
  })

  test('that is missing keeps the shop closed where nothing tells what it held', async () => {
    await rm(file('journal.acknowledged'))
    await rm(file('journal.jsonl'))
    await expect(openDurableStore(folder, {})).rejects.toThrow('nothing shows which orders were accepted last')
  })

  test('that is whole is enough where the last acknowledged number is missing or damaged', async () => {
    await writeFile(file('journal.acknowledged'), 'garbage')
    const store = await openDurableStore(folder, {})
    expect(await names(store)).toEqual(allNames)
    await store.close()
  })

  test('that is missing after a clean stop costs nothing, since the snapshot is known to hold everything', async () => {
    await (await openDurableStore(folder, {})).close()
    await rm(file('journal.jsonl'))
    const store = await openDurableStore(folder, {})
    expect(await names(store)).toEqual(allNames)
    await store.close()
  })
})

test('a folder that lost snapshot and journal is no new shop', async () => {
  await rm(file('db.json'))
  await rm(file('journal.jsonl'))
  await rm(file('snapshots'), { recursive: true })
  await expect(openDurableStore(folder, {})).rejects.toThrow('is not opened')
})

test('files are for their owner alone', async () => {
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
