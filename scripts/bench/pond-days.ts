import { dayAfter } from '../../src/domain/ponds/days'
import type { BookRecords } from '../../src/domain/ponds/merging'
import type { NewPondEvent, Pond, PondEvent } from '../../src/domain/ponds/schema'

/** A book of some ponds that were written up each day, a new batch each year: 1,100 events a pond in three years. */
export function yearsOfPonds(ponds: number, days: number, today: string): BookRecords {
  const book: BookRecords = { ponds: [], events: [], bags: [] }
  const start = dayAfter(today, -days)
  const at = (day: string) => `${day}T03:30:00.000Z`
  for (let number = 1; number <= ponds; number++) {
    const id = crypto.randomUUID()
    const made: Pond = {
      id,
      name: `Pond ${number}`,
      size: { length: 15, width: 2, depth: 1.5 },
      createdAt: at(start),
      changedAt: at(start),
      revision: 1,
    }
    book.ponds.push(made)
    for (let past = 0; past < days; past++) {
      const event: PondEvent = {
        ...eventOn(id, dayAfter(start, past), past % 365),
        id: crypto.randomUUID(),
        at: at(dayAfter(start, past)),
        revision: 1,
      }
      book.events.push(event)
    }
  }
  return book
}

const FEED = { name: 'Stock Stage Trout Feed', sku: 'LTF-STOCK-25' }

/** What is written on a day of the year of a batch. */
function eventOn(pondId: string, day: string, past: number): NewPondEvent {
  const grams = 30 + past * 0.8
  if (past === 0) return { pondId, day, kind: 'stocked', count: 4000, meanWeight: 30 }
  if (past === 364) return { pondId, day, kind: 'harvested', count: 3940, kilograms: 3.94 * grams }
  if (past % 30 === 0)
    return { pondId, day, kind: 'weighed', weighings: [1, 2, 3].map((net) => ({ number: 30, grams: 30 * grams + net })) }
  if (past % 7 === 0) return { pondId, day, kind: 'temperature', celsius: 8 + (past % 9) }
  if (past % 73 === 5) return { pondId, day, kind: 'dead', count: 12 }
  return { pondId, day, kind: 'fed', kilograms: 8, feed: FEED }
}
