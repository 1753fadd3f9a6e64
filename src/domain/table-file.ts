import { CsvError, parse } from 'csv-parse/sync'

/** The reason why a file cannot be read as a table, as a sentence. */
export class TableFault extends Error {}

/** The error for a file with lost letters; `where` is the cell. */
export const lostLetters = (where: string) =>
  new TableFault(`The letters of this file are lost: see ${where}. Please export it anew, and save it as CSV UTF-8.`)

export interface Table {
  headings: string[]
  rows: string[][]
}

const SEPARATORS = [',', ';', '\t', '|'] as const

/**
 * Parses a CSV file of a spreadsheet: separated by commas, semicolons or tabs, maybe with empty trailing columns. Headings match
 * the known ones in any case. Throws TableFault.
 */
export function readTable(text: string, known: readonly string[]): Table {
  if (text.startsWith('PK\u0003\u0004')) throw new TableFault('This is a workbook. Please save it as CSV UTF-8.')
  const broken = text.split('\n').findIndex((line) => /[\uFFFD\0]/.test(line)) + 1
  if (broken > 0) throw lostLetters(`line ${broken}`)
  const [first = [], ...rows] = parseRows(text.replace(/^\uFEFF?(?:sep=.\r?\n)?/i, ''), known)
  const cells = first.map((cell) => known.find((each) => isSame(each, cell)) ?? cell)
  const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1
  for (const [index, row] of rows.entries()) refuseBeyond(row.slice(width), index + 2)
  return { headings: cells.slice(0, width), rows: rows.map((row) => row.slice(0, width)) }
}

const isSame = (heading: string, cell: string) => heading.toLowerCase() === cell.trim().toLowerCase()

function parseRows(text: string, known: readonly string[]): string[][] {
  const options = { relax_column_count: true, skip_empty_lines: true, skip_records_with_empty_values: true }
  try {
    return parse(text, { ...options, delimiter: separatorOf(text, known) })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new TableFault(`This is not a readable CSV file: see line ${error['lines'] ?? 1}.`)
  }
}

/** The separator with which most headings are known. */
function separatorOf(text: string, known: readonly string[]): string {
  const [line = ''] = text.trimStart().split(/\r|\n/, 1)
  const foundBy = (separator: string) =>
    line.split(separator).filter((cell) => known.some((each) => isSame(each, cell.replaceAll('"', '')))).length
  return SEPARATORS.reduce((best, each) => (foundBy(each) > foundBy(best) ? each : best))
}

function refuseBeyond(cells: readonly string[], line: number) {
  if (cells.every((cell) => cell.trim() === '')) return
  throw new TableFault(`This is not a readable CSV file: line ${line} has a cell without a heading.`)
}
