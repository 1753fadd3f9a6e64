import { type DensityLevel, type FeedingInputs, type FeedingNotice, WATER_TEMPERATURE } from '~/rules/feeding'
import { FEEDING_CHART_SOURCE } from '~/rules/feeding-chart'
import type { Figure } from '~/rules/feeding-inputs'
import { FISH_SIZES, type LifeStage, RECOMMENDED_CATEGORY } from '~/rules/stages'

export const calculator = {
  text: 'Net a few dozen fish from three places in the pond. Weigh a bucket of water, then again with the fish in it, and divide the difference by their number. Do it every two weeks.',
  simple:
    'This quick calculator does not adjust the ration to the temperature of the water. In cold or warm water use the full one.',
  full: 'The full calculator',
  lifeStage: 'Life stage',
  plan: 'Your feeding plan',
  example: 'A worked example',
  empty: 'Fill in the number of fish and their weight. The day’s feed appears here as you type.',
  tryIt: 'Try these figures',
  noRation: `There is no ration for this temperature. Please enter the water’s own, from ${WATER_TEMPERATURE.min} to ${WATER_TEMPERATURE.max} °C.`,
  clear: 'Clear the fields',
  better: 'Change to',
  print: 'Print',
  send: 'Send by WhatsApp',
  chart: {
    label: 'Published range',
    text: 'For fish of this weight in water of this temperature. The chart was made for the feeds of 1980: if pellets are left over, take its lower figure.',
    missing: 'The published chart has no figure for this weight and temperature.',
    unasked: 'Enter the water temperature to compare with the published chart.',
    source: FEEDING_CHART_SOURCE,
  },
} as const

/** What people call fish of a life stage. */
export const fishOf: Record<LifeStage, string> = {
  fry: 'fry',
  fingerling: 'fingerlings',
  grower: 'growers',
  broodstock: 'broodstock',
}

/** Says that a chosen life stage does not fit the weight; `weight` as a person reads it. */
export const misfit = (weight: string, chosen: LifeStage, better: LifeStage): string =>
  `At ${weight} g your fish are ${fishOf[better]}. The ration and the feed for ${fishOf[chosen]} are meant for fish ${FISH_SIZES[RECOMMENDED_CATEGORY[chosen]]}.`

/** Each figure's label, its hint, and the sentence for a value out of range. */
export const figures: Record<Figure, { label: string; hint: string; wrong: string }> = {
  fishCount: {
    label: 'Number of fish',
    hint: 'Such as 1,000',
    wrong: 'Please enter how many fish you have, such as 1,000.',
  },
  averageWeight: {
    label: 'Average weight in grams',
    hint: 'Such as 50',
    wrong: 'Please enter the weight of one fish in grams, such as 50.',
  },
  waterTemp: {
    label: 'Water temperature in °C',
    hint: 'Such as 12',
    wrong: 'Please enter the water temperature in °C, from 0 to 35.',
  },
  pondSize: {
    label: 'Pond size in m³',
    hint: 'Length × width × depth of water, in metres',
    wrong: 'Please enter how much water the pond holds in m³, such as 20.',
  },
}

/** For which fish a plan is; `count` and `weight` as a person reads them. */
export const forWhat = (count: string, weight: string, { lifeStage, waterTemp }: FeedingInputs): string =>
  `${count} ${fishOf[lifeStage]} of ${weight} g${waterTemp === undefined ? '' : ` in water of ${waterTemp} °C`}`

/** The words of the curve of the ration over the water's temperature. */
export const curve = {
  title: 'How the ration follows the water temperature',
  here: 'You are here',
  example: 'The example',
  table: 'The curve as a table',
  water: 'Water',
  share: 'Share of the full ration',
  daily: 'Feed a day',
  range: (from: number, to: number) => {
    if (from === WATER_TEMPERATURE.min) return `Under ${to} °C`
    return to === WATER_TEMPERATURE.max ? `Over ${from} °C` : `${from} to ${to} °C`
  },
  spoken: (waterTemp: number | undefined, daily: string, isExample: boolean) => {
    const rule = 'The full ration is for water of 12 to 18 °C; in colder or warmer water trout eat less.'
    if (waterTemp === undefined) return rule
    return `${isExample ? 'The example is' : 'You are'} at ${waterTemp} °C: ${daily} a day. ${rule}`
  },
}

/** The answer in one line. */
export const glance = (bags: number) => `a day · ${bags} ${bags === 1 ? 'bag' : 'bags'} a month`

/** The way from a plan to the shop. */
export const orderWords = {
  order: (bags: number, name: string) => `Order ${bags} ${bags === 1 ? 'bag' : 'bags'} of ${name}`,
  soldOut: (name: string) => `Not in stock: ask us about ${name}`,
  short: (stock: string) => `, ${stock} of them in stock`,
}

/** What stands in place of a warning where there is none. */
export const notes = {
  noWater: 'Enter the water temperature: below 12 °C and above 18 °C trout eat less.',
  fullWater: 'In water of 12 to 18 °C trout eat the full ration.',
  lessWater: 'Above 18 °C trout eat a little less than the full ration.',
  noPond: 'Enter the pond size to see whether it holds too many fish.',
  fullPond: 'The pond has room for these fish, as long as the flow holds.',
} as const

/** Labels of the result's figures. */
export const resultLabels = {
  daily: 'Feed a day',
  perFeed: 'Each feed',
  feedsADay: 'Feeds a day',
  weekly: 'A week',
  monthly: 'A month',
  biomass: 'Biomass',
  working: 'How it is worked out',
  temperatureFactor: 'Temperature factor',
  density: 'Stocking density',
  product: 'Recommended feed',
  bags: 'Bags of 25 kg a month',
  cost: 'Cost of these bags',
} as const

/** Shown when the cost is unknown. */
export const costWords = {
  loading: 'Looking up the price…',
  failed: 'The price could not be looked up just now.',
  retry: 'Try again',
  unsold: 'The shop has no 25 kg bag of this feed just now.',
  tooMuch: 'This is too much to price here: ask us for a quotation.',
} as const

export const densityLabels: Record<DensityLevel, string> = { high: 'High', optimal: 'Optimal', low: 'Low' }

export const densityScale = 'Below 15 kg/m³ is low, 15 to 25 optimal, above 25 high.'

export const noticeLabels = { warning: 'Caution', info: 'Note' } as const

/** The words of the warnings and of the note beside a result. */
export const notices: Record<FeedingNotice, { kind: 'warning' | 'info'; text: string }> = {
  crowded: {
    kind: 'warning',
    text: 'More than 25 kg of fish in each m³. If the flow stops, the oxygen is soon used up: move fish out, or add flow and air.',
  },
  sparse: {
    kind: 'info',
    text: 'Less than 10 kg of fish in each m³. The pond can hold more, if its flow lasts through the summer.',
  },
  cold: {
    kind: 'warning',
    text: 'Below 12 °C trout digest slowly. Feed in the warmest hours and stop when pellets reach the floor.',
  },
  warm: {
    kind: 'warning',
    text: 'Published trout tables stop at 20 °C. Check the oxygen first; feed little or nothing until the water cools.',
  },
}

/** The head of a printed plan. */
export const printed = { title: 'Feeding plan' } as const
