import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, mkdir, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { hashing, readPacked } from '../files/archive'
import { type Line, linesOf } from '../files/checked-lines'
import { headerLine, readJournal } from '../files/journal-lines'
import { recover } from '../files/recovery'
import { type Tell, unpack } from '../files/restore'
import { ShopFolder } from '../files/shop-folder'
import { copiesOf, type FarCopyState, isWholeShop, readCopy } from './far-copies'
import { type FarSide, NotOurs } from './far-side'
import { sequenceOf } from './journal-tail'
import { PassedOver } from './passed-over'
import { compareGenerations, headerOf, type ListedPiece, listPieces } from './pieces'

const SAFELY = { mode: 0o600, flush: true } as const

export interface FarShop {
  /** Undefined if there is no complete copy; then pictures and visits are missing. */
  copy: FarCopyState | undefined
  /** Number of journal pieces applied after it. */
  pieces: number
  /** Unusable objects and the reasons. */
  passed: PassedOver
}

/** Writes a far copy to an empty folder; the latest with all later journal pieces. */
export async function unpackFar(
  far: FarSide,
  name: string,
  folder: string,
  tell: Tell,
  passed = new PassedOver(),
): Promise<FarShop> {
  if (name !== 'latest') {
    const copy = await namedCopy(far, name)
    await unpackCopy(far, copy, folder, tell)
    return { copy, pieces: 0, passed }
  }
  const shop: FarShop = { copy: await unpackNewest(far, folder, tell, passed), pieces: 0, passed }
  await new GoingOn(far, folder, shop).run(tell)
  return shop
}

async function namedCopy(far: FarSide, name: string): Promise<FarCopyState> {
  const passed = new PassedOver()
  for await (const copy of copiesOf(far, passed, name)) {
    if (copy.name !== name) continue
    if (copy.problem) throw new Error(`The copy ${name} is no backup: ${copy.problem}.`)
    if (copy.manifest?.kind === 'shop') return copy
    throw new Error(`The copy ${name} is a dump. Fetch it: npm run restore -- far ${name} FILE`)
  }
  throw new Error(`There is no copy ${name}. See which there are: trout-feed restore far`)
}

/** The newest complete copy; incomplete ones are skipped. */
async function unpackNewest(far: FarSide, folder: string, tell: Tell, passed: PassedOver) {
  for await (const copy of copiesOf(far, passed)) {
    if (!isWholeShop(copy)) continue
    try {
      await unpackCopy(far, copy, folder, tell)
      return copy
    } catch (error) {
      passed.add(copy.name, error)
      await rm(folder, { recursive: true })
      await mkdir(folder, { mode: 0o700 })
    }
  }
  return undefined
}

async function unpackCopy(far: FarSide, copy: FarCopyState, folder: string, tell: Tell) {
  const packed = { name: copy.name, bytes: readCopy(far, copy), size: async () => copy.bytes ?? 0 }
  await unpack(folder, tell, (...taking) => readPacked(packed, ...taking))
}

/** Applies the pieces of the newest generation, as long as each continues the previous state. */
class GoingOn {
  readonly #far: FarSide
  readonly #folder: ShopFolder
  readonly #shop: FarShop
  readonly #fetched: string
  #sequence = -1
  /** The hash of the piece that ended with a change. */
  readonly #hashes = new Map<number, string>()

  constructor(far: FarSide, folder: string, shop: FarShop) {
    this.#far = far
    this.#folder = new ShopFolder(folder)
    this.#shop = shop
    this.#fetched = join(folder, 'piece')
  }

  async run(tell: Tell) {
    const pieces = await listPieces(this.#far)
    const of = this.#shop.copy?.manifest?.generation
    const generations = [...new Set(pieces.map(({ generation }) => generation))].reverse()
    for (const generation of generations) {
      // The copy is newer than earlier generations.
      if (of !== undefined && compareGenerations(generation, of) < 0) break
      await this.#begin(generation === of)
      await this.#takeAll(
        pieces.filter((piece) => piece.generation === generation),
        tell,
      )
      if (this.#shop.pieces > 0 || generation === of) break
    }
    await rm(this.#fetched, { force: true })
    if (!this.#shop.copy && this.#sequence < 0) throw new Error('There is no whole copy on the far side.')
  }

  async #begin(isAtCopy: boolean) {
    this.#sequence = -1
    this.#hashes.clear()
    if (isAtCopy) await this.#beginAtCopy()
  }

  async #takeAll(pieces: readonly ListedPiece[], tell: Tell) {
    for (const [index, piece] of pieces.entries()) {
      tell('Going on by the journal', index / pieces.length)
      if (piece.to <= this.#sequence) continue
      await this.#take(piece).catch((error) => this.#shop.passed.add(piece.name, error))
    }
  }

  /** The journal of the copy may end with half a line. */
  async #beginAtCopy() {
    this.#sequence = (await recover(this.#folder)).db.data.sequence
    const { end } = await readJournal(this.#folder.journal, () => {})
    await truncate(this.#folder.journal, end)
  }

  async #take(piece: ListedPiece) {
    if (piece.after !== null && piece.after > this.#sequence) throw new NotOurs(`it goes on after change ${piece.after}`)
    const hash = await this.#fetch(piece)
    if (piece.after === null) await this.#putSnapshot(piece.to)
    else await this.#addLines(piece.after, piece.to)
    this.#sequence = piece.to
    this.#hashes.set(piece.to, hash)
    this.#shop.pieces++
  }

  /** Downloads a piece to a file and returns its hash; throws if it does not match its name or history. */
  async #fetch(piece: ListedPiece): Promise<string> {
    const hash = createHash('sha256')
    const file = createWriteStream(this.#fetched, { mode: 0o600 })
    await pipeline(this.#far.get(piece.name, piece.bytes), createGunzip(), (text) => hashing(text, hash), file)
    const { after, previous } = headerOf(piece, await this.#firstLine())
    const expected = after === null ? undefined : this.#hashes.get(after)
    if (expected !== undefined && expected !== previous) throw new NotOurs('it goes on after another history')
    return hash.digest('hex')
  }

  async #firstLine(): Promise<Line> {
    for await (const [line] of linesOf(this.#fetched)) if (line) return line
    throw new NotOurs('it is empty')
  }

  async #putSnapshot(to: number) {
    const { end } = await this.#firstLine()
    await pipeline(createReadStream(this.#fetched, { start: end }), createWriteStream(this.#folder.snapshot, SAFELY))
    await rm(this.#folder.older, { recursive: true, force: true })
    await writeFile(this.#folder.journal, headerLine(to), SAFELY)
  }

  async #addLines(after: number, to: number) {
    const kept: string[] = []
    let last = after
    for await (const lines of linesOf(this.#fetched)) {
      for (const line of lines) {
        const sequence = line.isTorn ? undefined : sequenceOf(Buffer.from(line.text))
        if (sequence === last + 1) last = sequence
        // The journal of a copy may already contain the first lines.
        if (sequence !== undefined && sequence > this.#sequence) kept.push(`${line.text}\n`)
      }
    }
    if (last !== to) throw new NotOurs(`change ${last + 1} is missing in it`)
    await appendFile(this.#folder.journal, kept.join(''), SAFELY)
  }
}
