// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { eventsIn } from '~/domain/ponds/entries'
import type { NewBagEvent, NewPondEvent } from '~/domain/ponds/schema'
import { dead, emptyPondBook, idOf, pondNamed, reopen, stocking } from '../../../tests/fixtures/rows/pond-book'
import { FEED } from '../../../tests/fixtures/rows/ponds'
import { takeBackLast } from './lot-bags'
import { isExportDue, isPersistWanted } from './pond-backup'
import { exportPonds, importPonds, openExample } from './pond-files'
import { correctEvent, takeBackEvent, writeBags, writeEvent } from './pond-lines'
import { deletePond } from './pond-list'
import { $pondBook, wipePondBook } from './ponds'

emptyPondBook()

test('export, wipe and import give the same book, and a second import adds nothing', async () => {
  const [upper, lower] = [await pondNamed('Upper'), await pondNamed('Lower')]
  await writeEvent(stocking(upper))
  await correctEvent(idOf(await writeEvent(dead(upper, 5))), dead(upper, 7))
  await writeEvent({ pondId: upper, day: '2026-03-06', kind: 'moved', toPondId: lower, count: 100, meanWeight: 52 })
  await writeBags({ kind: 'bought', day: '2026-03-01', feed: FEED, kilograms: 50 })
  const { records, bags } = $pondBook.get()
  const text = await exportPonds()
  await wipePondBook()
  await reopen()
  expect($pondBook.get()).toMatchObject({ records: [], bags: [] })
  expect(await importPonds(text)).toEqual({ state: 'merged', ponds: 2, lines: 5, tooFew: [], twice: [] })
  await reopen()
  expect($pondBook.get()).toMatchObject({ records, bags })
  expect(await importPonds(text)).toEqual({ state: 'merged', ponds: 0, lines: 0, tooFew: [], twice: [] })
  expect($pondBook.get()).toMatchObject({ records, bags })
})

test('merging two books that both removed the same fish names the pond', async () => {
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

test('one sack scanned on two phones is named when their books meet, and is one after either or both take it back', async () => {
  const sack: NewBagEvent = { kind: 'bought', day: '2026-04-09', feed: FEED, kilograms: 25, lot: 'E-261101-1' }
  const kilograms = () =>
    eventsIn($pondBook.get().bags).reduce((sum, bags) => sum + ('kilograms' in bags ? bags.kilograms : 0), 0)
  const scanned = async (time: string) => {
    await wipePondBook()
    await reopen()
    vi.setSystemTime(time)
    await writeBags(sack)
    return exportPonds()
  }
  const phones = [await scanned('2026-04-09T08:00:00Z'), await scanned('2026-04-09T09:00:00Z')] as const
  const mended: string[] = []
  for (const [own, other] of [phones, [phones[1], phones[0]]] as const) {
    await wipePondBook()
    await reopen()
    await importPonds(own)
    expect(await importPonds(other)).toMatchObject({ state: 'merged', twice: ['E-261101-1'] })
    expect(kilograms()).toBe(50)
    await takeBackLast('E-261101-1')
    expect(kilograms()).toBe(25)
    mended.push(await exportPonds())
  }
  expect(await importPonds(mended[0] ?? '')).toMatchObject({ state: 'merged', twice: [] })
  expect(kilograms()).toBe(25)
})

test('a file that is refused changes nothing', async () => {
  await pondNamed('Upper')
  const text = await exportPonds()
  const before = $pondBook.get()
  expect(await importPonds(text.slice(0, -3))).toEqual({ state: 'refused', refusal: { code: 'file cut', values: {} } })
  expect($pondBook.get()).toBe(before)
})

test('an example can be opened and deleted, and triggers no reminder', async () => {
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
