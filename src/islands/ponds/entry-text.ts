import { useStore } from '@nanostores/react'
import { sampleOf } from '~/domain/ponds/samples'
import type { EventOf, WrittenEvent } from '~/domain/ponds/schema'
import { $pondBook } from '~/stores/ponds/ponds'
import { ledgerOf, type PondToday } from './book-metrics'
import { useFormat, usePondMessages } from './pond-messages'

/** Describes an entry in the page's language. */
export function useEntryText(ponds: readonly PondToday[]): (event: WrittenEvent) => string {
  const { entries, lots } = usePondMessages()
  const { lines } = entries
  const { uses } = ledgerOf(useStore($pondBook))
  const format = useFormat()
  const nameOf = (id: string) => {
    const pond = ponds.find(({ record }) => record.pond.id === id)?.record.pond
    return pond ? format.figure(pond.name) : lines.lostPond
  }
  const some = (amount: number, unit: string) => (amount === 0 ? format.figure(0, unit) : format.amount(amount, unit))
  const lotsOf = ({ id, kilograms }: EventOf<'fed'>) =>
    (uses.get(id) ?? []).map(({ lot, grams }) => {
      const name = lots.named(format.figure(lot))
      return grams === Math.round(kilograms * 1000) ? name : lots.share(name, format.kilograms(grams / 1000))
    })
  return (event) => {
    switch (event.kind) {
      case 'stocked':
        return lines.stocked(format.amount(event.count), format.grams(event.meanWeight))
      case 'fed': {
        const fed = lines.fed(format.kilograms(event.kilograms), format.figure(event.feed.name))
        return format.list([fed, ...(event.bagDay ? [lines.bagDay(format.day(event.bagDay))] : []), ...lotsOf(event)])
      }
      case 'dead':
        return lines.dead(format.amount(event.count))
      case 'weighed': {
        const { mean, standardError, number } = sampleOf(event.weighings)
        return lines.weighed(format.grams(mean), format.grams(2 * standardError), format.amount(number))
      }
      case 'temperature':
        return lines.temperature(format.celsius(event.celsius))
      case 'oxygen':
        return lines.oxygen(some(event.milligrams, 'mg/L'))
      case 'treated':
        return lines.treated(format.figure(event.treatment), format.figure(event.withdrawalDays))
      case 'moved':
        return lines.moved(format.amount(event.count), format.grams(event.meanWeight), nameOf(event.toPondId))
      case 'harvested':
        return lines.harvested(format.amount(event.count), format.kilograms(event.kilograms))
    }
  }
}
