import type { LifeStage } from './stages'

export type Unit = 'mm' | 'g' | 'kg'

/** One language's words for what a buyer searches by, each a list separated by spaces. */
export interface FeedWords {
  /** What people call the fish of each life stage, and the feed they eat. */
  stages: Record<LifeStage, string>
  units: Record<Unit, string>
  /** Words that are true of every feed, or say nothing. */
  any: string
}

const english: FeedWords = {
  stages: {
    fry: 'fry starter start alevin hatchery nursery baby tiny seed',
    fingerling: 'fingerling juvenile young seed',
    grower: 'grower grow-out growing adult big large table market finisher',
    broodstock: 'broodstock brood breeder breeding parent spawner big large',
  },
  units: { mm: 'mm millimetre millimeter', g: 'g gm gms gram gramme', kg: 'kg kgs kilo kilogram' },
  any: 'feed food trout fish pellet bag sack stage size for of my the a an and in to with need buy order price',
}

export const FEED_WORDS: readonly FeedWords[] = [english]
