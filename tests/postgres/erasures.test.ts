import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { replaceShop } from '~/api/store/copy'
import { openPostgresStore } from '~/api/store/postgres/postgres-store'
import { depth } from '../fixtures/depth'
import { expectNoTrace, figuresOf, history, openErasable, othersIn } from '../fixtures/rows/erased-buyers'
import { rowsOf } from '../fixtures/shops/restored-shops'
import { firstRows } from '../fixtures/shops/shop'
import { TestDatabase } from '../fixtures/shops/test-database'

vi.setConfig({ testTimeout: depth(180_000, 1_800_000) })

let database: TestDatabase

beforeAll(async () => {
  database = await TestDatabase.start()
})
afterAll(() => database.remove())

const TEXTS = `SELECT string_agg(query_to_xml(format('SELECT * FROM %I', tablename), true, false, '')::text, '') AS text,
    (SELECT string_agg(rows::text, '') FROM rows WHERE table_name <> 'bills') AS rows
  FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'rows'`

test('after an erasure only the bills name the person, and an older backup is erased again', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (events) => {
      const url = await database.create()
      const { store } = await openPostgresStore(url, firstRows())
      const opened = await openErasable(store, events)
      const { store: backup } = await openPostgresStore(await database.create(), await rowsOf(store))
      const before = { figures: await figuresOf(opened.shop, opened.operator), others: await othersIn(store) }
      expect((await opened.erase()).status).toBe(201)
      expect(await figuresOf(opened.shop, opened.operator)).toEqual(before.figures)
      expect(await othersIn(store)).toEqual(before.others)
      expectNoTrace(await rowsOf(store))
      const said = await database.ask(new URL(url).pathname.slice(1), TEXTS)
      expect(JSON.stringify(said)).toContain('Bashir Dar')
      expect(JSON.stringify(said).match(/.{80}(qasim|zargar|9419[01][\s-]?7{5}).{20}/gi)).toBeNull()

      expect((await replaceShop(backup, store)).erasedAgain).toBeGreaterThan(0)
      expectNoTrace(await rowsOf(store))
      await Promise.all([store.close(), backup.close()])
    }),
    { numRuns: depth(4, 100), endOnFailure: true },
  )
})
