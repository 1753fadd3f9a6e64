import type { NewPond, NewPondEvent, Pond } from '~/domain/ponds/schema'
import type { SavedPond } from '~/stores/saved-pond'
import { amountOf } from './entry-form'

/** What stands in the form of a pond, as it was typed. */
export interface TypedPond {
  name: string
  isMeasured: boolean
  cubicMetres: string
  length: string
  width: string
  depth: string
  waterFlow: string
  count: string
  meanWeight: string
  temperature: string
  day: string
}

const EMPTY = { name: '', isMeasured: false, cubicMetres: '', length: '', width: '', depth: '', waterFlow: '' }

export const newPondTyped = (day: string, saved?: SavedPond): TypedPond => ({
  ...EMPTY,
  cubicMetres: saved?.pondSize ?? '',
  count: saved?.fishCount ?? '',
  meanWeight: saved?.averageWeight ?? '',
  temperature: saved?.waterTemp ?? '',
  day,
})

export function pondTyped({ name, size, waterFlow }: Pond, day: string): TypedPond {
  const sizes =
    'cubicMetres' in size
      ? { cubicMetres: String(size.cubicMetres) }
      : { isMeasured: true, length: String(size.length), width: String(size.width), depth: String(size.depth) }
  return { ...newPondTyped(day), name, ...sizes, waterFlow: waterFlow === undefined ? '' : String(waterFlow) }
}

export function pondOf({ name, isMeasured, cubicMetres, length, width, depth, waterFlow }: TypedPond): NewPond {
  const size = isMeasured
    ? { length: amountOf(length), width: amountOf(width), depth: amountOf(depth) }
    : { cubicMetres: amountOf(cubicMetres) }
  return { name: name.trim(), size, ...(waterFlow.trim() && { waterFlow: amountOf(waterFlow) }) }
}

/** What is written of a new pond at once: its fish, and its water where that was given. */
export function firstEvents(pondId: string, { count, meanWeight, temperature, day }: TypedPond): NewPondEvent[] {
  const stocked = { kind: 'stocked' as const, pondId, day, count: amountOf(count), meanWeight: amountOf(meanWeight) }
  if (!temperature.trim()) return [stocked]
  return [stocked, { kind: 'temperature', pondId, day, celsius: amountOf(temperature) }]
}
