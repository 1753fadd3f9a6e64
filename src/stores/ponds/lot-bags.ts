import { isLot } from '~/domain/lots'
import { feedKey } from '~/domain/ponds/bags'
import type { Entry } from '~/domain/ponds/entries'
import type { PondRefusal } from '~/domain/ponds/refusals'
import type { BagEvent, NewBagEvent } from '~/domain/ponds/schema'
import { correctBags, takeBackBags, type WriteOutcome, writeBags } from './pond-lines'
import { pondBook } from './ponds'

type Bags = Entry<BagEvent>

/** Writes bags, perhaps of a lot, or says why not. */
export async function writeLot(bags: NewBagEvent): Promise<WriteOutcome> {
  const code = bags.kind === 'bought' && bags.lot !== undefined ? lotRefusal(bags.lot, bags) : undefined
  return code ? { state: 'refused', refusals: [{ code, field: 'lot', values: {} }] } : writeBags(bags)
}

/** A lot has Latin letters, and one feed. */
function lotRefusal(lot: string, { feed }: NewBagEvent): PondRefusal['code'] | undefined {
  if (!isLot(lot)) return 'no lot'
  return bagsOf(lot).some(({ event }) => feedKey(event.feed) !== feedKey(feed)) ? 'lot of another feed' : undefined
}

/** The bags of a lot, the last written first. */
const bagsOf = (lot: string): Bags[] =>
  pondBook()
    .bagEntries.filter(
      ({ event, state }) => event.kind === 'bought' && event.lot === lot && event.pondId === undefined && state !== 'taken back',
    )
    .reverse()

/** Takes back what was written last of a lot; returns the entries before. */
export async function takeBackLast(lot: string): Promise<Bags[]> {
  const last = bagsOf(lot).slice(0, 1)
  for (const { id } of last) await takeBackBags(id)
  return last
}

/** Writes that what is left of a lot went back to the mill; returns the entries before. */
export async function giveBack(lot: string, grams: number): Promise<Bags[]> {
  const changed: Bags[] = []
  let rest = grams
  for (const entry of bagsOf(lot)) {
    if (rest <= 0) break
    const own = Math.round(entry.event.kilograms * 1000)
    changed.push(entry)
    if (own <= rest) await takeBackBags(entry.id)
    else await correctBags(entry.id, { ...entry.event, kilograms: (own - rest) / 1000 })
    rest -= own
  }
  return changed
}

/** Writes entries as they were before. */
export async function putBack(before: readonly Bags[]) {
  for (const { id, event } of before) await correctBags(id, event)
}
