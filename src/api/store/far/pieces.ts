import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { FarSide } from './far-side'

const PIECES = 'journal/'
const NAME = /^journal\/((\d{6})-[0-9a-f]{8})\/(?:db|journal-(\d{12}))-(\d{12})\.gz\.age$/

/** The first line of a piece; what follows is a snapshot, or the lines of the journal after one change and up to another. */
export const pieceHeader = z.object({
  generation: z.string(),
  after: z.nullable(z.int()),
  to: z.int(),
  /** The SHA-256 of the piece before it; empty for the first. */
  previous: z.string(),
})

export interface Piece {
  name: string
  generation: string
  /** The number of the change that it goes on after; null for a snapshot, which goes on after nothing. */
  after: number | null
  to: number
}

const padded = (number: number, length = 12) => String(number).padStart(length, '0')

export function newPiece({ generation, after, to }: Omit<Piece, 'name'>): Piece {
  const kind = after === null ? 'db' : `journal-${padded(after)}`
  return { name: `${PIECES}${generation}/${kind}-${padded(to)}.gz.age`, generation, after, to }
}

/** A name that comes after those of all pieces that were sent before. */
export function nextGeneration(pieces: readonly Piece[]): string {
  const last = Math.max(0, ...pieces.map(({ generation }) => Number(generation.slice(0, 6))))
  return `${padded(last + 1, 6)}-${randomBytes(4).toString('hex')}`
}

/** In the order in which a shop takes them. */
export async function listPieces(far: FarSide, generation = ''): Promise<Piece[]> {
  const found = (await far.list(`${PIECES}${generation}`)).flatMap(({ name }) => {
    const [, of, , after, to] = NAME.exec(name) ?? []
    return of === undefined ? [] : [{ name, generation: of, after: after === undefined ? null : Number(after), to: Number(to) }]
  })
  return found.sort(
    (one, other) => compare(one.generation, other.generation) || one.to - other.to || (one.after ?? -1) - (other.after ?? -1),
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

/** The pieces that a copy makes needless: all that it holds, and all of earlier generations. */
export const droppedPieces = (pieces: readonly Piece[], copy: { generation?: string | undefined; sequence: number }): Piece[] => {
  const { generation, sequence } = copy
  if (generation === undefined) return []
  return pieces.filter((piece) => piece.generation < generation || (piece.generation === generation && piece.to <= sequence))
}
