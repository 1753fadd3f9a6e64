import { eventsOf, type PondRecord } from './batches'
import type { WrittenEvent } from './schema'

/** An event that needs more fish than the pond has on that day. */
interface Shortage {
  event: WrittenEvent
  /** Living fish at that time. */
  living: number
  /** Whether fish were stocked before it. */
  isAfterStocking: boolean
}

const NEEDS_FISH = ['fed', 'dead', 'weighed', 'treated', 'moved', 'harvested']

/** Impossible events of a pond, in order. */
export function shortagesOf(record: PondRecord): Shortage[] {
  const shortages: Shortage[] = []
  let living = 0
  let isAfterStocking = false
  for (const event of eventsOf(record)) {
    const isArriving = event.kind === 'moved' && event.pondId !== record.pond.id
    if (event.kind === 'stocked' || isArriving) {
      living += event.count
      isAfterStocking = true
      continue
    }
    const taken = event.kind === 'dead' || event.kind === 'moved' || event.kind === 'harvested' ? event.count : 0
    if (taken > living || (living === 0 && NEEDS_FISH.includes(event.kind))) {
      shortages.push({ event, living, isAfterStocking })
    }
    living = Math.max(0, living - taken)
  }
  return shortages
}
