import { indianDay } from '~/domain/dates'
import { eventsIn } from '~/domain/ponds/entries'
import { MOST_SACKS } from '~/domain/ponds/limits'
import type { Sack } from '~/domain/ponds/sacks-schema'
import { request } from '../client'
import type { KnownLot } from './pond-storage'
import { $pondBook, updateBook } from './ponds'

/** What the shop says about lots, without those that it does not know; undefined without a signal. Names nobody. */
export async function sacksOf(lots: readonly string[]): Promise<readonly Sack[] | undefined> {
  const answer = await request(`/api/sacks?lots=${lots.join(',')}`, { credentials: 'omit' }).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}

/** Asks the shop about the newest lots of the book, and keeps what has changed. */
export async function askAboutLots(): Promise<void> {
  const lots = newestLots()
  const sacks = lots.length > 0 ? await sacksOf(lots) : []
  if (!sacks) return
  const { settings } = $pondBook.get()
  const known = knownLots(sacks, settings.lots ?? {})
  if (JSON.stringify(known) !== JSON.stringify(settings.lots ?? {})) await updateBook({ settings: { ...settings, lots: known } })
}

function newestLots(): string[] {
  const own = $pondBook.get().bags.filter(({ event }) => event.pondId === undefined)
  const lots = eventsIn(own).flatMap((event) => (event.kind === 'bought' && event.lot !== undefined ? [event.lot] : []))
  return [...new Set(lots.reverse())].slice(0, MOST_SACKS).sort()
}

function knownLots(sacks: readonly Sack[], before: Readonly<Record<string, KnownLot>>): Record<string, KnownLot> {
  const today = indianDay(new Date())
  return Object.fromEntries(
    sacks.map(({ lot, bestBefore, state, reason }) => {
      const since = before[lot]?.state === state ? before[lot].since : today
      return [lot, { bestBefore, state, reason, since }] as const
    }),
  )
}
