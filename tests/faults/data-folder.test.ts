import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import '~/api/features'
import { openDurableStore } from '~/api/store/files/durable'
import { newFolder } from '../fixtures/folders'
import { allNames, killedShop, names } from '../fixtures/shops/killed-shop'

vi.mock('node:fs/promises', async (original) => {
  const files = await original<typeof import('node:fs/promises')>()
  return { ...files, chmod: vi.fn(files.chmod) }
})

const systemError = (code: string) => Object.assign(new Error(`${code}: a word of the system, chmod 'data'`), { code })

test.each([
  ['EROFS', 'its disk is read-only (EROFS).'],
  ['EACCES', 'this user may not write there (EACCES).'],
  ['EPERM', 'it belongs to another user (EPERM).'],
])('a data folder that fails with %s stops the start with one clear line', async (code, words) => {
  const folder = await newFolder()
  vi.mocked(chmod).mockRejectedValueOnce(systemError(code))
  await expect(openDurableStore(folder, {})).rejects.toThrow(`The data folder ${folder} cannot be written: ${words}`)
})

test('a disk that turns read-only during the start stops it with the same line and releases the folder', async () => {
  const folder = await newFolder()
  const open = () => Promise.reject(systemError('EROFS'))
  await expect(openDurableStore(folder, {}, { disk: { open } })).rejects.toThrow('cannot be written: its disk is read-only')
  await (await openDurableStore(folder, {})).close()
})

test('a file in place of the data folder stops the start with one clear line', async () => {
  const file = join(await newFolder(), 'data')
  await writeFile(file, '')
  await expect(openDurableStore(file, {})).rejects.toThrow('a file stands in its place (EEXIST).')
  await expect(openDurableStore(join(file, 'deeper'), {})).rejects.toThrow('a part of its path is a file (ENOTDIR).')
})

test('an invalid lock file is reported with a solution', async () => {
  const folder = await newFolder()
  await writeFile(join(folder, 'lock'), 'not a lock, and long enough to be read as something '.repeat(20))
  const refused = `The file ${join(folder, 'lock')} holds something that is not the shop's; remove it and start again.`
  await expect(openDurableStore(folder, {})).rejects.toThrow(refused)
})

test('the next start removes unfinished files of a killed process and no others', async () => {
  const shop = await killedShop()
  const unfinished = ['db.json', 'journal.jsonl', 'visits/totals.jsonl', 'backups/000001-2026-01-05.tar.gz', 'backups/last.json']
  for (const folder of ['visits', 'backups']) await mkdir(shop.file(folder), { recursive: true })
  for (const name of [...unfinished, 'notes']) await writeFile(shop.file(`${name}.tmp`), 'half of someth')
  const store = await openDurableStore(shop.folder, {})
  expect(unfinished.filter((name) => existsSync(shop.file(`${name}.tmp`)))).toEqual([])
  expect((await readdir(shop.folder)).filter((name) => name.endsWith('.tmp'))).toEqual(['notes.tmp'])
  expect(await names(store)).toEqual(allNames)
  await store.close()
})
