import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import * as files from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { nodeDisk } from './disk'
import { replaceFile } from './durable-file'

vi.mock(import('node:fs/promises'), async (original) => ({ ...(await original()) }))

let folder: string
const path = () => join(folder, 'db.json')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'durable-'))
})

afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

async function recording(fail: Partial<Record<string, () => never>> = {}) {
  const { open, rename } = await vi.importActual<typeof files>('node:fs/promises')
  const steps: string[] = []
  vi.spyOn(files, 'rename').mockImplementation(async (from, to) => {
    steps.push('rename')
    fail['rename']?.()
    await rename(from, to)
  })
  vi.spyOn(files, 'open').mockImplementation(async (name, flags, mode) => {
    const file = await open(name, flags, mode)
    const kind = name === folder ? 'folder' : 'file'
    const sync = file.sync.bind(file)
    file.sync = async () => {
      steps.push(`sync ${kind}`)
      fail[`sync ${kind}`]?.()
      await sync()
    }
    const write = file.write.bind(file) as (bytes: Uint8Array, from: number, length: number, at: number) => Promise<object>
    const cut = async (bytes: Uint8Array, from: number, length: number, at: number) => {
      await write(bytes, from, length - 1, at)
      return { bytesWritten: length, buffer: bytes }
    }
    if (fail['cut']) file.write = cut as unknown as typeof file.write
    return file
  })
  return steps
}

const broken = () => {
  throw new Error('EIO')
}

test('batches small chunks and yields to the event loop between batches', async () => {
  let turns = 0
  let counting = setImmediate(function count() {
    turns++
    counting = setImmediate(count)
  })
  const seen = new Set<number>()
  function* chunks() {
    for (let made = 0; made < 200; made++) {
      seen.add(turns)
      yield 'x'.repeat(2000)
    }
  }
  const disk = vi.spyOn(nodeDisk, 'open')
  const write = vi.fn()
  disk.mockImplementation(async (name, flags) => {
    const file = await files.open(name, flags)
    const original = file.write.bind(file)
    write.mockImplementation(original)
    return Object.assign(file, { write })
  })
  await replaceFile(path(), chunks())
  clearImmediate(counting)
  expect(statSync(path()).size).toBe(400_000)
  expect(write.mock.calls.length).toBeLessThan(8)
  expect(seen.size).toBeGreaterThan(190)
})

test('writes a new file, and replaces an old one, byte for byte', async () => {
  for (const text of ['{"first":1}', '{"a longer second": "ٹراؤٹ 🐟"}', '', 'x'.repeat(1_000_000)]) {
    await replaceFile(path(), text)
    expect(readFileSync(path(), 'utf8')).toBe(text)
    expect(readdirSync(folder)).toEqual(['db.json'])
  }
})

test('is readable only by its owner', async () => {
  await replaceFile(path(), 'x')
  expect(statSync(path()).mode & 0o777).toBe(0o600)
})

test('syncs the file before it takes the old one’s place, and the folder after', async () => {
  const steps = await recording()
  await replaceFile(path(), 'x')
  expect(steps).toEqual(['sync file', 'rename', 'sync folder'])
})

test.each(['sync file', 'rename', 'cut'])('keeps the old file and no temporary one when "%s" fails', async (step) => {
  writeFileSync(path(), 'old')
  await recording({ [step]: broken })
  await expect(replaceFile(path(), 'new')).rejects.toThrow(step === 'cut' ? 'Wrote 2 of 3 bytes' : 'EIO')
  expect(readFileSync(path(), 'utf8')).toBe('old')
  expect(readdirSync(folder)).toEqual(['db.json'])
})

test('throws if the folder cannot be synced', async () => {
  await recording({ 'sync folder': broken })
  await expect(replaceFile(path(), 'new')).rejects.toThrow('EIO')
})

test('throws if the folder is missing or the path is a folder', async () => {
  await expect(replaceFile(join(folder, 'none', 'db.json'), 'x')).rejects.toThrow('ENOENT')
  mkdirSync(path())
  await expect(replaceFile(path(), 'x')).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/)
  expect(readdirSync(folder)).toEqual(['db.json'])
})

test('overwrites temporary files of a crash', async () => {
  writeFileSync(`${path()}.tmp`, 'half of someth')
  await replaceFile(path(), 'new')
  expect(readFileSync(path(), 'utf8')).toBe('new')
  expect(readdirSync(folder)).toEqual(['db.json'])
})
