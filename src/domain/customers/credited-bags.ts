import { paiseIn } from '../money'
import type { Bill } from './bills-schema'

/** Bags of each line of a bill. */
type Bags = readonly number[]

/** The bags of each line that credit notes took back. */
export function creditedBags({ lines }: Pick<Bill, 'lines'>, notes: readonly Pick<Bill, 'lines'>[]): number[] {
  const bags = lines.map(() => 0)
  for (const { item, quantity } of notes.flatMap((note) => note.lines))
    if (item !== undefined) bags[item] = (bags[item] ?? 0) + quantity
  return bags
}

/**
 * What bags of a bill cost in paise, after their share of the discount. Shares are rounded so that all bags together cost what
 * all goods do.
 */
export function costOfBags({ lines, discount }: Pick<Bill, 'lines' | 'discount'>, bags: Bags): number {
  const full = lines.reduce((sum, { totalPrice }) => sum + paiseIn(totalPrice), 0)
  const wanted = lines.reduce((sum, { unitPrice }, place) => sum + paiseIn(unitPrice) * (bags[place] ?? 0), 0)
  return full === 0 ? 0 : wanted - Math.round((paiseIn(discount) / full) * wanted)
}

/** The bags of each line with further ones. */
export const withBags = (bags: Bags, more: readonly { item: number; bags: number }[]): number[] =>
  bags.map((count, place) => count + (more.find(({ item }) => item === place)?.bags ?? 0))
