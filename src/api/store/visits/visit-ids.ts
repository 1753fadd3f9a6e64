import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { NumbersFile, readNumbers } from '~/api/store/files/numbers-file'

/** Ids are reserved in blocks, so that a crash does not reuse one. */
const BLOCK = 10_000

/** The file with the ids in a folder of visits. */
export const IDS_FILE = 'ids'

const KINDS = ['visitor', 'pageView'] as const

/** Raises the visit ids of a folder above those of another. */
export async function raiseVisitIds(folder: string, other: string): Promise<void> {
  const theirs = readNumbers(join(other, IDS_FILE))
  if (!theirs) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, IDS_FILE)
  const own = readNumbers(path) ?? []
  const file = new NumbersFile(path)
  // Written twice, because the file keeps the last two writes.
  for (let time = 0; time < 2; time++) file.write(theirs.map((last, index) => Math.max(last, own[index] ?? 0)))
  file.close()
}

/** Assigns a number to each visit and page view that is never reused. */
export class VisitIds {
  readonly #last: number[]
  readonly #reserved: number[]
  readonly #file: NumbersFile | undefined

  /** Continues after the numbers reserved in the file at `path`, or well after the `seen` ones if it is damaged. */
  constructor(path?: string, seen = [0, 0]) {
    const reserved = path === undefined ? undefined : readNumbers(path)
    this.#last = KINDS.map((_, index) => {
      const highest = seen[index] ?? 0
      return Math.max(reserved?.[index] ?? (highest && highest + BLOCK), highest)
    })
    this.#reserved = [...this.#last]
    this.#file = path === undefined ? undefined : new NumbersFile(path)
  }

  next(kind: (typeof KINDS)[number]): number {
    const index = KINDS.indexOf(kind)
    const id = (this.#last[index] ?? 0) + 1
    this.#last[index] = id
    if (id + BLOCK / 2 > (this.#reserved[index] ?? 0)) this.#reserve(index, id + BLOCK)
    return id
  }

  close() {
    this.#file?.write(this.#last)
    this.#file?.write(this.#last)
    this.#file?.close()
  }

  #reserve(index: number, last: number) {
    this.#reserved[index] = last
    this.#file?.write(this.#reserved)
  }
}
