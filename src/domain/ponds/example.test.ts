import { expect, test } from 'vitest'
import { FEED, uuid } from '../../../tests/fixtures/rows/ponds'
import { recordsOf } from './batches'
import { besideBenchmark } from './conversion'
import { entriesOf } from './entries'
import { eventRefusals } from './event-checks'
import { exampleBook } from './example'
import { feedLedger, feedsLeft } from './feed-ledger'
import { mergeFault } from './merging'
import { growthOf, metricsOf, mortality } from './metrics'
import { eventQuestions } from './questions'
import { pondFile } from './schema'
import { rationOf } from './today'

const TODAY = '2026-04-10'
let ids = 1
const example = exampleBook(TODAY, { name: 'Example', feed: FEED, treatment: 'Salt bath' }, () => uuid(ids++))
const [record] = recordsOf(example.ponds, example.events)
if (!record) throw new Error('no example')

test('is a valid book file', () => {
  const file = { ...example, format: 'trout-feed-ponds', version: 1, exportedAt: '2026-04-10T00:00:00.000Z' }
  expect(pondFile.safeParse(file).error).toBeUndefined()
  expect(mergeFault(example)).toBeUndefined()
})

test('contains no event that would be refused or questioned', () => {
  for (const { id, event } of record.entries) {
    const around = { records: [record], today: TODAY, entryId: id }
    expect([...eventRefusals(event, around), ...eventQuestions(event, around)]).toEqual([])
  }
})

test('is a realistic pond: alive, fed today, at the benchmark, with feed left', () => {
  const figures = metricsOf(record, TODAY)
  const growth = figures.batch && growthOf(figures.batch, figures.temperatures)
  expect(figures.batch?.events.at(-1)?.day).toBe(TODAY)
  expect(growth?.growthCoefficient).toBeCloseTo(1.7, 1)
  expect(growth?.conversion.economic && besideBenchmark(growth.conversion.economic).place).toBe('as good')
  expect(figures.batch && mortality(figures.batch)).toBeLessThan(2)
  const ration = rationOf(figures)
  expect(ration?.feedsLeft).toBeGreaterThan(0)
  const daily = new Map([[FEED.sku, ration?.plan.daily ?? 0]])
  const [store] = feedsLeft(feedLedger(entriesOf(example.bags), figures.fed), daily, TODAY)
  expect(store?.days).toBeGreaterThan(2)
  expect(store?.days).toBeLessThan(15)
})
