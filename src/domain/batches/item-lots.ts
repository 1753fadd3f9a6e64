import type { ItemLot } from './item-lots-schema'

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
