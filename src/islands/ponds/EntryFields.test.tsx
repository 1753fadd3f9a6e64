// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import type { WrittenEvent } from '~/domain/ponds/schema'
import type { PondToday } from './book-metrics'
import EntryFields from './EntryFields'
import { typedOf } from './entry-form'

await loadMessages('en')

const base = { id: 'e', pondId: 'p', day: '2026-11-22' }
const pond = { feed: { name: 'Small Stage Trout Feed' } } as PondToday

test.each<[WrittenEvent['kind'], object, string[]]>([
  ['harvested', { count: 100, kilograms: 25 }, ['next', 'done']],
  ['dead', { count: 2 }, ['done']],
  ['weighed', { weighings: [{ number: 30, grams: 1500 }] }, ['next', 'done']],
])('leads from figure to figure of an entry “%s” by the keyboard, and ends at the last', (kind, figures, hints) => {
  const typed = typedOf({ ...base, kind, ...figures } as WrittenEvent)
  const fields = { kind, typed, type: () => {}, errorOf: () => undefined, pond, others: [], today: base.day }
  document.body.innerHTML = renderToString(<EntryFields {...fields} />)
  const inputs = [...document.querySelectorAll('input[inputmode]')]
  expect(inputs.map((input) => input.getAttribute('enterkeyhint'))).toEqual(hints)
})
