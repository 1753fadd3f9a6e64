import { parseAmount } from '~/domain/amounts'
import { findLast } from '~/domain/lists'
import type { FeedGap } from '~/domain/ponds/fed-days'
import type { PondMetrics } from '~/domain/ponds/metrics'
import type { EventOf, NewPondEvent, PondEvent, WrittenEvent } from '~/domain/ponds/schema'
import type { PondToday } from './book-metrics'

type Kind = WrittenEvent['kind']

export interface TypedLoad {
  number: string
  grams: string
}

/** The typed values of an entry form. */
export interface TypedEntry {
  day: string
  note: string
  count: string
  meanWeight: string
  kilograms: string
  /** The SKU or name of a feed, or 'other' with a separate name. */
  feed: string
  feedName: string
  bagDay: string
  /** '' for the lot that is the first to expire. */
  lot: string
  temperature: string
  oxygen: string
  treatment: string
  withdrawalDays: string
  toPondId: string
  weighings: readonly TypedLoad[]
}

/** Rounds to grams. */
export const grammed = (kilograms: number): number => Math.max(0.001, Math.round(kilograms * 1000) / 1000)

const tenth = (value: number) => String(Math.round(value * 10) / 10)

const EMPTY_LOAD: TypedLoad = { number: '', grams: '' }

const EMPTY: TypedEntry = {
  day: '',
  note: '',
  count: '',
  meanWeight: '',
  kilograms: '',
  feed: '',
  feedName: '',
  bagDay: '',
  lot: '',
  temperature: '',
  oxygen: '',
  treatment: '',
  withdrawalDays: '',
  toPondId: '',
  weighings: [EMPTY_LOAD],
}

/** A new form with likely values, for today or for a day without feed. */
export function likelyEntry(
  kind: Kind,
  { metrics, ration, feed, record }: PondToday,
  today: string,
  others: readonly string[],
  gap?: FeedGap,
): TypedEntry {
  const { batch, biomass, weight, lastFed } = metrics
  const own: Partial<Record<Kind, Partial<TypedEntry>>> = {
    fed: {
      kilograms: ration && ration.feedNow > 0 ? String(grammed(ration.feedNow)) : '',
      ...feedFields(feed),
      bagDay: lastFed?.bagDay ?? '',
    },
    dead: { count: '1' },
    temperature: { temperature: metrics.temperature ? String(metrics.temperature.celsius) : '' },
    oxygen: { oxygen: metrics.oxygen ? String(metrics.oxygen.milligrams) : '' },
    treated: lastTreatment(record.entries.map(({ event }) => event)),
    moved: { count: count(batch), meanWeight: weight ? tenth(weight.mean) : '', toPondId: others[0] ?? '' },
    harvested: { count: count(batch), kilograms: biomass ? tenth(biomass) : '' },
  }
  const filled = gap && { day: gap.day, ...(gap.kilograms && { kilograms: String(grammed(gap.kilograms)) }) }
  return { ...EMPTY, day: today, ...own[kind], ...filled }
}

const count = (batch: PondMetrics['batch']) => (batch ? String(batch.living) : '')

const feedFields = ({ sku, name }: EventOf<'fed'>['feed']) => ({ feed: sku ?? 'other', feedName: sku ? '' : name })

function lastTreatment(events: readonly PondEvent[]): Partial<TypedEntry> {
  const last = findLast(events, (event) => event.kind === 'treated')
  return last ? { treatment: last.treatment, withdrawalDays: String(last.withdrawalDays) } : {}
}

/** The form of an entry to correct. */
export function typedOf(event: WrittenEvent): TypedEntry {
  const typed: TypedEntry = { ...EMPTY, day: event.day, note: event.note ?? '' }
  switch (event.kind) {
    case 'fed':
      return {
        ...typed,
        kilograms: String(event.kilograms),
        ...feedFields(event.feed),
        bagDay: event.bagDay ?? '',
        lot: event.lot ?? '',
      }
    case 'weighed':
      return {
        ...typed,
        weighings: event.weighings.map(({ number, grams }) => ({ number: String(number), grams: String(grams) })),
      }
    case 'temperature':
      return { ...typed, temperature: String(event.celsius) }
    case 'oxygen':
      return { ...typed, oxygen: String(event.milligrams) }
    case 'treated':
      return { ...typed, treatment: event.treatment, withdrawalDays: String(event.withdrawalDays) }
    case 'harvested':
      return { ...typed, count: String(event.count), kilograms: String(event.kilograms) }
    case 'moved':
      return { ...typed, count: String(event.count), meanWeight: String(event.meanWeight), toPondId: event.toPondId }
    case 'stocked':
      return { ...typed, count: String(event.count), meanWeight: String(event.meanWeight) }
    case 'dead':
      return { ...typed, count: String(event.count) }
  }
}

/** Parses a figure; NaN if invalid, which the book refuses with its limits. */
export const amountOf = (text: string): number => parseAmount(text) ?? Number.NaN

/** The typed nets, without empty ones at the end. */
export const loadsOf = (weighings: readonly TypedLoad[]) =>
  weighings
    .filter(({ number, grams }) => number.trim() !== '' || grams.trim() !== '')
    .map(({ number, grams }) => ({ number: amountOf(number), grams: amountOf(grams) }))

/** The event of a form; bag day and note only if given. */
export function eventOf(
  kind: Kind,
  pondId: string,
  typed: TypedEntry,
  nameOf: (sku: string) => string | undefined,
): NewPondEvent {
  const base = { pondId, day: typed.day, ...(typed.note.trim() && { note: typed.note.trim() }) }
  const count = amountOf(typed.count)
  const meanWeight = amountOf(typed.meanWeight)
  const kilograms = amountOf(typed.kilograms)
  switch (kind) {
    case 'fed':
      return {
        ...{ ...base, kind, kilograms, feed: feedTyped(typed, nameOf) },
        ...(typed.bagDay && { bagDay: typed.bagDay }),
        ...(typed.lot && { lot: typed.lot }),
      }
    case 'weighed':
      return { ...base, kind, weighings: loadsOf(typed.weighings) }
    case 'temperature':
      return { ...base, kind, celsius: amountOf(typed.temperature) }
    case 'oxygen':
      return { ...base, kind, milligrams: amountOf(typed.oxygen) }
    case 'treated':
      return { ...base, kind, treatment: typed.treatment.trim(), withdrawalDays: amountOf(typed.withdrawalDays) }
    case 'harvested':
      return { ...base, kind, count, kilograms }
    case 'moved':
      return { ...base, kind, count, meanWeight, toPondId: typed.toPondId }
    case 'stocked':
      return { ...base, kind, count, meanWeight }
    case 'dead':
      return { ...base, kind, count }
  }
}

export function feedTyped(
  { feed, feedName }: Pick<TypedEntry, 'feed' | 'feedName'>,
  nameOf: (sku: string) => string | undefined,
) {
  return feed === 'other' ? { name: feedName.trim() } : { name: nameOf(feed) ?? feed, sku: feed }
}
