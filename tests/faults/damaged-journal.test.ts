import { mkdir, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openDurableStore } from '~/api/store/files/durable'
import { newFolder } from '../fixtures/folders'
import { asLines, flipBit, linesOf } from '../fixtures/shops/bytes'
import { allNames, copyFolder, type KilledShop, killedShop, names, never, place } from '../fixtures/shops/killed-shop'

let folder: string
let file: KilledShop['file']
let asideFiles: KilledShop['asideFiles']
let change: KilledShop['change']

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  ;({ folder, file, asideFiles, change } = await killedShop())
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
    test(`that ${damage} keeps the shop closed, so that no accepted order is lost`, async () => {
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
    test(`that ${damage} opens with every order and continues`, async () => {
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

  test('that is damaged before later orders keeps the shop closed, even if no other file has them', async () => {
    await rm(file('journal.acknowledged'))
    await change(
      'journal.jsonl',
      flipBit((size) => Math.floor(size / 2)),
    )
    await expect(openDurableStore(folder, {})).rejects.toThrow('is not opened')
  })

  test('that is missing keeps the shop closed if its content is unknown', async () => {
    await rm(file('journal.acknowledged'))
    await rm(file('journal.jsonl'))
    await expect(openDurableStore(folder, {})).rejects.toThrow('nothing shows which orders were accepted last')
  })

  test('that is complete suffices if the last acknowledged number is missing or damaged', async () => {
    await writeFile(file('journal.acknowledged'), 'garbage')
    const store = await openDurableStore(folder, {})
    expect(await names(store)).toEqual(allNames)
    await store.close()
  })

  test('that is missing after a clean stop loses nothing, because the snapshot is complete', async () => {
    await (await openDurableStore(folder, {})).close()
    await rm(file('journal.jsonl'))
    const store = await openDurableStore(folder, {})
    expect(await names(store)).toEqual(allNames)
    await store.close()
  })
})
