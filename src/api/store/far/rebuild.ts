import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { appendFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { hashing, readPacked } from '../files/archive'
import { checkedValue, type Line, linesOf } from '../files/checked-lines'
import { headerLine, readJournal } from '../files/journal-lines'
import { recover } from '../files/recovery'
import { type Tell, unpack } from '../files/restore'
import { ShopFolder } from '../files/shop-folder'
import { copyObject, type FarCopyState, isWholeShop, listCopies } from './far-copies'
import type { FarSide } from './far-side'
import { sequenceOf } from './journal-tail'
import { listPieces, type Piece, pieceHeader } from './pieces'

const SAFELY = { mode: 0o600, flush: true } as const

export interface FarShop {
  /** Undefined where no whole copy is there: then pictures and visits are missing. */
  copy: FarCopyState | undefined
  /** How many pieces of the journal went on after it. */
  pieces: number
  /** Pieces that could not be used, and why. */
  refused: string[]
}

/** The copy of a name; the newest whole one for `latest`. */
export async function findCopy(far: FarSide, name: string): Promise<FarCopyState | undefined> {
  const copies = await listCopies(far)
  if (name === 'latest') return copies.find(isWholeShop)
  const copy = copies.find((each) => each.name === name)
  if (!copy) throw new Error(`There is no copy ${name}. See which there are: trout-feed restore far`)
  if (copy.problem) throw new Error(`The copy ${name} is no backup: ${copy.problem}.`)
  if (copy.manifest?.kind !== 'shop') throw new Error(`The copy ${name} is a dump. Fetch it: npm run restore -- far ${name} FILE`)
  return copy
}

/** Writes a far copy into an empty folder; the latest with all that the journal has gained after it. */
export async function unpackFar(far: FarSide, name: string, folder: string, tell: Tell): Promise<FarShop> {
  const copy = await findCopy(far, name)
  if (copy) {
    const packed = { name: copy.name, bytes: far.get(copyObject(copy.name)), size: async () => copy.bytes ?? 0 }
    await unpack(folder, tell, (...taking) => readPacked(packed, ...taking))
  }
  const shop: FarShop = { copy, pieces: 0, refused: [] }
  if (name === 'latest') await new GoingOn(far, folder, shop).run(tell)
  return shop
}

/** Takes the pieces of the newest generation, as long as each goes on where the shop stands. */
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
    const all = await listPieces(this.#far)
    const generation = all.at(-1)?.generation
    const pieces = all.filter((piece) => piece.generation === generation)
    if (this.#shop.copy?.manifest?.generation === generation && generation !== undefined) await this.#beginAtCopy()
    for (const [index, piece] of pieces.entries()) {
      tell('Going on by the journal', index / pieces.length)
      if (piece.to <= this.#sequence) continue
      await this.#take(piece).catch(({ message }) => this.#shop.refused.push(`${piece.name}: ${message}`))
    }
    await rm(this.#fetched, { force: true })
    if (!this.#shop.copy && this.#sequence < 0) throw new Error('There is no whole copy on the far side.')
  }

  /** The journal of the copy may end in a half line. */
  async #beginAtCopy() {
    this.#sequence = (await recover(this.#folder)).db.data.sequence
    const { end } = await readJournal(this.#folder.journal, () => {})
    await truncate(this.#folder.journal, end)
  }

  async #take(piece: Piece) {
    if (piece.after !== null && piece.after > this.#sequence) throw new Error(`it goes on after change ${piece.after}`)
    const hash = await this.#fetch(piece)
    if (piece.after === null) await this.#putSnapshot(piece.to)
    else await this.#addLines(piece.after, piece.to)
    this.#sequence = piece.to
    this.#hashes.set(piece.to, hash)
    this.#shop.pieces++
  }

  /** Brings a piece into a file, and gives its hash; throws where it is not what its name says, or of another history. */
  async #fetch(piece: Piece): Promise<string> {
    const hash = createHash('sha256')
    const file = createWriteStream(this.#fetched, { mode: 0o600 })
    await pipeline(this.#far.get(piece.name), createGunzip(), (text) => hashing(text, hash), file)
    const { generation, after, to, previous } = pieceHeader.parse(checkedValue(await this.#firstLine()))
    if (generation !== piece.generation || after !== piece.after || to !== piece.to) throw new Error('its name is not its own')
    const expected = after === null ? undefined : this.#hashes.get(after)
    if (expected !== undefined && expected !== previous) throw new Error('it goes on after another history')
    return hash.digest('hex')
  }

  async #firstLine(): Promise<Line> {
    for await (const [line] of linesOf(this.#fetched)) if (line) return line
    throw new Error('it is empty')
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
        // The journal of a copy may hold the first of them.
        if (sequence !== undefined && sequence > this.#sequence) kept.push(`${line.text}\n`)
      }
    }
    if (last !== to) throw new Error(`change ${last + 1} is missing in it`)
    await appendFile(this.#folder.journal, kept.join(''), SAFELY)
  }
}
