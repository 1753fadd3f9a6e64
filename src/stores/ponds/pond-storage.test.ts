// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NewPondEvent } from '~/domain/ponds/schema'
import { exportPonds, importPonds } from './pond-files'
import { writeEvent } from './pond-lines'
import { addPond } from './pond-list'
import { $pondBook, closePondBook, openPondBook, retryUnsaved } from './ponds'

let clock = Date.parse('2026-04-10T06:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: clock, toFake: ['Date'] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(async () => {
  await closePondBook()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const pondNamed = async (name: string): Promise<string> => {
  vi.setSystemTime(clock++)
  const outcome = await addPond({ name, size: { cubicMetres: 45 } })
  return 'id' in outcome ? outcome.id : expect.fail(JSON.stringify(outcome))
}
const stocking = (pondId: string): NewPondEvent => ({ pondId, day: '2026-03-01', kind: 'stocked', count: 1000, meanWeight: 50 })
const names = () => $pondBook.get().records.map(({ pond }) => pond.name)

/** Makes the storage refuse writes until it is restored. */
const fullDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })

async function reopen() {
  await closePondBook()
  await openPondBook()
}

test('a full disk loses nothing: the book stays in memory, and is stored with the next entry', async () => {
  await openPondBook()
  const id = await pondNamed('Upper')
  const disk = fullDisk()
  expect(await writeEvent(stocking(id))).toMatchObject({ state: 'in memory', trouble: 'storage full' })
  expect($pondBook.get()).toMatchObject({ trouble: 'storage full', unsaved: 1, records: [{ entries: [{}] }] })
  disk.mockRestore()
  expect(await pondNamed('Lower')).toBeTruthy()
  expect($pondBook.get()).toMatchObject({ trouble: undefined, unsaved: 0 })
  await reopen()
  expect($pondBook.get().records).toMatchObject([{ entries: [{}] }, {}])
})

test('a change is stored completely or not at all', async () => {
  await openPondBook()
  const { put } = IDBObjectStore.prototype
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    if (this.name === 'settings') throw new DOMException('No room', 'QuotaExceededError')
    return put.apply(this, row)
  })
  await pondNamed('Upper')
  vi.restoreAllMocks()
  await reopen()
  expect(names()).toEqual([])
})

test('is retried on request', async () => {
  await openPondBook()
  const disk = fullDisk()
  await pondNamed('Upper')
  expect(await retryUnsaved()).toBe('storage full')
  disk.mockRestore()
  expect(await retryUnsaved()).toBeUndefined()
  await reopen()
  expect(names()).toEqual(['Upper'])
})

test('an import that cannot be stored changes nothing', async () => {
  await openPondBook()
  await pondNamed('Upper')
  const text = await exportPonds()
  vi.stubGlobal('indexedDB', new IDBFactory())
  await openAnewElsewhere()
  const disk = fullDisk()
  expect(await importPonds(text)).toEqual({ state: 'not kept', trouble: 'storage full' })
  expect($pondBook.get()).toMatchObject({ records: [], unsaved: 0 })
  disk.mockRestore()
  expect(await importPonds(text)).toMatchObject({ state: 'merged', ponds: 1 })
})

/** Opens the book on another device with empty storage. */
async function openAnewElsewhere() {
  await closePondBook()
  await openPondBook()
}

test('without storage the book opens, works in memory and reports why nothing is stored', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Denied', 'SecurityError')
    },
  })
  await openPondBook()
  expect($pondBook.get()).toMatchObject({ state: 'open', trouble: 'storage denied', records: [] })
  await writeEvent(stocking(await pondNamed('Upper')))
  expect($pondBook.get()).toMatchObject({ trouble: 'storage denied', unsaved: 2, records: [{ entries: [{}] }] })
})

test('a tab with a newer version can upgrade the storage, and this one reports it', async () => {
  await openPondBook()
  await pondNamed('Upper')
  vi.setSystemTime(clock++)
  const newer = indexedDB.open('pond-book', 2)
  await new Promise((resolve, reject) => {
    newer.onsuccess = resolve
    newer.onerror = reject
  })
  expect(await addPond({ name: 'Lower', size: { cubicMetres: 1 } })).toMatchObject({
    state: 'in memory',
    trouble: 'newer version',
  })
  expect(names()).toEqual(['Upper', 'Lower'])
  newer.result.close()
})
