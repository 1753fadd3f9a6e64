import { stringify } from 'csv-stringify/sync'
import { harmlessCell } from './csv-cells'

export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number | undefined | null]

const ROWS_A_PIECE = 64

const OPTIONS = {
  // A single CR or LF in a cell also needs quotes.
  quoted_match: /[\r\n]/,
  record_delimiter: '\r\n',
} as const

/**
 * Writes rows as CSV (RFC 4180) in chunks, in UTF-8 with a byte order mark for spreadsheets; `plain` has none, for programs. A
 * cell that would start a formula gets an apostrophe (OWASP, CSV injection).
 */
export function* csvPieces<Row>(
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
  form: 'spreadsheet' | 'plain' = 'spreadsheet',
): Generator<string> {
  yield stringify([columns.map(([heading]) => heading)], { ...OPTIONS, bom: form === 'spreadsheet' })
  const cellsOf = (row: Row) => columns.map(([, cell]) => harmlessCell(String(cell(row) ?? '')))
  let piece: string[][] = []
  for (const row of rows) {
    piece.push(cellsOf(row))
    if (piece.length < ROWS_A_PIECE) continue
    yield stringify(piece, OPTIONS)
    piece = []
  }
  if (piece.length > 0) yield stringify(piece, OPTIONS)
}
