// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import { metricsOf } from '~/domain/ponds/metrics'
import { rationOf } from '~/domain/ponds/today'
import type { WriteOutcome } from '~/stores/ponds/pond-lines'
import { FEED, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import type { PondToday } from './book-metrics'
import { likelyEntry } from './entry-form'
import FedDays from './FedDays'

const book = vi.hoisted(() => ({ writeEvent: vi.fn<() => Promise<WriteOutcome>>(), takeBackEvent: vi.fn() }))
vi.mock('~/stores/ponds/pond-lines', () => book)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
await loadMessages('en')

const fed = (day: string, kilograms: number) => pondEvent('fed', day, { kilograms, feed: FEED })
const BEFORE = [
  pondEvent('stocked', '2026-04-07', { count: 1000, meanWeight: 50 }),
  pondEvent('temperature', '2026-04-07', { celsius: 15 }),
  fed('2026-04-08', 2),
  fed('2026-04-08', 1.25),
]

function pondOf(...events: typeof BEFORE): PondToday {
  const record = recordOf([...BEFORE, ...events])
  const metrics = metricsOf(record, '2026-04-09')
  return { record, metrics, ration: rationOf(metrics), feed: FEED }
}

const POND = recordOf(BEFORE).pond.id

function draw() {
  const [onFill, onCorrect] = [vi.fn(), vi.fn()]
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.body.firstElementChild as Element)
  const show = (pond: PondToday) => act(() => root.render(<FedDays pond={pond} onFill={onFill} onCorrect={onCorrect} />))
  show(pondOf())
  onTestFinished(() => act(() => root.unmount()))
  const days = () => [...document.querySelectorAll('ol button')] as HTMLButtonElement[]
  const press = (button: HTMLElement | undefined) => act(async () => button?.click())
  const status = () => document.querySelector('[role="status"]')?.textContent
  return { onFill, onCorrect, show, days, press, status }
}

beforeEach(() => {
  book.writeEvent.mockReset().mockResolvedValue({ state: 'kept', id: 'new' })
  book.takeBackEvent.mockReset()
})

test('says on how many days feed is written, with a dot for each that a screen reader skips', () => {
  draw()
  expect(document.querySelector('summary span')?.textContent).toBe('Feed is written on 1 of 3 days.')
  const dots = [...document.querySelectorAll('summary [aria-hidden] i')]
  expect(dots.map((dot) => dot.hasAttribute('data-fed'))).toEqual([false, true, false])
})

test('its days are open while one of the last week has no feed, and each says what a press writes', () => {
  const { days } = draw()
  expect(document.querySelector('details')?.open).toBe(true)
  expect(days().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Write 1\u00a0kg fed on 7\u00a0Apr\u00a02026, Pond 1',
    '8\u00a0Apr\u00a02026, 3.25\u00a0kg of Small Stage Trout Feed fed, Pond 1',
    'Write 0.52\u00a0kg fed on 9\u00a0Apr\u00a02026, Pond 1',
  ])
})

test('one press on an empty day writes its planned feed, with a way to change it and to take it back', async () => {
  const { days, press, show, status, onFill, onCorrect } = draw()
  await press(days()[0])
  expect(book.writeEvent.mock.calls).toEqual([[{ kind: 'fed', pondId: POND, day: '2026-04-07', kilograms: 1, feed: FEED }]])
  const written = { ...fed('2026-04-07', 1), id: 'new' }
  show(pondOf(written))
  expect(status()).toBe('Written for 7\u00a0Apr\u00a02026: 1\u00a0kg of Small Stage Trout Feed. Change Take it back')
  expect(document.querySelector('summary span')?.textContent).toBe('Feed is written on 2 of 3 days.')
  const [change, takeBack] = [...document.querySelectorAll('[role="status"] button')] as HTMLButtonElement[]
  await press(takeBack)
  expect(book.takeBackEvent.mock.calls).toEqual([[POND, 'new']])
  await press(change)
  expect(onCorrect.mock.calls.map(([{ event }]) => event.id)).toEqual(['new'])
  expect(onFill).not.toHaveBeenCalled()
})

test.each<WriteOutcome['state']>(['refused', 'asked'])(
  'a day whose feed is %s opens its form, with the planned feed',
  async (state) => {
    book.writeEvent.mockResolvedValue({ state, refusals: [], questions: [] } as unknown as WriteOutcome)
    const { days, press, status, onFill } = draw()
    await press(days()[0])
    expect([onFill.mock.lastCall, status()]).toEqual([[{ day: '2026-04-07', kilograms: expect.closeTo(1) }], ''])
    expect(likelyEntry('fed', pondOf(), '2026-04-09', [], { day: '2026-04-07', kilograms: 3.25 })).toMatchObject({
      day: '2026-04-07',
      kilograms: '3.25',
      feed: FEED.sku,
    })
  },
)

test('a double tap writes the feed of a day once, and opens nothing; a later tap opens the entry', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(1000)
  const { days, press, show, onCorrect } = draw()
  await press(days()[0])
  show(pondOf({ ...fed('2026-04-07', 1), id: 'new' }))
  await press(days()[0])
  await press(days()[2])
  expect(book.writeEvent).toHaveBeenCalledTimes(2)
  expect(onCorrect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  await press(days()[0])
  expect(onCorrect.mock.calls.map(([{ event }]) => event.id)).toEqual(['new'])
})

test('a day with feed opens its last entry', async () => {
  const { days, press, onCorrect } = draw()
  await press(days()[1])
  expect(onCorrect.mock.calls.map(([{ event }]) => event.kilograms)).toEqual([1.25])
  expect(book.writeEvent).not.toHaveBeenCalled()
})
