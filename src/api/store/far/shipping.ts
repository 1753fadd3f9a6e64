import { createHash } from 'node:crypto'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline, Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import { bytesOf, hashing } from '../files/archive'
import { checkedLine } from '../files/checked-lines'
import { replaceFile } from '../files/durable-file'
import { writeNote } from '../files/notes'
import { readNumbers } from '../files/numbers-file'
import { ShopFolder } from '../files/shop-folder'
import { verifiedSnapshot } from '../files/snapshot-text'
import { listCopies } from './far-copies'
import type { FarSide } from './far-side'
import { JournalTail, PAUSE, type Tail } from './journal-tail'
import { PassedOver } from './passed-over'
import { compareGenerations, newestPiece, newPiece, nextGeneration } from './pieces'

/** How far this folder's journal was sent. Another folder, such as a restored one, has its own generation. */
const state = z.object({ generation: z.string(), sequence: z.int(), previous: z.string() })

type State = z.infer<typeof state>

export async function readState({ shipping }: ShopFolder): Promise<State | undefined> {
  try {
    return state.parse(JSON.parse(await readFile(shipping, 'utf8')))
  } catch {
    return undefined
  }
}

const RESTORE_FIRST = 'Restore them here first: trout-feed restore far latest'

/** Refuses a far side with another shop's backups, because a new empty shop would become the latest there. */
export async function takePlace({ farPlace }: ShopFolder, far: FarSide) {
  const taken = await readFile(farPlace, 'utf8').catch(() => undefined)
  if (taken === far.place) return
  const isEmpty = (await Promise.all(['copies/', 'journal/'].map((prefix) => far.list(prefix)))).flat().length === 0
  if (!isEmpty) throw new Error(`${far.place} has the backups of another shop. ${RESTORE_FIRST}`)
  await keepPlace(farPlace, far)
}

export async function keepPlace(farPlace: string, { place }: FarSide) {
  await mkdir(dirname(farPlace), { recursive: true, mode: 0o700 })
  await replaceFile(farPlace, place)
}

/** Sends new journal lines piece by piece. One call at a time. */
export class Shipping {
  readonly #folder: ShopFolder
  readonly #far: FarSide
  readonly #tail: JournalTail
  #state: State | undefined
  #isBegun = false
  /** Known generations; the next one must be after them. */
  #known: (string | undefined)[] = []

  constructor(path: string, far: FarSide) {
    this.#folder = new ShopFolder(path)
    this.#far = far
    this.#tail = new JournalTail(this.#folder)
  }

  /** Resolves when every change acknowledged before is on the far side. */
  async ship(): Promise<void> {
    if (!this.#isBegun) await this.#begin()
    const last = readNumbers(this.#folder.acknowledged)?.[0] ?? 0
    while (!this.#state || this.#state.sequence < last) {
      const tail = this.#state && (await this.#tail.read(this.#state.sequence, last))
      if (this.#state && tail) await this.#sendLines(this.#state, tail)
      else await this.#sendSnapshot()
    }
  }

  /** Continues after the last process, unless the far side has pieces unknown to this folder. */
  async #begin() {
    await takePlace(this.#folder, this.#far)
    const kept = await readState(this.#folder)
    const passed = new PassedOver()
    const newest = await newestPiece(this.#far, passed)
    for (const words of passed.words()) console.error(words)
    if (kept && newest && compareGenerations(newest.generation, kept.generation) > 0)
      throw new Error(`Another machine has gone on from the backups in ${this.#far.place}. ${RESTORE_FIRST}`)
    // Without pieces, copies contain everything, and the generation ends.
    const isKnown = newest?.generation === kept?.generation && (newest?.to ?? 0) <= (kept?.sequence ?? 0)
    this.#state = isKnown ? kept : undefined
    this.#known = [kept?.generation, newest?.generation]
    this.#isBegun = true
  }

  async #sendLines({ generation, sequence: after, previous }: State, { blocks, to }: Tail) {
    const head = checkedLine({ generation, after, to, previous })
    await this.#send({ generation, after, to }, withHead(head, inTurn(blocks)))
  }

  /** Sends all rows again if the journal does not continue after what was sent. */
  async #sendSnapshot() {
    const generation = this.#state?.generation ?? (await this.#nextGeneration())
    const file = await open(this.#folder.snapshot, 'r')
    try {
      const { size } = await file.stat()
      const { buffer, bytesRead } = await file.read(Buffer.alloc(100), 0, 100, 0)
      const to = Number(/^\{"sequence":(\d+),/.exec(buffer.toString('latin1', 0, bytesRead))?.[1] ?? Number.NaN)
      if (!(to > (this.#state?.sequence ?? -1))) throw new Error('The journal cannot be read on; the next snapshot will be sent.')
      const head = checkedLine({ generation, after: null, to, previous: this.#state?.previous ?? '' })
      await this.#send({ generation, after: null, to }, withHead(head, verifiedSnapshot(bytesOf(file, size), size)))
    } finally {
      await file.close()
    }
  }

  /** Copies also name generations whose pieces are deleted. */
  async #nextGeneration() {
    const copies = await listCopies(this.#far)
    return nextGeneration([...this.#known, ...copies.map(({ manifest }) => manifest?.generation)])
  }

  async #send(piece: Parameters<typeof newPiece>[0], text: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const hash = createHash('sha256')
    const gzip = createGzip({ level: 1 })
    // An error in either ends the reading of `gzip`.
    pipeline(Readable.from(hashing(text, hash)), gzip, () => {})
    await this.#far.put(newPiece(piece).name, gzip)
    this.#state = { generation: piece.generation, sequence: piece.to, previous: hash.digest('hex') }
    // If this is lost, the next start begins a new generation.
    await writeNote(this.#folder.shipping, this.#state)
  }
}

/** Pauses after each block, so that no order waits longer than one compression and encryption. */
async function* inTurn(blocks: readonly Buffer[]) {
  for (const block of blocks) {
    yield block
    await setTimeout(PAUSE)
  }
}

async function* withHead(head: string, rest: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
  yield Buffer.from(head)
  yield* rest
}
