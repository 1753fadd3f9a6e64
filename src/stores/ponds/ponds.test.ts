// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import type { NewPondEvent } from '~/domain/ponds/schema'
import { dead, emptyPondBook, idOf, NOW, pondNamed, reopen, stocking } from '../../../tests/fixtures/rows/pond-book'
import { FEED } from '../../../tests/fixtures/rows/ponds'
import { exportPonds, importPonds } from './pond-files'
import { correctBags, correctEvent, putBackEvent, takeBackBags, takeBackEvent, writeBags, writeEvent } from './pond-lines'
import { addPond, changePond, deletePond, restorePond } from './pond-list'
import { $pondBook, pondBook } from './ponds'

emptyPondBook()

const lines = () => $pondBook.get().records.flatMap(({ entries }) => entries.map(({ event, state }) => [event.kind, state]))

test('stores ponds and their entries on the device', async () => {
  const id = await pondNamed('Upper')
  expect(await writeEvent(stocking(id))).toMatchObject({ state: 'kept' })
  const before = $pondBook.get().records
  await reopen()
  expect($pondBook.get()).toMatchObject({ state: 'open', records: before, unsaved: 0 })
})

test('shows an entry before the device has stored it', async () => {
  const id = await pondNamed('Upper')
  const written = writeEvent(stocking(id))
  expect(lines()).toEqual([['stocked', 'as written']])
  await written
})

test('an entry can be corrected, taken back and restored', async () => {
  const id = await pondNamed('Upper')
  await writeEvent(stocking(id))
  const line = idOf(await writeEvent(dead(id, 5)))
  expect(await correctEvent(line, dead(id, 6))).toEqual({ state: 'kept', id: line })
  expect(lines()).toContainEqual(['dead', 'corrected'])
  await takeBackEvent(id, line)
  expect(lines()).toContainEqual(['dead', 'taken back'])
  await putBackEvent(id, line)
  await reopen()
  const entry = $pondBook.get().records[0]?.entries.find(({ event }) => event.kind === 'dead')
  expect(entry).toMatchObject({ id: line, state: 'corrected', event: { count: 6 } })
  expect(entry?.history.map(({ revision, kind }) => [revision, kind])).toEqual([
    [1, 'dead'],
    [2, 'dead'],
    [3, 'taken back'],
    [4, 'dead'],
  ])
})

test('refuses or asks before it writes', async () => {
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

test('feed in stock can be written, corrected and taken back', async () => {
  const line = idOf(await writeBags({ kind: 'bought', day: '2026-03-01', feed: FEED, kilograms: 50 }))
  await correctBags(line, { kind: 'bought', day: '2026-03-01', feed: FEED, kilograms: 75 })
  expect($pondBook.get().bags).toMatchObject([{ id: line, state: 'corrected', event: { kilograms: 75 } }])
  await takeBackBags(line)
  await reopen()
  expect($pondBook.get().bags).toMatchObject([{ state: 'taken back' }])
})

test('a pond can be changed, deleted and restored; after a day it is deleted with its entries', async () => {
  const id = await pondNamed('Upper')
  await writeEvent(stocking(id))
  await changePond(id, { name: 'Lower', size: { length: 15, width: 2, depth: 1.5 } })
  await deletePond(id)
  await reopen()
  expect($pondBook.get().records).toEqual([])
  await restorePond(id)
  expect($pondBook.get().records).toMatchObject([{ pond: { name: 'Lower' }, entries: [{}] }])
  await deletePond(id)
  vi.setSystemTime(NOW.getTime() + 25 * 60 * 60 * 1000)
  await reopen()
  await reopen()
  expect([pondBook().ponds.size, pondBook().lines.size]).toEqual([0, 0])
})

test('an entry can be corrected a thousand times at most', async () => {
  const id = await pondNamed('Upper')
  await writeEvent(stocking(id))
  const line = idOf(await writeEvent(dead(id, 5)))
  const file = JSON.parse(await exportPonds())
  const last = { ...file.events[1], id: crypto.randomUUID(), corrects: line, revision: 1000 }
  await importPonds(JSON.stringify({ ...file, events: [...file.events, last] }))
  for (const outcome of [await correctEvent(line, dead(id, 6)), await takeBackEvent(id, line)])
    expect(outcome).toMatchObject({ state: 'refused', refusals: [{ code: 'too many corrections' }] })
})

test('the book has at most a hundred ponds', async () => {
  for (let number = 1; number <= 100; number++) await pondNamed(`Pond ${number}`)
  expect(await addPond({ name: 'One more', size: { cubicMetres: 1 } })).toMatchObject({ state: 'refused' })
})
