import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { nameInWidth, uploadName } from '~/rules/images'
import type { Pictures } from './pictures'

const FILE = /^([\w-]{22}-[1-9]\d{0,3}x[1-9]\d{0,4})(-\d{3,4})?\.webp$/
const A_DAY = 24 * 60 * 60 * 1000

/** The folder of uploaded pictures: WebP files under random names, readable by the server alone. */
export class UploadFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Keeps a picture in all its widths and gives its name. Durable once it resolves; throws and leaves nothing where it cannot. */
  async add({ width, height, widths }: Pictures): Promise<string> {
    const name = uploadName(randomBytes(16).toString('base64url'), width, height)
    const files = [...widths].map(([each, bytes]) => ({ path: this.#path(nameInWidth(name, width, each)), bytes }))
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      for (const { path, bytes } of files) await writeNew(path, bytes)
      await syncFolder(this.#folder)
    } catch (error) {
      for (const { path } of files) await unlink(path).catch(() => {})
      throw error
    }
    return name
  }

  /** The bytes of a file by its name; undefined for a name that is none of ours, or where there is no such file. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    if (!FILE.test(name)) return undefined
    return readFile(this.#path(name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined
      throw error
    })
  }

  /** Removes the pictures that are older than a day at `now` (milliseconds since 1970) and have none of the `kept` names. */
  async sweep(kept: ReadonlySet<string>, now: number): Promise<void> {
    for (const file of await readdir(this.#folder).catch(() => [])) {
      const [, base] = FILE.exec(file) ?? []
      if (base === undefined || kept.has(`${base}.webp`)) continue
      const { mtimeMs } = await stat(this.#path(file))
      if (now - mtimeMs > A_DAY) await unlink(this.#path(file))
    }
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

async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
