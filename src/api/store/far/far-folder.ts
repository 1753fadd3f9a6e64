import { createReadStream } from 'node:fs'
import { access, mkdir, open, opendir, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeFully } from '../files/disk'
import { putInPlace } from '../files/durable-file'
import { type FarObject, type FarSide, MOST_LISTED, NotOurs, tooMany } from './far-side'

const TEMPORARY = '.tmp'
/** Errors that concern a single file. */
const UNREADABLE = new Set(['ENOENT', 'EACCES', 'EPERM', 'EIO', 'EISDIR', 'ENOTDIR'])

/** A folder on another disk. It is never created here, because a missing folder means that the disk is not mounted. */
export class FarFolder implements FarSide {
  readonly place: string
  readonly #path: string

  constructor(path: string) {
    this.place = this.#path = path
  }

  async list(prefix: string): Promise<FarObject[]> {
    await this.#refuseMissing()
    // The disk may contain many other files.
    const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1)
    const found: FarObject[] = []
    let seen = 0
    for await (const name of this.#entriesOf(folder)) {
      if (++seen > MOST_LISTED) throw tooMany(this.place)
      if (!name.startsWith(prefix) || name.endsWith('/') || name.endsWith(TEMPORARY)) continue
      const bytes = await stat(join(this.#path, name)).then(({ size }) => size, unlessAlone)
      if (bytes !== undefined) found.push({ name, bytes })
    }
    return found
  }

  async put(name: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
    await this.#refuseMissing()
    const path = join(this.#path, name)
    const temporary = path + TEMPORARY
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    try {
      const size = await write(temporary, bytes)
      await putInPlace(temporary, path)
      return size
    } catch (error) {
      await unlink(temporary).catch(() => {})
      throw error
    }
  }

  async *get(name: string): AsyncGenerator<Uint8Array> {
    try {
      yield* createReadStream(join(this.#path, name))
    } catch (error) {
      unlessAlone(error as NodeJS.ErrnoException)
      throw new NotOurs((error as Error).message)
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await unlink(join(this.#path, name))
  }

  /** Names of all files and folders in a folder, recursively; links are not followed. */
  async *#entriesOf(folder: string, isTop = true): AsyncGenerator<string> {
    const entries = await opendir(join(this.#path, folder)).catch((error) => {
      if (error.code !== 'ENOENT' && isTop) throw error
      return unlessAlone(error)
    })
    for await (const entry of entries ?? []) {
      const name = `${folder}${entry.name}`
      if (entry.isFile()) yield name
      if (!entry.isDirectory()) continue
      yield `${name}/`
      yield* this.#entriesOf(`${name}/`, false)
    }
  }

  async #refuseMissing() {
    await access(this.#path).catch((error) => {
      throw new Error(`There is no folder ${this.#path}: is its disk mounted?`, { cause: error })
    })
  }
}

function unlessAlone(error: NodeJS.ErrnoException): undefined {
  if (!UNREADABLE.has(error.code ?? '')) throw error
}

async function write(path: string, bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<number> {
  const file = await open(path, 'w', 0o600)
  try {
    let size = 0
    for await (const piece of bytes) {
      await writeFully(file, piece, size)
      size += piece.length
    }
    await file.sync()
    // A full disk can truncate a write without an error.
    if ((await file.stat()).size !== size) throw new Error('The far disk did not take all.')
    return size
  } finally {
    await file.close()
  }
}
