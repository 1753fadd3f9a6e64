import { feedsLeft } from '../../src/domain/ponds/bags'
import { growthOf, growthSteps, metricsOf } from '../../src/domain/ponds/metrics'
import { noticesOf, rationOf } from '../../src/domain/ponds/today'
import { writeEvent } from '../../src/stores/ponds/pond-lines'
import { saveUpdates } from '../../src/stores/ponds/pond-storage'
import { $pondBook, openPondBook } from '../../src/stores/ponds/ponds'
import { yearsOfPonds } from './pond-days'

/** What the benchmark calls in the browser. */
export interface PondsBench {
  fill: (ponds: number, days: number, today: string) => Promise<number>
  open: (today: string) => Promise<{ read: number; reckoned: number; ponds: number; lines: number }>
  answer: (today: string) => Promise<{ shown: number; kept: number }>
}

/** All that the page shows of every pond. */
function reckon(today: string) {
  const { records, bags } = $pondBook.get()
  for (const record of records) {
    const figures = metricsOf(record, today)
    rationOf(figures)
    noticesOf(figures)
    for (const batch of figures.batches) {
      growthSteps(batch, figures.temperatures)
      growthOf(batch, figures.temperatures)
    }
  }
  const fed = records.flatMap((record) => metricsOf(record, today).fed)
  feedsLeft(bags, fed, new Map(), today)
}

const bench: PondsBench = {
  async fill(ponds, days, today) {
    const book = yearsOfPonds(ponds, days, today)
    await saveUpdates([book])
    return book.events.length
  },
  async open(today) {
    const start = performance.now()
    await openPondBook()
    const read = performance.now() - start
    reckon(today)
    const { records } = $pondBook.get()
    const lines = records.reduce((sum, { entries }) => sum + entries.length, 0)
    return { read, reckoned: performance.now() - start, ponds: records.length, lines }
  },
  async answer(today) {
    const pondId = $pondBook.get().records[3]?.pond.id ?? ''
    const start = performance.now()
    const written = writeEvent({ pondId, day: today, kind: 'temperature', celsius: 11 })
    reckon(today)
    const shown = performance.now() - start
    const outcome = await written
    if (outcome.state !== 'kept') throw new Error(JSON.stringify(outcome))
    return { shown, kept: performance.now() - start }
  },
}

Object.assign(window, { bench })
