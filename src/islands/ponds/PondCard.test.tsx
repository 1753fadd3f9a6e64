// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loadMessages } from '~/content/load-messages'
import { metricsOf } from '~/domain/ponds/metrics'
import { rationOf } from '~/domain/ponds/today'
import { FEED, pondEvent, recordOf } from '../../../tests/fixtures/rows/ponds'
import PondCard from './PondCard'

const TODAY = '2026-04-09'
const book = vi.hoisted(() => ({ writeEvent: vi.fn(), takeBackEvent: vi.fn() }))
vi.mock('~/stores/ponds/pond-lines', () => book)
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
await loadMessages('en')

test('a double tap on Fed writes one feed, and a later tap the next one', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  vi.advanceTimersByTime(1000)
  book.writeEvent.mockResolvedValue({ state: 'kept', id: 'new' })
  const record = recordOf([
    pondEvent('stocked', '2026-04-07', { count: 1000, meanWeight: 50 }),
    pondEvent('temperature', '2026-04-07', { celsius: 15 }),
  ])
  const metrics = metricsOf(record, TODAY)
  const pond = { record, metrics, ration: rationOf(metrics), feed: FEED }
  document.body.innerHTML = '<main></main>'
  const root = createRoot(document.body.firstElementChild as Element)
  onTestFinished(() => act(() => root.unmount()))
  const card = { pond, ponds: [pond], left: [], today: TODAY, isInBar: true, company: { name: '', phone: '' } }
  act(() => root.render(<PondCard {...card} />))
  const tap = () => act(async () => document.querySelector<HTMLElement>('[aria-label^="Fed"]')?.click())
  await tap()
  await tap()
  expect(book.writeEvent).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1000)
  await tap()
  expect(book.writeEvent).toHaveBeenCalledTimes(2)
})
