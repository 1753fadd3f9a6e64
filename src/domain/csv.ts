import { stringify } from 'csv-stringify/sync'
import { harmlessCell } from './csv-cells'

export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number | undefined | null]

const ROWS_A_PIECE = 64

const OPTIONS = {
  // A lone CR or LF in a cell needs quotes as much as the CRLF between records.
  quoted_match: /[\r\n]/,
  record_delimiter: '\r\n',
} as const

/**
 * Rows as CSV by RFC 4180, in UTF-8 with a byte order mark, as spreadsheets open it, in pieces. A cell that would start a
 * formula gets an apostrophe before it (OWASP, CSV injection).
 */
export function* csvPieces<Row>(columns: readonly Column<Row>[], rows: Iterable<Row>): Generator<string> {
  yield stringify([columns.map(([heading]) => heading)], { ...OPTIONS, bom: true })
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
