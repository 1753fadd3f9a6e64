import { appendFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { Visits } from '~/api/store/visits/visits'
import { newFolder } from '../fixtures/folders'
import { newVisitor } from '../fixtures/rows/visitors'
import { add, afterKill, at, newPageView } from '../fixtures/rows/visits'
import { FaultyDisk } from '../fixtures/shops/faulty-disk'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('keeps the totals of each day by device, page and district over a restart', async () => {
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  visits.addVisitor(newVisitor({ device: 'Desktop', isReturning: true, timeOnSite: 30 }), at(0))
  add(visits, at(0), 2, ['/', '/shop', '/shop'])
  add(visits, at(1), 1, ['/team'])
  const before = [visits.days(), visits.totals(), visits.newestVisitors()]
  await visits.close()
  const reopened = await Visits.open(folder)
  expect([reopened.days(), reopened.totals(), reopened.newestVisitors()]).toEqual(before)
  expect(reopened.days()[0]).toEqual({
    day: '2026-01-05',
    visitors: 3,
    uniqueVisitors: 2,
    pageViews: 3,
    devices: [
      { device: 'Desktop', visitors: 1 },
      { device: 'Mobile', visitors: 2 },
    ],
    pages: [
      { page: '/shop', pageViews: 2 },
      { page: '/', pageViews: 1 },
    ],
    otherPages: 0,
    districts: [{ district: 'Srinagar', visitors: 3 }],
  })
  await reopened.close()
})

test('counts a visit on its day in India', async () => {
  const visits = new Visits()
  visits.addVisitor(newVisitor(), '2026-01-05T18:29:59.999Z')
  visits.addVisitor(newVisitor(), '2026-01-05T18:30:00.000Z')
  expect(visits.days().map(({ day }) => day)).toEqual(['2026-01-05', '2026-01-06'])
})

test('counts every written visit once after a kill and assigns no number twice', async () => {
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  add(visits, at(0), 5, ['/'])
  await visits.write()
  const unwritten = [visits.addVisitor(newVisitor(), at(0)).id, visits.addPageView(newPageView('/shop'), at(0)).id]
  const reopened = await Visits.open(await afterKill(folder))
  expect(reopened.totals()).toMatchObject({ totalVisitors: 5, pageViews: 1 })
  expect(reopened.addVisitor(newVisitor(), at(0)).id).toBeGreaterThan(unwritten[0] ?? 0)
  expect(reopened.addPageView(newPageView('/'), at(0)).id).toBeGreaterThan(unwritten[1] ?? 0)
  await reopened.close()
  const copy = await afterKill(folder)
  await rm(join(copy, 'ids'))
  const withoutIds = await Visits.open(copy)
  expect(withoutIds.addVisitor(newVisitor(), at(0)).id).toBeGreaterThan(unwritten[0] ?? 0)
  await withoutIds.close()
  await visits.close()
})

test('assigns the next number after a clean stop', async () => {
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  add(visits, at(0), 3)
  await visits.close()
  const reopened = await Visits.open(folder)
  expect(reopened.addVisitor(newVisitor(), at(0)).id).toBe(4)
  await reopened.close()
})

test('reports no damage after normal stops, or after a kill in the middle of a line', async () => {
  const folder = await newFolder()
  const openForAWhile = async () => {
    const visits = await Visits.open(folder)
    add(visits, at(0), 1)
    await visits.close()
    return visits.totals().totalVisitors
  }
  for (let time = 0; time < 3; time++) await openForAWhile()
  await appendFile(join(folder, 'totals.jsonl'), '[1,{"day":"2026-01')
  for (let time = 0; time < 3; time++) await openForAWhile()
  expect(await openForAWhile()).toBe(7)
  expect(console.warn).not.toHaveBeenCalled()
})

test('returns the newest thousand, also after a restart', async () => {
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  for (let day = 0; day < 4; day++) add(visits, at(day), 700, ['/', '/shop'])
  await visits.close()
  const reopened = await Visits.open(folder)
  const ids = reopened.newestVisitors().map(({ id }) => id)
  expect(ids).toEqual(Array.from({ length: 1000 }, (_, index) => 2800 - index))
  await reopened.close()
})

test('starts from the totals without a recount of raw visits', async () => {
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  add(visits, at(0), 50)
  await visits.close()
  const raw = join(folder, '2026-01-05.jsonl')
  await writeFile(raw, Buffer.alloc((await stat(raw)).size, 'x'))
  const reopened = await Visits.open(folder)
  expect(reopened.totals().totalVisitors).toBe(50)
  await reopened.close()
})

test('keeps at most 1,000 different pages of today and 200 of a past day', async () => {
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  add(visits, at(0), 0, ['/shop', '/shop', ...Array.from({ length: 3000 }, (_, index) => `/${index}`)])
  expect(visits.days()[0]?.pages.length).toBe(1000)
  add(visits, at(1), 1)
  await visits.close()
  const reopened = await Visits.open(folder)
  const [first] = reopened.days()
  expect(first?.pages[0]).toEqual({ page: '/shop', pageViews: 2 })
  expect(first?.pages.length).toBe(200)
  expect(first?.pages.reduce((sum, { pageViews }) => sum + pageViews, first.otherPages)).toBe(3002)
  await reopened.close()
})

test('keeps raw visits for thirteen months and totals forever', async () => {
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  for (const day of [-500, -398, -390, 0, 1, 2]) add(visits, at(day), 1)
  await visits.close()
  const reopened = await Visits.open(folder)
  add(reopened, at(3), 1)
  await reopened.close()
  const raw = (await readdir(folder)).filter((name) => /^\d/.test(name))
  expect(raw).toHaveLength(5)
  expect(raw[0]).toBe('2024-12-11.jsonl')
  const last = await Visits.open(folder)
  expect(last.days()).toHaveLength(7)
  await last.close()
})

test.each([400, -400])('a clock wrong by %i days for a day loses no visit', async (jump) => {
  const folder = await newFolder()
  const visits = await Visits.open(folder)
  for (let day = 0; day < 5; day++) add(visits, at(day), 2)
  await visits.write()
  add(visits, at(5 + jump), 2)
  await visits.close()
  const reopened = await Visits.open(folder)
  add(reopened, at(5), 2)
  expect(reopened.totals().totalVisitors).toBe(14)
  expect(reopened.newestVisitors()[0]?.id).toBe(14)
  await reopened.close()
  const trueDays = ['05', '06', '07', '08', '09', '10'].map((day) => `2026-01-${day}.jsonl`)
  expect(await readdir(folder)).toEqual(expect.arrayContaining(trueDays))
})

test('continues to count while the disk is full, then writes each visit once', async () => {
  const folder = await newFolder()
  const disk = new FaultyDisk()
  const visits = await Visits.open(folder, disk)
  add(visits, at(0), 3)
  disk.room = 150
  await visits.write()
  add(visits, at(0), 2)
  await visits.write()
  expect(visits.totals().totalVisitors).toBe(5)
  disk.room = Number.POSITIVE_INFINITY
  await visits.write()
  expect((await readFile(join(folder, '2026-01-05.jsonl'), 'utf8')).trim().split('\n')).toHaveLength(5)
  const reopened = await Visits.open(await afterKill(folder))
  expect(reopened.totals().totalVisitors).toBe(5)
  await reopened.close()
  await visits.close()
})

test('only their owner can read the files', async () => {
  const folder = await newFolder()
  const visits = await Visits.open(join(folder, 'visits'))
  add(visits, at(0), 1)
  await visits.close()
  const names = await readdir(join(folder, 'visits'))
  expect(names.sort()).toEqual(['2026-01-05.jsonl', 'ids', 'totals.jsonl'])
  for (const name of names) expect((await stat(join(folder, 'visits', name))).mode & 0o777).toBe(0o600)
  expect((await stat(join(folder, 'visits'))).mode & 0o777).toBe(0o700)
})
