import { createReadStream } from 'node:fs'
import { access, mkdir, open, readdir, stat, unlink } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { writeFully } from '../files/disk'
import { putInPlace } from '../files/durable-file'
import type { FarObject, FarSide } from './far-side'

const TEMPORARY = '.tmp'

/** A folder on another disk. It is never made here: without it, that disk is not mounted. */
export class FarFolder implements FarSide {
  readonly place: string
  readonly #path: string

  constructor(path: string) {
    this.place = this.#path = path
  }

  async list(prefix: string): Promise<FarObject[]> {
    await this.#refuseMissing()
    const entries = await readdir(this.#path, { withFileTypes: true, recursive: true })
    const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
    const found = paths.map((path) => ({ path, name: relative(this.#path, path).split(sep).join('/') }))
    const listed = found.filter(({ name }) => name.startsWith(prefix) && !name.endsWith(TEMPORARY))
    return Promise.all(listed.map(async ({ path, name }) => ({ name, bytes: (await stat(path)).size })))
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

  get = (name: string): AsyncIterable<Uint8Array> => createReadStream(join(this.#path, name))

  async remove(names: readonly string[]): Promise<void> {
    for (const name of names) await unlink(join(this.#path, name))
  }

  async #refuseMissing() {
    await access(this.#path).catch((error) => {
      throw new Error(`There is no folder ${this.#path}: is its disk mounted?`, { cause: error })
    })
  }
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
    // A full disk can cut a write short without an error.
    if ((await file.stat()).size !== size) throw new Error('The far disk did not take all.')
    return size
  } finally {
    await file.close()
  }
}
