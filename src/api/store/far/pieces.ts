import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import * as z from 'zod/mini'
import { checkedValue } from '../files/checked-lines'
import { type FarSide, NotOurs } from './far-side'
import type { PassedOver } from './passed-over'

const PIECES = 'journal/'
/** Numbers are written with six and twelve digits; longer ones can be read. */
const NAME = /^journal\/((\d{6,15})-[0-9a-f]{8})\/(?:db|journal-(\d{12,15}))-(\d{12,15})\.gz\.age$/
const MAX_HEADER_BYTES = 1000

/** The first line of a piece, followed by a snapshot or by journal lines of a range of changes. */
const pieceHeader = z.object({
  generation: z.string(),
  after: z.nullable(z.int()),
  to: z.int(),
  /** The SHA-256 of the previous piece; empty for the first. */
  previous: z.string(),
})

export interface Piece {
  name: string
  generation: string
  /** The change after which it continues; null for a snapshot. */
  after: number | null
  to: number
}

/** A piece on the far side. */
export interface ListedPiece extends Piece {
  bytes: number
}

const padded = (number: number, length = 12) => String(number).padStart(length, '0')

export function newPiece({ generation, after, to }: Omit<Piece, 'name'>): Piece {
  const kind = after === null ? 'db' : `journal-${padded(after)}`
  return { name: `${PIECES}${generation}/${kind}-${padded(to)}.gz.age`, generation, after, to }
}

const numberOf = (generation: string) => Number(generation.split('-', 1))

/** Compares generations by number, because newer ones may have more digits. */
export const compareGenerations = (one: string, other: string) =>
  numberOf(one) - numberOf(other) || (one < other ? -1 : one > other ? 1 : 0)

/** A name after all known generations. */
export function nextGeneration(known: readonly (string | undefined)[]): string {
  const last = Math.max(0, ...known.map((generation = '0') => numberOf(generation)))
  return `${padded(last + 1, 6)}-${randomBytes(4).toString('hex')}`
}

/** All pieces, in the order in which they are applied. */
export async function listPieces(far: FarSide): Promise<ListedPiece[]> {
  const found = (await far.list(PIECES)).flatMap(({ name, bytes }) => {
    const [, of, , after, to] = NAME.exec(name) ?? []
    if (of === undefined) return []
    return [{ name, generation: of, after: after === undefined ? null : Number(after), to: Number(to), bytes }]
  })
  return found.sort(
    (one, other) =>
      compareGenerations(one.generation, other.generation) || one.to - other.to || (one.after ?? -1) - (other.after ?? -1),
  )
}

/** The header of a piece from its first line; throws if it does not match its name. */
export function headerOf(piece: Piece, line: Parameters<typeof checkedValue>[0]): z.infer<typeof pieceHeader> {
  const header = pieceHeader.parse(checkedValue(line))
  const { generation, after, to } = header
  if (generation !== piece.generation || after !== piece.after || to !== piece.to) throw new NotOurs('its name is not its own')
  return header
}

/** The newest piece that can be decrypted and matches its name; others are added to `passed`. */
export async function newestPiece(far: FarSide, passed: PassedOver): Promise<Piece | undefined> {
  for (const piece of (await listPieces(far)).reverse()) {
    try {
      headerOf(piece, await firstLine(far, piece))
      return piece
    } catch (error) {
      passed.add(piece.name, error)
    }
  }
  return undefined
}

async function firstLine(far: FarSide, { name, bytes }: ListedPiece) {
  let text = ''
  for await (const read of pipeline(far.get(name, bytes), createGunzip(), () => {})) {
    text += read.toString('latin1')
    const end = text.indexOf('\n')
    if (end >= 0) return { text: text.slice(0, end), end, isTorn: false }
    if (text.length > MAX_HEADER_BYTES) break
  }
  throw new NotOurs('it does not begin as a piece')
}

/** Pieces made redundant by a copy: all that it contains, and all of earlier generations. */
export const droppedPieces = (pieces: readonly Piece[], copy: { generation?: string | undefined; sequence: number }): Piece[] => {
  const { generation, sequence } = copy
  if (generation === undefined) return []
  return pieces.filter(
    (piece) => compareGenerations(piece.generation, generation) < 0 || (piece.generation === generation && piece.to <= sequence),
  )
}
