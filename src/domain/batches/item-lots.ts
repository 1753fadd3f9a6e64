import type { ItemLot, LotPlan } from './item-lots-schema'

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

export const AUDITED_LOTS = ['batch', 'expired', 'lotPlan', 'plannedExpired'] as const

/** The lots that somebody named for an order, as texts. */
export const auditedLots = ({ dispatch, lotPlan }: Partial<Record<'dispatch' | 'lotPlan', LotPlan | undefined>>) => ({
  batch: dispatch?.batch,
  expired: dispatch?.expired?.join(', '),
  lotPlan: lotPlan?.batch,
  plannedExpired: lotPlan?.expired?.join(', '),
})
