import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder } from '~/api/store/files/durable-file'
import { nameInWidth, uploadName } from '~/domain/catalog/images'
import { DAY } from '~/domain/day'
import type { Pictures } from './pictures'

const FILE = /^([\w-]{22}-[1-9]\d{0,3}x[1-9]\d{0,4})(-\d{3,4})?\.webp$/
/** The store of uploaded pictures: WebP files with random names. */
export interface Uploads {
  /** Stores a picture in all widths and returns its name. Durable once it resolves; throws and leaves nothing on failure. */
  add(pictures: Pictures): Promise<string>
  /** The bytes of a file by name; undefined for an invalid or unknown name. */
  read(name: string): Promise<Buffer<ArrayBuffer> | undefined>
  /**
   * Deletes pictures older than a day at `now` (milliseconds since 1970) that `readShown` does not name. It is called after
   * the files are listed, so that a picture which is shown meanwhile stays.
   */
  sweep(readShown: ReadShown, now: number): Promise<void>
}

export const isUploadName = (name: string): boolean => FILE.test(name)

export function uploadedFiles({ width, height, widths }: Pictures) {
  const name = uploadName(randomBytes(16).toString('base64url'), width, height)
  const files = [...widths].map(([each, bytes]) => ({ name: nameInWidth(name, width, each), bytes }))
  return { name, files }
}

/** The names of all pictures that the shop shows now. */
export type ReadShown = () => Promise<ReadonlySet<string>>

/** Those of the old files that are not shown. */
export async function notShown(files: readonly string[], readShown: ReadShown): Promise<string[]> {
  if (files.length === 0) return []
  const shown = await readShown()
  return files.filter((file) => !shown.has(`${FILE.exec(file)?.[1]}.webp`))
}

export const isOldUpload = (file: string, cameAt: number, now: number): boolean => FILE.test(file) && now - cameAt > DAY

export class UploadFiles implements Uploads {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async add(pictures: Pictures): Promise<string> {
    const { name, files } = uploadedFiles(pictures)
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      for (const file of files) await writeNew(this.#path(file.name), file.bytes)
      await syncFolder(this.#folder)
    } catch (error) {
      for (const file of files) await unlink(this.#path(file.name)).catch(() => {})
      throw error
    }
    return name
  }

  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    if (!isUploadName(name)) return undefined
    return readFile(this.#path(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  async sweep(readShown: ReadShown, now: number): Promise<void> {
    const old: string[] = []
    for (const file of await readdir(this.#folder).catch(() => [])) {
      const { mtimeMs } = await stat(this.#path(file))
      if (isOldUpload(file, mtimeMs, now)) old.push(file)
    }
    for (const file of await notShown(old, readShown)) await unlink(this.#path(file))
  }

  #path(name: string) {
    return join(this.#folder, name)
  }
}

async function writeNew(path: string, bytes: Uint8Array) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
