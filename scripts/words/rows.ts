import { cellText } from '~/domain/csv-cells'
import { hasLostLetters } from '~/domain/damaged-cells'
import { lostLetters, readTable, TableFault } from '~/domain/table-file'
import type { Row } from './corrections'
import type { SourceText } from './texts'

export const HEADINGS = ['Place', 'English', 'Text', 'Correction'] as const

/** Parses a reviewer's file. Throws TableFault if a spreadsheet damaged it. */
export function rowsIn(file: string, texts: readonly SourceText[]): Row[] {
  const { headings, rows } = readTable(file, HEADINGS)
  const missing = HEADINGS.filter((heading) => heading !== 'English' && !headings.includes(heading))
  if (missing.length > 0) throw new TableFault(`This file has no column ${missing.join(', ')}.`)
  const stored = new Map(texts.map(({ place, text }) => [place, text]))
  return rows.map((row, index) => {
    const cell = (heading: (typeof HEADINGS)[number]) => cellText(row[headings.indexOf(heading)] ?? '')
    const place = cell('Place')
    const damaged = (['Text', 'Correction'] as const).find((heading) => hasLostLetters(cell(heading), stored.get(place)))
    if (damaged) throw lostLetters(`line ${index + 2}, ${damaged}`)
    return { place, text: cell('Text'), correction: cell('Correction').normalize('NFC') }
  })
}
