import { stringify } from 'csv-stringify/browser/esm/sync'

export type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number | undefined | null]

/** RFC 4180 in UTF-8 with a byte order mark. A cell like a formula gets an apostrophe before it (OWASP, CSV injection). */
export function csvOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const headings = columns.map(([heading]) => heading)
  const cells = rows.map((row) => columns.map(([, cell]) => String(cell(row) ?? '')))
  return stringify([headings, ...cells], {
    bom: true,
    escape_formulas: true,
    // A lone CR or LF in a cell needs quotes as much as the CRLF between records.
    quoted_match: /[\r\n]/,
    record_delimiter: '\r\n',
  })
}
