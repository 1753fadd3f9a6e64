import { sampleOf } from '~/domain/ponds/samples'
import type { WrittenEvent } from '~/domain/ponds/schema'
import type { PondToday } from './book-metrics'
import { useFormat, usePondMessages } from './words'

/** How an entry reads in the page's language. */
export function useEntryText(ponds: readonly PondToday[]): (event: WrittenEvent) => string {
  const { lines } = usePondMessages().entries
  const spoken = useFormat()
  const nameOf = (id: string) => {
    const pond = ponds.find(({ record }) => record.pond.id === id)?.record.pond
    return pond ? spoken.figure(pond.name) : lines.lostPond
  }
  const some = (amount: number, unit: string) => (amount === 0 ? spoken.figure(0, unit) : spoken.amount(amount, unit))
  return (event) => {
    switch (event.kind) {
      case 'stocked':
        return lines.stocked(spoken.amount(event.count), spoken.grams(event.meanWeight))
      case 'fed': {
        const fed = lines.fed(spoken.kilograms(event.kilograms), spoken.figure(event.feed.name))
        return event.bagDay ? spoken.list([fed, lines.bagDay(spoken.day(event.bagDay))]) : fed
      }
      case 'dead':
        return lines.dead(spoken.amount(event.count))
      case 'weighed': {
        const { mean, standardError, number } = sampleOf(event.weighings)
        return lines.weighed(spoken.grams(mean), spoken.grams(2 * standardError), spoken.amount(number))
      }
      case 'temperature':
        return lines.temperature(spoken.celsius(event.celsius))
      case 'oxygen':
        return lines.oxygen(some(event.milligrams, 'mg/L'))
      case 'treated':
        return lines.treated(spoken.figure(event.treatment), spoken.figure(event.withdrawalDays))
      case 'moved':
        return lines.moved(spoken.amount(event.count), spoken.grams(event.meanWeight), nameOf(event.toPondId))
      case 'harvested':
        return lines.harvested(spoken.amount(event.count), spoken.kilograms(event.kilograms))
    }
  }
}
