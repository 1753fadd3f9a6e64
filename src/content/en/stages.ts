import type { MessageParams } from '../message-params'

/** What feeds and fish of each stage are called. */
export const stages = ({ fish }: MessageParams) => ({
  /** A feed while the shop has no product of its stage. */
  feeds: { early: 'Early Stage', small: 'Small Stage', stock: 'Stock Stage' },
  short: { early: 'Early', small: 'Small', stock: 'Stock' },
  /** The fish that each feed's pellet fits. */
  fish: {
    early: `under ${fish.smallFrom}`,
    small: `${fish.smallLeast} to ${fish.smallMost}`,
    stock: `from ${fish.stockFrom}`,
  },
  /** The same as a heading. */
  ofFish: {
    early: `Fish under ${fish.smallFrom}`,
    small: `Fish ${fish.smallLeast} to ${fish.smallMost}`,
    stock: `Fish from ${fish.stockFrom}`,
  },
  life: { fry: 'Fry', fingerling: 'Fingerling', grower: 'Grower', broodstock: 'Broodstock' },
  /** What people call fish of a life stage. */
  fishOf: { fry: 'fry', fingerling: 'fingerlings', grower: 'growers', broodstock: 'broodstock' },
})
