import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../tests/fixtures/rows/any-text'
import { FEED, newPond, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import { cellText } from '../csv-cells'
import { POND_COLUMNS, type PondCsvWords, pondsCsv } from './pond-csv'

const named = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as unknown as Record<Name, string>

const words: PondCsvWords = {
  headings: named(POND_COLUMNS),
  events: named(['stocked', 'fed', 'dead', 'weighed', 'temperature', 'oxygen', 'treated', 'moved', 'harvested']),
  states: named(['as written', 'corrected', 'taken back']),
}

const rowsOf = (csv: string): Record<string, string>[] => parse(csv, { bom: true, columns: true })

const stocked = pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 50 })

test('writes one row per entry with its values, state and time', () => {
  const weighed = pondEvent('weighed', '2026-03-31', {
    weighings: [
      { number: 20, grams: 1200 },
      { number: 10, grams: 590 },
    ],
  })
  const fed = pondEvent('fed', '2026-03-02', { kilograms: 2.5, feed: FEED, bagDay: '2026-02-10' })
  const takenBack = pondEvent('taken back', '2026-03-02', { corrects: fed.id }, { revision: 2 })
  const rows = rowsOf(pondsCsv([recordOf([stocked, fed, takenBack, weighed])], words))
  expect(rows).toHaveLength(3)
  expect(rows[0]).toMatchObject({
    day: '2026-03-01',
    pond: 'Pond 1',
    cubicMetres: '45',
    event: 'stocked',
    fish: '1000',
    meanGrams: '50',
  })
  expect(rows[1]).toMatchObject({
    kilograms: '2.5',
    feed: FEED.name,
    bagDay: '2026-02-10',
    state: 'taken back',
    written: '2026-03-02 09:30',
  })
  expect(rows[2]).toMatchObject({ weighings: '20 = 1200 g; 10 = 590 g', state: 'as written' })
})

test('escapes a name that starts a formula', () => {
  const csv = pondsCsv([recordOf([stocked], { ...newPond(1), name: '=HYPERLINK("http://x","y")' })], words)
  expect(csv).toContain(`"'=HYPERLINK(""http://x"",""y"")"`)
})

/** Spreadsheets cannot store lone surrogates. */
const text = anyText(40).map((any) => any.toWellFormed())

test('any names and notes round-trip through a spreadsheet', () => {
  fc.assert(
    fc.property(text, text, (name, note) => {
      const [row] = rowsOf(pondsCsv([recordOf([{ ...stocked, note }], { ...newPond(1), name })], words))
      expect([cellText(row?.['pond'] ?? ''), cellText(row?.['note'] ?? '')]).toEqual([name, note])
    }),
  )
})
