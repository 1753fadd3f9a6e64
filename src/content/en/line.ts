import type { PageParams } from '../page-params'

/** The line of fish weights; `{0}` and `{1}` are replaced as the slider moves. */
export const line = ({ water: { fullRation } }: PageParams) => ({
  title: 'Where is your trout on the line?',
  text: 'Slide the fish to its weight. The pellet, the dose and the price follow.',
  weight: 'Weight of one fish',
  /** Between the number of fish and their weight, and after the weight. */
  fishOf: 'fish of',
  grams: 'g',
  /** Before and after the daily feed. */
  eat: 'eat',
  aDay: 'a day',
  kilograms: 'kg',
  protein: (share: string) => `${share} protein`,
  pellet: 'Pellet',
  /** The full ration with its water temperature; the guide's example has colder water and a smaller ration. */
  feeds: (feeds: string, each: string) => `${feeds} feeds of ${each}, in water of ${fullRation.least} to ${fullRation.to}`,
  feedsInWater: (feeds: string, each: string, temperature: string) => `${feeds} feeds of ${each}, in water of ${temperature}`,
  monthFor: (cost: string, kilograms: string) => `${cost}, ${kilograms}`,
  value: (weight: string, feed: string, day: string) => `${weight}, ${feed}, ${day} a day`,
  order: (bags: string) => `Order ${bags}`,
})
