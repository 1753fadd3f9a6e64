import { readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { nodeDisk } from '~/api/store/files/disk'
import { VisitFiles } from '~/api/store/visits/visit-files'
import { DayTotals, foldDays } from '~/api/store/visits/visit-totals'
import { Visits } from '~/api/store/visits/visits'
import { newFolder } from '../fixtures/folders'
import { newPageView } from '../fixtures/rows/visitors'
import { add, at } from '../fixtures/rows/visits'
import { FaultyDisk } from '../fixtures/shops/faulty-disk'

const MEBIBYTE = 1024 * 1024
const A_MINUTE = 60_000

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

/** Creates a sparse file: it has a size but uses no disk space. */
async function sparseFile(path: string, size: number) {
  await writeFile(path, '')
  await truncate(path, size)
}

test('a day of visits takes no more than 64 MiB', async () => {
  const folder = await newFolder()
  const files = new VisitFiles(folder, nodeDisk)
  const day = join(folder, '2026-01-05.jsonl')
  await sparseFile(day, 64 * MEBIBYTE - 100)
  expect(await files.addLines('2026-01-05', 'x'.repeat(101))).toBe(64 * MEBIBYTE - 100)
  await files.addLines('2026-01-05', 'x'.repeat(50))
  expect((await stat(day)).size).toBeGreaterThanOrEqual(64 * MEBIBYTE - 50)
  expect((await stat(day)).size).toBeLessThanOrEqual(64 * MEBIBYTE)
})

test('raw visits over 1 GiB lose their oldest days', async () => {
  const folder = await newFolder()
  const days = Array.from({ length: 20 }, (_, day) => at(day).slice(0, 10))
  for (const day of days) await sparseFile(join(folder, `${day}.jsonl`), 64 * MEBIBYTE)
  await new VisitFiles(folder, nodeDisk).prune()
  expect((await readdir(folder)).sort()).toEqual(days.slice(-16).map((day) => `${day}.jsonl`))
})

test('a past day keeps 200 different pages, and 20 after 400 days', () => {
  const days = Array.from({ length: 402 }, (_, index) => {
    const day = new DayTotals(at(index).slice(0, 10))
    for (let page = 0; page < 300; page++)
      day.count({ pageView: { ...newPageView({ page: `/${page}` }), id: page, createdAt: at(index) } })
    return day
  })
  foldDays(days)
  expect([days[0], days[1], days[400], days[401]].map((day) => day?.pages.size)).toEqual([20, 200, 200, 300])
  expect(days.map(({ pages, otherPages }) => pages.size + otherPages)).toEqual(days.map(() => 300))
})

test('while the disk is full, at most 4 MiB of visits wait, and all count', async () => {
  const folder = await newFolder()
  const disk = new FaultyDisk()
  const visits = await Visits.open(folder, disk)
  disk.room = 0
  for (let view = 0; view < 300; view++) visits.addPageView(newPageView({ title: 'x'.repeat(20_000) }), at(0))
  disk.room = Number.POSITIVE_INFINITY
  await visits.close()
  expect(visits.totals().pageViews).toBe(300)
  const { size } = await stat(join(folder, '2026-01-05.jsonl'))
  expect(size).toBeGreaterThan(3.9 * MEBIBYTE)
  expect(size).toBeLessThanOrEqual(4 * MEBIBYTE)
})

test('totals are rewritten after 4 MiB of additions', async () => {
  let now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  onTestFinished(() => clock.mockRestore())
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  const pages = Array.from({ length: 1000 }, (_, page) => `/${page}/${'x'.repeat(500)}`)
  add(visits, at(0), 0, pages)
  const sizes: number[] = []
  for (let minute = 0; minute < 12; minute++) {
    now += 2 * A_MINUTE
    add(visits, at(0), 1)
    await visits.write()
    sizes.push((await stat(join(folder, 'totals.jsonl'))).size)
  }
  await visits.close()
  expect(Math.max(...sizes)).toBeGreaterThan(4 * MEBIBYTE)
  expect(Math.max(...sizes)).toBeLessThan(5 * MEBIBYTE)
  expect(sizes.at(-1)).toBeLessThan(2 * MEBIBYTE)
})
