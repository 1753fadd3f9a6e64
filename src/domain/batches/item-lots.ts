import * as z from 'zod/mini'
import { atLeastOne } from '../text'

/** Bags of an ordered feed that came from one lot; `recalled` is the reason of a recall. */
const itemLot = z.object({ lot: z.string(), bags: atLeastOne, recalled: z.optional(z.string()) })

export const itemLots = {
  /** The lots of its bags, once they left the shop; missing for none. */
  lots: z.optional(z.array(itemLot)),
}

export type ItemLot = Readonly<z.infer<typeof itemLot>>

export interface WithLots {
  lots?: readonly ItemLot[] | undefined
  /** The lots that are planned for it before it leaves; never stored. */
  plannedLots?: readonly ItemLot[] | undefined
}

/** The lots of an item, as what its line shows. */
export const lotDetails = ({ lots = [], plannedLots = [] }: WithLots) => [
  ...lots.map((lot) => detailOf(lot)),
  ...plannedLots.map((lot) => ({ ...detailOf(lot), isPlanned: true })),
]

const detailOf = ({ lot, bags, recalled }: ItemLot) => ({
  kind: 'lot' as const,
  value: lot,
  bags,
  path: `/sack/${lot}`,
  ...(recalled && { recalled }),
})

/** The lots of an order, each once. */
export const lotsOf = ({ items }: { items: readonly WithLots[] }): string[] => [
  ...new Set(items.flatMap(({ lots = [] }) => lots.map(({ lot }) => lot))),
]
