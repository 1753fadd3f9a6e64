// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import { entriesOf } from '~/domain/ponds/entries'
import type { BagEvent, WrittenEvent } from '~/domain/ponds/schema'
import { $pondBook } from '~/stores/ponds/ponds'
import type { PondToday } from './book-metrics'
import EntryFields from './EntryFields'
import { typedOf } from './entry-form'

await loadMessages('en')

const base = { id: 'e', pondId: 'p', day: '2026-11-22' }
const pond = { feed: { name: 'Small Stage Trout Feed' }, metrics: { batch: { living: 1982 } } } as PondToday

function draw(kind: WrittenEvent['kind'], figures: object) {
  const typed = typedOf({ ...base, kind, ...figures } as WrittenEvent)
  const fields = { kind, typed, type: () => {}, errorOf: () => undefined, pond, others: [], today: base.day }
  document.body.innerHTML = renderToString(<EntryFields {...fields} />)
}

test.each<[WrittenEvent['kind'], object, string[]]>([
  ['harvested', { count: 100, kilograms: 25 }, ['next', 'done']],
  ['dead', { count: 2 }, ['done']],
  ['weighed', { weighings: [{ number: 30, grams: 1500 }] }, ['next', 'done']],
])('the keyboard moves from field to field of an entry “%s”, and submits at the last', (kind, figures, hints) => {
  draw(kind, figures)
  const inputs = [...document.querySelectorAll('input[inputmode]')]
  expect(inputs.map((input) => input.getAttribute('enterkeyhint'))).toEqual(hints)
})

test.each<[WrittenEvent['kind'], object, string | undefined]>([
  ['dead', { count: 2 }, '1,982 fish live here now.'],
  ['harvested', { count: 100, kilograms: 25 }, '1,982 fish live here now.'],
  ['moved', { count: 100, meanWeight: 50, toPondId: 'q' }, '1,982 fish live here now.'],
  ['stocked', { count: 100, meanWeight: 50 }, undefined],
])('shows the living fish at the number of an entry “%s” that removes fish', (kind, figures, hint) => {
  draw(kind, figures)
  const count = document.querySelector('input[name=count]')
  expect(document.getElementById(String(count?.getAttribute('aria-describedby')))?.textContent).toBe(hint)
})

test('a feed may name a lot of its feed that is not called back, and otherwise takes the oldest', () => {
  const bag = (lot: string, feed: string, bestBefore: string): BagEvent => ({
    ...{ id: lot, kind: 'bought', day: '2026-11-20', at: '2026-11-20T04:00:00.000Z', revision: 1 },
    ...{ feed: { name: feed }, kilograms: 25, lot, bestBefore },
  })
  const bags = entriesOf([
    bag('LATE', 'Feed', '2027-03-01'),
    bag('SOON', 'Feed', '2027-01-01'),
    bag('BACK', 'Feed', '2027-01-01'),
    bag('OTHER', 'Other', '2027-01-01'),
  ])
  const back = { state: 'recalled' as const, reason: 'Mould.', bestBefore: '2027-01-01', since: base.day }
  $pondBook.set({ ...$pondBook.get(), bags, settings: { warnDays: 5, lots: { BACK: back } } })
  draw('fed', { kilograms: 2, feed: { name: 'Feed' }, lot: 'LATE' })
  const choice = [...document.querySelectorAll('select')].at(-1)
  expect([...(choice?.options ?? [])].map(({ value, text }) => `${value}: ${text}`)).toEqual([
    ': The oldest first',
    'SOON: SOON, 25\u00a0kg',
    'LATE: LATE, 25\u00a0kg',
  ])
  expect(choice?.querySelector('[selected]')?.getAttribute('value')).toBe('LATE')
})
