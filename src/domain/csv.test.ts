import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Column, csvPieces } from './csv'
import { harmlessCell } from './csv-cells'

const columns: Column<{ a: string; b: string | number | null }>[] = [
  ['A', ({ a }) => a],
  ['B, or more', ({ b }) => b],
]

const csvOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) => [...csvPieces(columns, rows)].join('')

test('starts with a byte order mark and headings, and ends each record with CRLF', () => {
  expect(csvOf(columns, [{ a: 'x', b: 5 }])).toBe('\uFEFFA,"B, or more"\r\nx,5\r\n')
  expect(csvOf(columns, [])).toBe('\uFEFFA,"B, or more"\r\n')
})

test.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['lone\rreturn', '"lone\rreturn"'],
  ['बर्फ़ ₹2,500', '"बर्फ़ ₹2,500"'],
  [' spaces ', ' spaces '],
])('writes %j as %j', (text, cell) => {
  expect(csvOf([['A', () => text]], [{}])).toBe(`\uFEFFA\r\n${cell}\r\n`)
})

test.each([
  '=1+1',
  '+91 94190 00000',
  '-1+1',
  '@SUM(A1)',
  '\tx',
  '\rx',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\u200B=1',
  '\u3164=1',
  '\uFE0F=1',
  '\u00A0=1',
  '=HYPERLINK("http://x")',
])('escapes %j', (text) => {
  const [, cell] = parsed(csvOf([['A', () => text]], [{}]))[1] as [string, string]
  expect(cell).toBe(`'${text}`)
})

test('every cell round-trips, and no cell starts a formula', () => {
  const text = fc.string({ unit: fc.oneof(fc.string({ unit: 'grapheme', maxLength: 1 }), fc.constantFrom(...'=+-@\t\r\n",;\'')) })
  fc.assert(
    fc.property(fc.array(fc.record({ a: text, b: text }), { maxLength: 5 }), (rows) => {
      const records = parsed(csvOf(columns, rows)).slice(1)
      const written = rows.map(({ a, b }) => ['', harmlessCell(a), harmlessCell(b)])
      expect(records).toEqual(written)
    }),
    { numRuns: 300 },
  )
})

/** An independent parser of RFC 4180. Each record begins with '' so that a single empty cell counts. */
function parsed(csv: string): string[][] {
  expect(csv.startsWith('\uFEFF')).toBe(true)
  const records: string[][] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy
  cell.lastIndex = 1
  let record = ['']
  for (let match = cell.exec(csv); match; match = cell.exec(csv)) {
    record.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') records.push(record)
    if (match[3] === '\r\n') record = ['']
    if (cell.lastIndex === csv.length) return records
  }
  throw new Error(`Not RFC 4180: ${JSON.stringify(csv)}`)
}
