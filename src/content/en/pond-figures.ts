/** What the book works out of a batch: its figures, its charts and the comparison. */
export const pondFigures = {
  pastBatch: (from: string, to: string) => `${from} to ${to}`,
  labels: {
    living: 'Live fish',
    meanWeight: 'Weight of one fish',
    biomass: 'Biomass',
    density: 'Density',
    fcr: 'FCR',
    biological: 'FCR with the dead',
    sgr: 'SGR',
    tgc: 'Growth coefficient',
    mortality: 'Died',
    cost: 'Feed for a kilogram of fish',
    fed: 'Feed given',
  },
  /** A figure and how far it may be off. */
  range: (least: string, most: string) => `${least} to ${most}`,
  orMore: (least: string) => `${least} or more`,
  mayBe: (range: string) => `may be ${range}`,
  aDay: (percent: string) => `${percent} a day`,
  density: { high: 'crowded', optimal: 'as it should be', low: 'room for more' },
  bounds: (low: string, most: string) => `${low} to ${most} is usual`,
  /** Fish that were stocked, came, died, went and live. */
  balance: (put: string, dead: string, gone: string) => `${put} put in, ${dead} dead, ${gone} harvested or moved`,
  weighTwice: 'Weigh once more, and feed in between: then the FCR appears here.',
  noGain: 'By these weighings the fish gained nothing. Weigh a larger sample.',
  noPrice: 'The shop has no price for what you fed.',
  benchmark: {
    title: 'Beside other farms',
    text: (least: string, most: string) => `Indian trout farms reach an FCR of ${least} to ${most}.`,
    source: (source: string) => `Source: ${source}.`,
    better: (rupees: string, kilogram: string) =>
      `Your fish need less feed: ${rupees} saved so far, ${kilogram} on each kilogram of fish.`,
    same: 'Your pond does as well as these farms.',
    worse: (rupees: string, kilogram: string) =>
      `Beside them, feed has cost you ${rupees} more so far, ${kilogram} on each kilogram of fish.`,
    unpriced: { better: 'Your fish need less feed than on these farms.', worse: 'Your fish need more feed than on these farms.' },
    unsure: 'There are too few weighings to be sure: the true figure may lie within that range.',
  },
  charts: {
    table: 'The same as a table',
    day: 'Day',
    growth: {
      title: 'Weight of one fish, with the forecast as a band',
      spoken: (from: string, to: string) => `From ${from} to ${to}.`,
      forecast: (least: string, most: string, day: string) => `By ${day} between ${least} and ${most} at this temperature.`,
      weight: 'Weight',
      error: 'May be off by',
      slow: 'Slow growth',
      usual: 'Usual growth',
      fast: 'Fast growth',
    },
    feed: { title: 'Feed a week', spoken: (most: string) => `At most ${most} in a week.`, week: 'Week from', kilograms: 'Feed' },
    temperature: {
      title: 'Water temperature',
      spoken: (least: string, most: string) => `Between ${least} and ${most}.`,
      celsius: 'Water',
    },
    conversion: { title: 'FCR from weighing to weighing', from: 'From', to: 'To', gain: 'Gained' },
  },
  until: {
    title: 'When will they weigh enough?',
    weight: 'Weight you want, in grams',
    answer: (weight: string, least: string, most: string, first: string, last: string) =>
      `${weight} in ${least} to ${most} days: between ${first} and ${last}, if the water stays as it is.`,
    now: (weight: string) => `They weigh ${weight} already.`,
    wrong: (least: string, most: string) => `Please enter a weight from ${least} to ${most}.`,
  },
  compare: {
    title: 'Ponds side by side',
    text: 'The living batch of each pond, and those before it.',
    pond: 'Pond',
    days: 'Days',
    now: 'now',
    difference: 'Beside other farms',
  },
}
