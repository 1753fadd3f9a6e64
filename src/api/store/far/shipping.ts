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

/** How far the journal of this folder stands on the far side. Another folder, such as a restored one, has a generation of its own. */
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

/** Refuses a far side with another shop's backups: those of a new, empty one would be the latest there. */
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

/** Sends what the journal has gained, piece by piece. One call at a time. */
export class Shipping {
  readonly #folder: ShopFolder
  readonly #far: FarSide
  readonly #tail: JournalTail
  #state: State | undefined
  #isBegun = false
  /** Generations that the next one comes after. */
  #known: (string | undefined)[] = []

  constructor(path: string, far: FarSide) {
    this.#folder = new ShopFolder(path)
    this.#far = far
    this.#tail = new JournalTail(this.#folder)
  }

  /** Resolves when every change that was acknowledged before stands on the far side. */
  async ship(): Promise<void> {
    if (!this.#isBegun) await this.#begin()
    const last = readNumbers(this.#folder.acknowledged)?.[0] ?? 0
    while (!this.#state || this.#state.sequence < last) {
      const tail = this.#state && (await this.#tail.read(this.#state.sequence, last))
      if (this.#state && tail) await this.#sendLines(this.#state, tail)
      else await this.#sendSnapshot()
    }
  }

  /** Goes on where the last process ended, unless the far side has what this folder knows nothing of. */
  async #begin() {
    await takePlace(this.#folder, this.#far)
    const kept = await readState(this.#folder)
    const passed = new PassedOver()
    const newest = await newestPiece(this.#far, passed)
    for (const words of passed.words()) console.error(words)
    if (kept && newest && compareGenerations(newest.generation, kept.generation) > 0)
      throw new Error(`Another machine has gone on from the backups in ${this.#far.place}. ${RESTORE_FIRST}`)
    // Where no piece is left, copies hold all of them, and the generation ends.
    const isKnown = newest?.generation === kept?.generation && (newest?.to ?? 0) <= (kept?.sequence ?? 0)
    this.#state = isKnown ? kept : undefined
    this.#known = [kept?.generation, newest?.generation]
    this.#isBegun = true
  }

  async #sendLines({ generation, sequence: after, previous }: State, { blocks, to }: Tail) {
    const head = checkedLine({ generation, after, to, previous })
    await this.#send({ generation, after, to }, withHead(head, inTurn(blocks)))
  }

  /** Where the journal does not go on after what was sent, all rows are sent anew. */
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

  /** Copies know of generations whose pieces are gone. */
  async #nextGeneration() {
    const copies = await listCopies(this.#far)
    return nextGeneration([...this.#known, ...copies.map(({ manifest }) => manifest?.generation)])
  }

  async #send(piece: Parameters<typeof newPiece>[0], text: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) {
    const hash = createHash('sha256')
    const gzip = createGzip({ level: 1 })
    // An error of either ends the reading of `gzip`.
    pipeline(Readable.from(hashing(text, hash)), gzip, () => {})
    await this.#far.put(newPiece(piece).name, gzip)
    this.#state = { generation: piece.generation, sequence: piece.to, previous: hash.digest('hex') }
    // Where this is lost, the next start begins a new generation.
    await writeNote(this.#folder.shipping, this.#state)
  }
}

/** With a pause after each: no order waits for more than one to be compressed and encrypted. */
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
