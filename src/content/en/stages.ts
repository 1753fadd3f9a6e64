import type { MessageParams } from '../message-params'

/** The names of the feeds and fish of each stage. */
export const stages = ({ fish }: MessageParams) => ({
  /** The feed name while the shop has no product of its stage. */
  feeds: { early: 'Early Stage', small: 'Small Stage', stock: 'Stock Stage' },
  short: { early: 'Early', small: 'Small', stock: 'Stock' },
  /** The fish that each feed's pellet fits. */
  fish: {
    early: `under ${fish.smallFrom}`,
    small: `${fish.smallLeast} to ${fish.smallMost}`,
    stock: `from ${fish.stockFrom}`,
  },
  /** The same, as a heading. */
  ofFish: {
    early: `Fish under ${fish.smallFrom}`,
    small: `Fish ${fish.smallLeast} to ${fish.smallMost}`,
    stock: `Fish from ${fish.stockFrom}`,
  },
  life: { fry: 'Fry', fingerling: 'Fingerling', grower: 'Grower', broodstock: 'Broodstock' },
  /** The common names for fish of a life stage. */
  fishOf: { fry: 'fry', fingerling: 'fingerlings', grower: 'growers', broodstock: 'broodstock' },
})
