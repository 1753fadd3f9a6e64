// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import { metricsOf } from '~/domain/ponds/metrics'
import { FEED, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import type { PondToday } from './book-metrics'
import { likelyEntry } from './entry-form'
import FedDays from './FedDays'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
await loadMessages('en')

const record = recordOf([
  pondEvent('stocked', '2026-04-07', { count: 1000, meanWeight: 50 }),
  pondEvent('fed', '2026-04-08', { kilograms: 2, feed: FEED }),
  pondEvent('fed', '2026-04-08', { kilograms: 1.25, feed: FEED }),
])
const pond: PondToday = { record, metrics: metricsOf(record, '2026-04-09'), ration: undefined, feed: FEED }

function draw() {
  const [onFill, onCorrect] = [vi.fn(), vi.fn()]
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.body.firstElementChild as Element)
  act(() => root.render(<FedDays pond={pond} onFill={onFill} onCorrect={onCorrect} />))
  onTestFinished(() => act(() => root.unmount()))
  return { onFill, onCorrect, buttons: [...document.querySelectorAll('button')] }
}

test('says on how many days feed is written, with a dot for each that a screen reader skips', () => {
  draw()
  expect(document.querySelector('summary span')?.textContent).toBe('Feed is written on 1 of 3 days.')
  const dots = [...document.querySelectorAll('summary [aria-hidden] i')]
  expect(dots.map((dot) => dot.hasAttribute('data-fed'))).toEqual([false, true, false])
})

test('a day without feed opens its form with the feed of a day near it, and another day its last entry', () => {
  const { onFill, onCorrect, buttons } = draw()
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Write the feed of 7 Apr 2026, Pond 1',
    '8 Apr 2026, 3.25 kg of Small Stage Trout Feed fed, Pond 1',
    'Write the feed of 9 Apr 2026, Pond 1',
  ])
  for (const button of buttons) act(() => button.click())
  const gap = { day: '2026-04-07', kilograms: 3.25 }
  expect(onFill.mock.calls).toEqual([[gap], [{ day: '2026-04-09', kilograms: undefined }]])
  expect(onCorrect.mock.calls.map(([{ event }]) => event.kilograms)).toEqual([1.25])
  expect(likelyEntry('fed', pond, '2026-04-09', [], gap)).toMatchObject({ day: '2026-04-07', kilograms: '3.25', feed: FEED.sku })
})
