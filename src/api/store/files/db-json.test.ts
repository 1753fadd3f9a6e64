import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RowWrites } from '~/api/store/committed-rows'
import { contact } from '../../../../tests/fixtures/rows/memory-store'
import { DbJson } from './db-json'
import { openDurableStore } from './durable'
import { recover } from './recovery'
import { ShopFolder } from './shop-folder'

let folder: ShopFolder

const named = (id: number, name: string): RowWrites => [['contacts', id, { id, ...contact(name) }]]
const namesIn = ({ data }: DbJson) => [...data.reader().contacts.rows()].map(({ name }) => name)

beforeEach(async () => {
  folder = new ShopFolder(await mkdtemp(join(tmpdir(), 'db-json-')))
})

afterEach(() => rm(folder.path, { recursive: true }))

test('reads the written rows and the number of their last change', async () => {
  const db = new DbJson(folder)
  for (const [id, name] of ['Ali', 'Bano'].entries()) db.data.show(named(id + 1, name))
  await db.write()
  const read = new DbJson(folder)
  await read.read()
  expect([namesIn(read), read.data.sequence, read.snapshot]).toEqual([['Ali', 'Bano'], 2, 2])
})

test('omits empty tables, which an older version may not know', async () => {
  const db = new DbJson(folder)
  db.data.show(named(1, 'Ali'))
  await db.write()
  const tables = (await readFile(folder.snapshot, 'utf8')).match(/^"\w+":\[$/gm)
  expect(tables).toEqual(['"contacts":['])
})

test('writes a consistent snapshot during further changes', async () => {
  const db = new DbJson(folder)
  db.data.show(named(1, 'Ali'))
  const written = db.write()
  db.data.show(named(2, 'Bano'))
  await written
  const read = new DbJson(folder)
  await read.read()
  expect([namesIn(read), read.data.sequence]).toEqual([['Ali'], 1])
})

test('keeps its rows if the file cannot be read', async () => {
  const db = new DbJson(folder)
  db.data.show(named(1, 'Ali'))
  await expect(db.read()).rejects.toThrow()
  expect([namesIn(db), db.snapshot]).toEqual([['Ali'], undefined])
})

test('holds every committed row of a shop that was closed', async () => {
  const store = await openDurableStore(folder.path, {})
  await store.update((shop) => shop.contacts.insert(contact('Ali')))
  await store.close()
  const { db } = await recover(folder)
  expect([namesIn(db), db.snapshot]).toEqual([['Ali'], db.data.sequence])
})
