import { copyFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Visits } from '~/api/store/visits/visits'
import { newFolder } from '../fixtures/folders'
import { newVisitor } from '../fixtures/rows/visitors'
import { add, at } from '../fixtures/rows/visits'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

describe('a damaged file', () => {
  let folder: string
  const file = (name: string) => join(folder, name)
  const edit = async (name: string, change: (bytes: Buffer) => Buffer) =>
    writeFile(file(name), change(await readFile(file(name))))

  beforeEach(async () => {
    folder = await newFolder()
    const visits = await Visits.open(folder)
    for (let day = 0; day < 3; day++) add(visits, at(day), 20, ['/', '/shop'])
    await visits.close()
  })

  const damages: Record<string, (name: string) => Promise<void>> = {
    'is missing': (name) => rm(file(name)),
    'is empty': (name) => truncate(file(name), 0),
    'is cut in half': (name) => edit(name, (bytes) => bytes.subarray(0, bytes.length / 2)),
    'has one bit flipped': (name) =>
      edit(name, (bytes) => Buffer.concat([bytes.subarray(0, 40), Buffer.from('~'), bytes.subarray(41)])),
    'has a hole of zeros': (name) => edit(name, (bytes) => bytes.fill(0, 20, 120)),
    'ends in garbage': (name) => edit(name, (bytes) => Buffer.concat([bytes, Buffer.from('\n{"visitor":{"id":-5}}\nnull\n[1')])),
    'is another text': (name) => writeFile(file(name), '<html>\n</html>\n'),
    'is a folder': (name) => rm(file(name)).then(() => mkdir(file(name))),
  }

  for (const [damage, make] of Object.entries(damages)) {
    test(`of raw visits that ${damage} loses no total`, async () => {
      await make('2026-01-06.jsonl')
      const visits = await Visits.open(folder)
      expect(visits.totals()).toMatchObject({ totalVisitors: 60, pageViews: 6 })
      add(visits, at(1), 1)
      expect(visits.newestVisitors()[0]?.id).toBe(61)
      await visits.close()
      const again = await Visits.open(folder)
      expect(again.totals().totalVisitors).toBe(61)
      expect(again.newestVisitors().some(({ id }) => id === 61)).toBe(true)
      await again.close()
    })

    test(`of totals that ${damage} is recounted from raw visits`, async () => {
      await make('totals.jsonl')
      const visits = await Visits.open(folder)
      expect(visits.totals()).toMatchObject({ totalVisitors: 60, pageViews: 6 })
      await visits.close()
    })

    test(`a file of numbers that ${damage} assigns no number twice`, async () => {
      await make('ids')
      const visits = await Visits.open(folder)
      expect(visits.addVisitor(newVisitor(), at(3)).id).toBeGreaterThan(60)
      await visits.close()
    })
  }

  test('with damaged totals is kept', async () => {
    await edit('totals.jsonl', (bytes) => bytes.fill(0, 20, 120))
    await copyFile(file('totals.jsonl'), file('as-found'))
    await (await Visits.open(folder)).close()
    const aside = (await readdir(folder)).find((name) => name.startsWith('totals.jsonl.damaged-')) ?? ''
    expect(await readFile(file(aside))).toEqual(await readFile(file('as-found')))
  })
})
