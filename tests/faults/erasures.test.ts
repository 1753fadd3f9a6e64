import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { settleErasures } from '~/api/customers/erasures'
import { backUp } from '~/api/store/files/backup'
import { openDurableStore } from '~/api/store/files/durable'
import { restore } from '~/api/store/files/restore'
import { depth } from '../fixtures/depth'
import { newFolder } from '../fixtures/folders'
import { expectNoTrace, expectNoTraceIn, figuresOf, history, openErasable, othersIn } from '../fixtures/rows/erased-buyers'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { firstRows } from '../fixtures/shops/shop'

vi.setConfig({ testTimeout: depth(180_000, 1_800_000) })

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  )

const BILL = { does: 'bill', which: 0, phone: '94190 77777' } as const
const SHIPPED = [{ ...BILL, does: 'ship' }, BILL, { ...BILL, does: 'join' }, { ...BILL, does: 'contact' }] as const
const DECIDED = [
  { ...BILL, does: 'report', which: 7 },
  { ...BILL, does: 'decide', which: 1 },
] as const

test('after an erasure only bills name the person, sums are unchanged, and an older backup is erased again', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (events) => {
      const folder = await newFolder()
      const store = await openDurableStore(folder, firstRows())
      const opened = await openErasable(store, events)
      const archive = join(await newFolder(), 'before.tar.gz')
      await backUp(folder, archive)
      const before = { figures: await figuresOf(opened.shop, opened.operator), others: await othersIn(store) }

      expect((await opened.erase()).status).toBe(201)
      expect(await figuresOf(opened.shop, opened.operator)).toEqual(before.figures)
      expect(await othersIn(store)).toEqual(before.others)
      const rows = await rowsOf(store)
      expectNoTrace(rows)
      for (const file of filesIn(folder)) expectNoTraceIn(readFileSync(file, 'utf8'), rows, file)
      await store.close()

      expect((await restore(folder, archive)).erasedAgain).toBeGreaterThan(0)
      const restored = await openDurableStore(folder, {})
      await settleErasures(restored)
      const again = await rowsOf(restored)
      expectNoTrace(again)
      // A bill read from a file has its fields in another order.
      const bills = [...rows.bills, ...again.bills]
      for (const file of filesIn(folder)) expectNoTraceIn(readFileSync(file, 'utf8'), { bills }, file)
      await restored.close()
    }),
    { numRuns: depth(8, 300), endOnFailure: true, examples: [[[...SHIPPED]], [[...DECIDED]]] },
  )
})

test('a clock set back after an erasure causes no hourly rewrites, and the next erasure is completed', async () => {
  const folder = await newFolder()
  const store = await openDurableStore(folder, firstRows())
  const erase = (hash: string, at: string) => store.update(({ erasures }) => erasures.put({ hash, at, customerId: 1 }))
  const written = () => statSync(join(folder, 'db.json')).ino
  await erase('a'.repeat(32), '2031-01-01T00:00:00.000Z')
  await settleErasures(store)
  const first = written()
  await settleErasures(store)
  expect(written()).toBe(first)
  await erase('b'.repeat(32), '2026-01-01T00:00:00.000Z')
  await settleErasures(store)
  expect(written()).not.toBe(first)
  await store.close()
  const again = await openDurableStore(folder, {})
  const opened = written()
  await settleErasures(again)
  expect(written()).toBe(opened)
  await again.close()
})
