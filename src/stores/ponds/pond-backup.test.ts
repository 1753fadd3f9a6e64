// @vitest-environment happy-dom
import { DAY } from '~/domain/day'
import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { emptyPondBook, NOW, pondNamed, reopen, stocking } from '../../../tests/fixtures/rows/pond-book'
import { askToPersist, isExportDue, isPersistWanted, putOffReminder, rememberExport, setWarnDays } from './pond-backup'
import { writeEvent } from './pond-lines'
import { $pondBook } from './ponds'

emptyPondBook()

test('stores settings, and that persistent storage was requested', async () => {
  const persist = vi.fn(async () => true)
  vi.stubGlobal('navigator', { storage: { persist } })
  expect(isPersistWanted()).toBe(false)
  await writeEvent(stocking(await pondNamed('Upper')))
  expect(isPersistWanted()).toBe(true)
  expect(await askToPersist()).toBe(true)
  expect(await setWarnDays(10)).toBe(true)
  expect(await setWarnDays(-1)).toBe(false)
  await reopen()
  expect([isPersistWanted(), $pondBook.get().settings.warnDays, persist.mock.calls.length]).toEqual([false, 10, 1])
})

test('reminds of an export once a month, until it is done or postponed', async () => {
  await writeEvent(stocking(await pondNamed('Upper')))
  const inDays = (days: number) => new Date(NOW.getTime() + days * DAY)
  expect([isExportDue(inDays(29)), isExportDue(inDays(30))]).toEqual([false, true])
  vi.setSystemTime(inDays(30))
  await putOffReminder()
  expect([isExportDue(inDays(59)), isExportDue(inDays(60))]).toEqual([false, true])
  vi.setSystemTime(inDays(60))
  await rememberExport()
  expect([isExportDue(inDays(60)), isExportDue(inDays(90))]).toEqual([false, true])
})
