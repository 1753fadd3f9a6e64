import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fishStory } from '../../../tests/fixtures/rows/fish-stories'
import { FEED, newPond, pondEvent, uuid } from '../../../tests/fixtures/rows/ponds'
import type { BookRecords } from './merging'
import { isFileRefusal, MAX_POND_FILE, pondFileText, readPondFile } from './pond-files'

const now = new Date('2026-04-10T06:00:00Z')
const stocked = pondEvent('stocked', '2026-03-01', { count: 1000, meanWeight: 50 })
const fed = pondEvent('fed', '2026-03-02', { kilograms: 2.5, feed: FEED, bagDay: '2026-02-10' })
const book: BookRecords = { ponds: [newPond(1), newPond(2)], events: [stocked, fed], bags: [] }
const text = pondFileText(book, now)
const changed = (change: object) => JSON.stringify({ ...JSON.parse(text), ...change })

const codeOf = (given: string) => {
  const read = readPondFile(given, now)
  return isFileRefusal(read) ? read.code : 'taken'
}

test('a book round-trips through its file', () => {
  expect(readPondFile(text, now)).toMatchObject({ ...book, version: 1 })
  expect(codeOf(`\uFEFF${text}`)).toBe('taken')
})

test('any book round-trips through its file', () => {
  const later = new Date('2028-01-01T00:00:00Z')
  fc.assert(
    fc.property(fishStory, ({ ponds, events }) => {
      expect(readPondFile(pondFileText({ ponds, events, bags: [] }, later), later)).toMatchObject({ ponds, events })
    }),
    { numRuns: 30 },
  )
})

test('leaves out deleted ponds and examples, but keeps fish moved from them', () => {
  const moved = pondEvent('moved', '2026-03-05', { count: 10, meanWeight: 50, toPondId: uuid(2) })
  const ponds = [{ ...newPond(1), deletedAt: '2026-04-01T00:00:00.000Z' }, newPond(2), { ...newPond(3), isExample: true }]
  const file = JSON.parse(pondFileText({ ponds, events: [stocked, moved], bags: [] }, now))
  expect([file.ponds, file.events]).toEqual([[newPond(2)], [moved]])
  expect(codeOf(JSON.stringify(file))).toBe('taken')
})

test.each([
  ['empty', '', 'file foreign'],
  ['a text', 'Day,Pond\r\n', 'file foreign'],
  ['a picture', '\uFFFDPNG\r\n', 'file foreign'],
  ['another JSON file', '{"orders":[]}', 'file foreign'],
  ['nothing', 'null', 'file foreign'],
  ['a list', '[1]', 'file foreign'],
  ['cut at its end', text.slice(0, -1), 'file cut'],
  ['cut early', text.slice(0, 60), 'file cut'],
  ['of a newer version', changed({ version: 3 }), 'file version'],
  ['of no version', changed({ version: undefined }), 'file version'],
  ['a script as a name', changed({ ponds: [{ ...newPond(1), name: '<script>alert(1)</script>' }] }), 'file script'],
  ['a script in a note', changed({ events: [{ ...stocked, note: '<img src=x onerror=alert(1)>' }] }), 'file script'],
  ['a script where none is read', changed({ more: '<script>' }), 'file script'],
  ['hidden characters in a name', changed({ ponds: [{ ...newPond(1), name: 'a\u0000b' }] }), 'file script'],
  ['a field that the book does not know', changed({ more: 1 }), 'file broken'],
  ['a negative count', changed({ events: [{ ...stocked, count: -5 }] }), 'file broken'],
  ['a day that is none', changed({ events: [{ ...stocked, day: '2026-02-30' }] }), 'file broken'],
  ['an event of no kind', changed({ events: [{ ...stocked, kind: 'sold' }] }), 'file broken'],
  ['an id that is none', changed({ events: [{ ...stocked, id: '1' }] }), 'file broken'],
  ['lines of no pond', changed({ ponds: [] }), 'file mixed up'],
  ['a line twice', changed({ events: [stocked, stocked] }), 'file mixed up'],
  ['lines of tomorrow', changed({ events: [stocked, { ...fed, day: '2026-04-11' }] }), 'file ahead'],
])('refuses a file that is %s', (_, given, code) => {
  expect(codeOf(given)).toBe(code)
})

test('reports the wrong version, field and day', () => {
  expect(readPondFile(changed({ version: 7 }), now)).toMatchObject({ values: { version: '7', own: 2 } })
  expect(readPondFile(changed({ events: [{ ...stocked, count: 0 }] }), now)).toMatchObject({ values: { path: 'events.0.count' } })
  expect(readPondFile(changed({ more: 1 }), now)).toMatchObject({ values: { path: 'more' } })
  expect(readPondFile(changed({ events: [{ ...stocked, day: '2026-05-01' }] }), now)).toMatchObject({
    values: { day: '2026-05-01' },
  })
})

test('a file of more than 32 MB is refused without parsing', () => {
  expect(codeOf(' '.repeat(MAX_POND_FILE + 1))).toBe('file too large')
})

test('no input makes the parser throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.nat(text.length).map((end) => text.slice(0, end)),
      ),
      (given) => void codeOf(given),
    ),
  )
})
