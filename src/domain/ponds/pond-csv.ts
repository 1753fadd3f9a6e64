import { harmlessCell } from '../csv-cells'
import { sortableDateTime } from '../dates'
import type { PondRecord } from './batches'
import type { Entry } from './entries'
import type { FeedLedger } from './feed-ledger'
import { cubicMetresOf } from './metrics'
import type { PondEvent, PondEventKind, WrittenEvent } from './schema'

export const POND_COLUMNS = [
  'day',
  'pond',
  'cubicMetres',
  'event',
  'fish',
  'meanGrams',
  'kilograms',
  'feed',
  'bagDay',
  'lots',
  'celsius',
  'oxygen',
  'treatment',
  'withdrawalDays',
  'toPond',
  'weighings',
  'note',
  'state',
  'written',
] as const

type PondColumn = (typeof POND_COLUMNS)[number]

/** The localized texts of the CSV file. */
export interface PondCsvWords {
  headings: Readonly<Record<PondColumn, string>>
  events: Readonly<Record<Exclude<PondEventKind, 'taken back'>, string>>
  states: Readonly<Record<Entry<PondEvent>['state'], string>>
}

type Cells = Partial<Record<PondColumn, string | number | undefined>>

/**
 * Writes ponds as CSV (RFC 4180), one row per entry, in UTF-8 with a byte order mark for spreadsheets. Headings contain the units.
 * A cell that would start a formula gets an apostrophe (OWASP, CSV injection).
 */
export function pondsCsv(records: readonly PondRecord[], words: PondCsvWords, uses: FeedLedger['uses'] = new Map()): string {
  const names = new Map(records.map(({ pond }) => [pond.id, pond.name]))
  const rows = records.flatMap(({ pond, entries }) =>
    entries.map(({ event, state }) => ({
      ...cellsOf(event, names),
      day: event.day,
      pond: pond.name,
      cubicMetres: Number(cubicMetresOf(pond.size).toFixed(3)),
      event: words.events[event.kind],
      note: event.note,
      lots: (uses.get(event.id) ?? []).map(({ lot, grams }) => `${lot} = ${grams / 1000} kg`).join('; '),
      state: words.states[state],
      written: sortableDateTime(event.at),
    })),
  )
  const lines = [
    POND_COLUMNS.map((name) => words.headings[name]),
    ...rows.map((row: Cells) => POND_COLUMNS.map((name) => row[name])),
  ]
  return `\uFEFF${lines.map(recordText).join('')}`
}

function cellsOf(event: WrittenEvent, names: ReadonlyMap<string, string>): Cells {
  switch (event.kind) {
    case 'stocked':
      return { fish: event.count, meanGrams: event.meanWeight }
    case 'fed':
      return { kilograms: event.kilograms, feed: event.feed.name, bagDay: event.bagDay }
    case 'dead':
      return { fish: event.count }
    case 'weighed':
      return { weighings: event.weighings.map(({ number, grams }) => `${number} = ${grams} g`).join('; ') }
    case 'temperature':
      return { celsius: event.celsius }
    case 'oxygen':
      return { oxygen: event.milligrams }
    case 'treated':
      return { treatment: event.treatment, withdrawalDays: event.withdrawalDays }
    case 'moved':
      return { fish: event.count, meanGrams: event.meanWeight, toPond: names.get(event.toPondId) }
    case 'harvested':
      return { fish: event.count, kilograms: event.kilograms }
  }
}

const recordText = (cells: readonly (string | number | undefined)[]): string =>
  `${cells.map((cell) => quoted(harmlessCell(String(cell ?? '')))).join(',')}\r\n`

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
