// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewPondEvent } from '~/schemas/ponds'
import { FEED } from '../../tests/fixtures/ponds'
import { exportPonds, importPonds, openExample } from './pond-files'
import {
  askToPersist,
  isExportDue,
  isPersistWanted,
  putOffReminder,
  rememberExport,
  setWarnDays,
  wipePondBook,
} from './pond-keeping'
import { correctBags, correctEvent, putBackEvent, takeBackBags, takeBackEvent, writeBags, writeEvent } from './pond-lines'
import { addPond, changePond, deletePond, restorePond } from './pond-list'
import { $pondBook, closePondBook, openPondBook, pondBook } from './ponds'

const NOW = new Date('2026-04-10T06:00:00Z')

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.stubGlobal('indexedDB', new IDBFactory())
  await openPondBook()
})
afterEach(async () => {
  await closePondBook()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const idOf = (outcome: object): string => ('id' in outcome ? String(outcome.id) : expect.fail(JSON.stringify(outcome)))
/** Each pond a moment after the one before. */
async function pondNamed(name: string) {
  vi.setSystemTime(Date.now() + 1)
  return idOf(await addPond({ name, size: { cubicMetres: 45 } }))
}
const stocking = (pondId: string): NewPondEvent => ({ pondId, day: '2026-03-01', kind: 'stocked', count: 1000, meanWeight: 50 })
const dead = (pondId: string, count: number): NewPondEvent => ({ pondId, day: '2026-03-05', kind: 'dead', count })

/** As another page load, or another tab, finds the book. */
async function openAnew() {
  await closePondBook()
  await openPondBook()
}

const lines = () => $pondBook.get().records.flatMap(({ entries }) => entries.map(({ event, state }) => [event.kind, state]))

test('keeps ponds and their lines on the device', async () => {
  const id = await pondNamed('Upper')
  expect(await writeEvent(stocking(id))).toMatchObject({ state: 'kept' })
  const before = $pondBook.get().records
  await openAnew()
  expect($pondBook.get()).toMatchObject({ state: 'open', records: before, unkept: 0 })
})

test('shows what is written before the device has kept it', async () => {
  const id = await pondNamed('Upper')
  const written = writeEvent(stocking(id))
  expect(lines()).toEqual([['stocked', 'as written']])
  await written
})

test('a line is corrected, taken back and put back, and the book shows it', async () => {
  const id = await pondNamed('Upper')
  await writeEvent(stocking(id))
  const line = idOf(await writeEvent(dead(id, 5)))
  expect(await correctEvent(line, dead(id, 6))).toEqual({ state: 'kept', id: line })
  expect(lines()).toContainEqual(['dead', 'corrected'])
  await takeBackEvent(id, line)
  expect(lines()).toContainEqual(['dead', 'taken back'])
  await putBackEvent(id, line)
  await openAnew()
  const entry = $pondBook.get().records[0]?.entries.find(({ event }) => event.kind === 'dead')
  expect(entry).toMatchObject({ id: line, state: 'corrected', event: { count: 6 } })
  expect(entry?.history.map(({ revision, kind }) => [revision, kind])).toEqual([
    [1, 'dead'],
    [2, 'dead'],
    [3, 'taken back'],
    [4, 'dead'],
  ])
})

test('refuses, and asks, before anything is written', async () => {
  const id = await pondNamed('Upper')
  await writeEvent(stocking(id))
  expect(await writeEvent(dead(id, 1001))).toMatchObject({ state: 'refused', refusals: [{ code: 'more than live' }] })
  const feed: NewPondEvent = { pondId: id, day: '2026-03-05', kind: 'fed', kilograms: 25, feed: FEED }
  expect(await writeEvent(feed)).toMatchObject({ state: 'asked', questions: [{ code: 'much feed' }] })
  expect(lines()).toEqual([['stocked', 'as written']])
  expect(await writeEvent(feed, { isSure: true })).toMatchObject({ state: 'kept' })
  expect(await correctEvent('none', feed)).toMatchObject({ state: 'refused', refusals: [{ code: 'not there' }] })
  expect(await addPond({ name: '', size: { cubicMetres: 1 } })).toMatchObject({ state: 'refused' })
})

test('feed in the store is written, corrected and taken back', async () => {
  const line = idOf(await writeBags({ kind: 'bought', day: '2026-03-01', feed: FEED, kilograms: 50 }))
  await correctBags(line, { kind: 'bought', day: '2026-03-01', feed: FEED, kilograms: 75 })
  expect($pondBook.get().bags).toMatchObject([{ id: line, state: 'corrected', event: { kilograms: 75 } }])
  await takeBackBags(line)
  await openAnew()
  expect($pondBook.get().bags).toMatchObject([{ state: 'taken back' }])
})

test('a pond is changed, deleted and brought back; after a day it is gone with its lines', async () => {
  const id = await pondNamed('Upper')
  await writeEvent(stocking(id))
  await changePond(id, { name: 'Lower', size: { length: 15, width: 2, depth: 1.5 } })
  await deletePond(id)
  await openAnew()
  expect($pondBook.get().records).toEqual([])
  await restorePond(id)
  expect($pondBook.get().records).toMatchObject([{ pond: { name: 'Lower' }, entries: [{}] }])
  await deletePond(id)
  vi.setSystemTime(NOW.getTime() + 25 * 60 * 60 * 1000)
  await openAnew()
  await openAnew()
  expect([pondBook().ponds.size, pondBook().lines.size]).toEqual([0, 0])
})

test('export, wipe and import give the same book, and importing twice doubles nothing', async () => {
  const [upper, lower] = [await pondNamed('Upper'), await pondNamed('Lower')]
  await writeEvent(stocking(upper))
  await correctEvent(idOf(await writeEvent(dead(upper, 5))), dead(upper, 7))
  await writeEvent({ pondId: upper, day: '2026-03-06', kind: 'moved', toPondId: lower, count: 100, meanWeight: 52 })
  await writeBags({ kind: 'bought', day: '2026-03-01', feed: FEED, kilograms: 50 })
  const { records, bags } = $pondBook.get()
  const text = await exportPonds()
  await wipePondBook()
  await openAnew()
  expect($pondBook.get()).toMatchObject({ records: [], bags: [] })
  expect(await importPonds(text)).toEqual({ state: 'merged', ponds: 2, lines: 5, tooFew: [] })
  await openAnew()
  expect($pondBook.get()).toMatchObject({ records, bags })
  expect(await importPonds(text)).toEqual({ state: 'merged', ponds: 0, lines: 0, tooFew: [] })
  expect($pondBook.get()).toMatchObject({ records, bags })
})

test('two books with the same fish gone twice are put together, and the pond is named', async () => {
  const id = await pondNamed('Upper')
  await writeEvent(stocking(id))
  const harvest: NewPondEvent = { pondId: id, day: '2026-03-08', kind: 'harvested', count: 1000, kilograms: 55 }
  const line = idOf(await writeEvent(harvest))
  const text = await exportPonds()
  await takeBackEvent(id, line)
  const both = JSON.parse(text)
  both.events.push({ ...both.events[1], id: crypto.randomUUID(), revision: 3, corrects: line })
  both.events.push({ ...both.events[1], id: crypto.randomUUID() })
  expect(await importPonds(JSON.stringify(both))).toMatchObject({ state: 'merged', tooFew: ['Upper'] })
})

test('a file that is refused changes nothing', async () => {
  await pondNamed('Upper')
  const text = await exportPonds()
  const before = $pondBook.get()
  expect(await importPonds(text.slice(0, -3))).toEqual({ state: 'refused', refusal: { code: 'file cut', values: {} } })
  expect($pondBook.get()).toBe(before)
})

test('remembers settings, and that it asked for persistent storage', async () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  expect(isPersistWanted()).toBe(false)
  await writeEvent(stocking(await pondNamed('Upper')))
  expect(isPersistWanted()).toBe(true)
  expect(await askToPersist()).toBe(true)
  expect(await setWarnDays(10)).toBe(true)
  expect(await setWarnDays(-1)).toBe(false)
  await openAnew()
  expect([isPersistWanted(), $pondBook.get().settings.warnDays, persist.mock.calls.length]).toEqual([false, 10, 1])
})

test('reminds of an export once a month, until it is exported or put off', async () => {
  await writeEvent(stocking(await pondNamed('Upper')))
  const inDays = (days: number) => new Date(NOW.getTime() + days * 24 * 60 * 60 * 1000)
  expect([isExportDue(inDays(29)), isExportDue(inDays(30))]).toEqual([false, true])
  vi.setSystemTime(inDays(30))
  await putOffReminder()
  expect([isExportDue(inDays(59)), isExportDue(inDays(60))]).toEqual([false, true])
  vi.setSystemTime(inDays(60))
  await rememberExport()
  expect([isExportDue(inDays(60)), isExportDue(inDays(90))]).toEqual([false, true])
})

test('an example is opened and thrown away, and reminds of nothing', async () => {
  const id = await openExample({ name: 'Example', feed: FEED, treatment: 'Salt' })
  expect($pondBook.get().records).toMatchObject([{ pond: { id, isExample: true } }])
  expect([isExportDue(new Date('2027-01-01')), isPersistWanted(), JSON.parse(await exportPonds()).events]).toEqual([
    false,
    false,
    [],
  ])
  await deletePond(id ?? '')
  expect($pondBook.get().records).toEqual([])
})

test('a line is corrected a thousand times at most', async () => {
  const id = await pondNamed('Upper')
  await writeEvent(stocking(id))
  const line = idOf(await writeEvent(dead(id, 5)))
  const file = JSON.parse(await exportPonds())
  const last = { ...file.events[1], id: crypto.randomUUID(), corrects: line, revision: 1000 }
  await importPonds(JSON.stringify({ ...file, events: [...file.events, last] }))
  for (const outcome of [await correctEvent(line, dead(id, 6)), await takeBackEvent(id, line)])
    expect(outcome).toMatchObject({ state: 'refused', refusals: [{ code: 'too many corrections' }] })
})

test('the book holds at most a hundred ponds', async () => {
  for (let number = 1; number <= 100; number++) await pondNamed(`Pond ${number}`)
  expect(await addPond({ name: 'One more', size: { cubicMetres: 1 } })).toMatchObject({ state: 'refused' })
})
