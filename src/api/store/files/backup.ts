import { type FileHandle, mkdir, open, readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { bytesOf, type Part, readArchive, writeArchive } from './archive'
import { replaceFile } from './durable-file'
import { ShopFolder } from './shop-folder'
import { verifiedSnapshot } from './snapshot-text'

const TRIES = 5

interface OpenFile {
  path: string
  file: FileHandle
}

/** Writes the shop, visits and uploads to one file, with or without a running server; then verifies it. */
export async function backUp(path: string, target: string, signal?: AbortSignal): Promise<void> {
  const folder = new ShopFolder(path)
  if (folder.isNew()) throw new Error(`There is no shop in ${path} yet.`)
  const opened = await openShopFiles(folder)
  try {
    await writeArchive(target, partsOf(folder, opened), signal)
  } finally {
    await closeAll(opened)
  }
  await readArchive(target, async (_name, bytes) => {
    for await (const _ of bytes) signal?.throwIfAborted()
  })
  await mkdir(folder.backups, { recursive: true, mode: 0o700 })
  const { size: bytes } = await stat(target)
  await replaceFile(folder.lastBackup, [JSON.stringify({ at: new Date(), file: resolve(target), bytes })])
}

export async function lastBackup(path: string): Promise<string | undefined> {
  try {
    const { at } = JSON.parse(await readFile(new ShopFolder(path).lastBackup, 'utf8'))
    return typeof at === 'string' ? at : undefined
  } catch {
    return undefined
  }
}

async function openShopFiles(folder: ShopFolder): Promise<OpenFile[]> {
  for (let tries = 1; ; tries++) {
    const opened: OpenFile[] = []
    try {
      // In this order each change is in at least one of them.
      await openInto(opened, folder.journal)
      for (const { path } of folder.olderJournals()) await openInto(opened, path)
      await openInto(opened, folder.snapshot)
      if (await isStillThere(opened[0] as OpenFile)) return await neededFor(opened)
    } catch (error) {
      await closeAll(opened)
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || tries >= TRIES) throw error
      continue
    }
    await closeAll(opened)
  }
}

async function openInto(opened: OpenFile[], path: string) {
  opened.push({ path, file: await open(path, 'r') })
}

async function isStillThere({ path, file }: OpenFile) {
  const again = await open(path, 'r')
  try {
    return (await again.stat()).ino === (await file.stat()).ino
  } finally {
    await again.close()
  }
}

async function neededFor(opened: OpenFile[]): Promise<OpenFile[]> {
  const [current, ...rest] = opened as [OpenFile, ...OpenFile[]]
  const snapshot = rest.pop() as OpenFile
  const upTo = await numberIn(snapshot, /"sequence":(\d+)/)
  const begins = await Promise.all([...rest, current].map((journal) => numberIn(journal, /"after":(\d+)/)))
  const isNeeded = (index: number) => (begins[index + 1] ?? 0) > upTo
  await closeAll(rest.filter((_, index) => !isNeeded(index)))
  return [snapshot, ...rest.filter((_, index) => isNeeded(index)), current]
}

async function numberIn({ path, file }: OpenFile, pattern: RegExp) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0)
  const [, digits] = pattern.exec(buffer.toString('latin1', 0, bytesRead)) ?? []
  if (digits === undefined) throw new Error(`${path} is damaged.`)
  return Number(digits)
}

const closeAll = (opened: readonly OpenFile[]) => Promise.all(opened.map(({ file }) => file.close()))

async function* partsOf(folder: ShopFolder, shopFiles: readonly OpenFile[]): AsyncGenerator<Part> {
  for (const { path, file } of shopFiles) yield partOf(folder, path, file, (await file.stat()).size)
  for (const path of [...(await filesIn(folder.visits)), ...(await filesIn(folder.uploads))]) {
    const file = await openIfThere(path)
    if (!file) continue
    try {
      yield partOf(folder, path, file, (await file.stat()).size)
    } finally {
      await file.close()
    }
  }
}

function partOf(folder: ShopFolder, path: string, file: FileHandle, size: number): Part {
  const read = () => (path === folder.snapshot ? verifiedSnapshot(bytesOf(file, size), size) : bytesOf(file, size))
  return { name: relative(folder.path, path).split(sep).join('/'), size, read }
}

async function filesIn(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true, recursive: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isFile() && !/\.tmp$|\.damaged-/.test(entry.name))
  return names.map((entry) => join(entry.parentPath, entry.name)).sort()
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
