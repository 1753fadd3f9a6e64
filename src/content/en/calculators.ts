import type { MessageParams } from '../message-params'

/** A calculator before its result: its fields, errors and example. */
export const calculator = ({ degrees, suchAs }: MessageParams) => ({
  tip: 'Net a few dozen fish from three places in the pond. Weigh a bucket of water, then again with the fish in it, and divide the difference by their number. Do it every two weeks.',
  /** What the simple calculator omits, and the link to the full one. */
  simple:
    'This quick calculator does not adjust the ration to the temperature of the water. In cold or warm water use the full one.',
  full: 'The full calculator',
  lifeStage: 'Life stage',
  /** The label, the hint and the out-of-range error of each field. */
  fields: {
    fishCount: {
      label: 'Number of fish',
      hint: `Such as ${suchAs.fishCount}`,
      wrong: `Please enter how many fish you have, such as ${suchAs.fishCount}.`,
    },
    averageWeight: {
      label: 'Average weight in grams',
      hint: `Such as ${suchAs.averageWeight}`,
      wrong: `Please enter the weight of one fish in grams, such as ${suchAs.averageWeight}.`,
    },
    waterTemp: {
      label: 'Water temperature in °C',
      hint: `Such as ${suchAs.waterTemp}`,
      wrong: `Please enter the water temperature in °C, from ${degrees.least} to ${degrees.most}.`,
    },
    pondSize: {
      label: 'Pond size in m³',
      hint: 'Length × width × depth of water, in metres',
      wrong: `Please enter how much water the pond holds in m³, such as ${suchAs.pondSize}.`,
    },
  },
  /** The life stage that fits the weight, and the fish size of the chosen stage's feed. */
  misfit: (weight: string, better: string, chosen: string, size: string) =>
    `At ${weight} your fish are ${better}. The ration and the feed for ${chosen} are meant for fish ${size}.`,
  change: (lifeStage: string) => `Change to ${lifeStage}`,
  clear: 'Clear the fields',
  answer: 'Work it out',
  noRation: `There is no ration for this temperature. Please enter the water’s own, from ${degrees.least} to ${degrees.to}.`,
  example: 'Example',
  empty: 'Fill in the number of fish and their weight. The day’s feed appears here as you type.',
  tryIt: 'Try these figures',
})

/** The result of a calculator: the figures of a plan, and the next steps. */
export const feedingPlan = ({ bag, chartYear }: MessageParams) => ({
  title: 'Your feeding plan',
  /** The title of a printed plan. */
  printed: 'Feeding plan',
  /** An amount too small for a scale. */
  under: (least: string) => `under ${least}`,
  bags: (count: string, isOne: boolean) => `${count} ${isOne ? 'bag' : 'bags'}`,
  /** The fish of a plan; `fish` is the name of fish of a life stage. */
  forWhat: (count: string, fish: string, weight: string) => `${count} ${fish} of ${weight}`,
  forWhatInWater: (count: string, fish: string, weight: string, temperature: string) =>
    `${count} ${fish} of ${weight} in water of ${temperature}`,
  labels: {
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
    bags: `Bags of ${bag} a month`,
    cost: 'Cost of these bags',
  },
  factorAt: (factor: string, temperature: string) => `${factor} at ${temperature}`,
  /** Follows the daily feed. */
  glance: (bags: string) => `a day · ${bags} a month`,
  /** Follows the feed's name. */
  forFish: (size: string) => `, for fish ${size}`,
  working: {
    biomass: (count: string, weight: string, biomass: string) => `${count} fish × ${weight} = ${biomass} of fish`,
    rate: (rate: string, lifeStage: string, water: string, percent: string) =>
      `${rate} a day (${lifeStage.toLowerCase()})${water} = ${percent}`,
    water: (factor: string, temperature: string) => ` × ${factor} (water of ${temperature})`,
    daily: (biomass: string, percent: string, daily: string) => `${biomass} × ${percent} = ${daily} a day`,
  },
  sentences: {
    daily: (daily: string, feeds: string, perFeed: string) => `${daily} a day, in ${feeds} feeds of ${perFeed}.`,
    longer: (weekly: string, monthly: string, biomass: string) =>
      `${weekly} a week, ${monthly} a month, for a biomass of ${biomass}.`,
    density: (density: string, level: string) => `Stocking density ${density}, ${level}.`,
  },
  /** The lines of a plan sent by WhatsApp. */
  sent: {
    fish: (count: string, weight: string, lifeStage: string) => `Feeding plan: ${count} fish of ${weight} (${lifeStage})`,
    water: (temperature: string) => `Water: ${temperature}`,
    biomass: (biomass: string) => `Biomass: ${biomass}`,
    day: (daily: string, feeds: string, perFeed: string) => `A day: ${daily}, in ${feeds} feeds of ${perFeed}`,
    week: (weekly: string) => `A week: ${weekly}`,
    month: (monthly: string, bags: string) => `A month: ${monthly}, ${bags} of ${bag}`,
    monthAndCost: (monthly: string, bags: string, cost: string) => `A month: ${monthly}, ${bags} of ${bag}, ${cost}`,
    feed: (name: string) => `Feed: ${name}`,
  },
  actions: {
    /** Next to the daily feed, if there is little room. */
    brief: 'Order',
    order: (bags: string, name: string) => `Order ${bags} of ${name}`,
    isMeant: (bags: string) => `${bags} a month? Please check your fish first.`,
    orderFor: (bags: string, name: string, price: string) => `Order ${bags} of ${name}, ${price}`,
    soldOut: (name: string) => `Not in stock: ask us about ${name}`,
    save: 'Save as a pond',
    print: 'Print',
    send: 'Send by WhatsApp',
  },
  /** Follows the number of bags. */
  short: (stock: string) => `, ${stock} of them in stock`,
  cost: {
    known: (total: string, price: string) => `${total}, at ${price} a bag`,
    loading: 'Looking up the price…',
    failed: 'The price could not be looked up just now.',
    retry: 'Try again',
    unsold: `The shop has no ${bag} bag of this feed just now.`,
    tooMuch: 'This is too much to price here: ask us for a quotation.',
  },
  chart: {
    label: 'Published range',
    range: (least: string, most: string) => `${least} to ${most} a day`,
    percent: (least: string, most: string) => `, ${least} to ${most}`,
    text: `For fish of this weight in water of this temperature. The chart was made for the feeds of ${chartYear}: if pellets are left over, take its lower figure.`,
    /** Replaces the text if the plan is outside the range; `from` and `to` are in kilograms. */
    start: (from: string, to: string) =>
      `Begin with the lower figure, ${from} a day, as what trout leave is lost and fouls the water; give a tenth more each day, up to ${to}, while no pellets lie on the floor some minutes after a feed.`,
    source: (source: string) => `Source: ${source}.`,
    missing: 'The published chart has no figure for this weight and temperature.',
    unasked: 'Enter the water temperature to compare with the published chart.',
  },
})

/** Notes about a plan's water and pond. */
export const feedingNotices = ({ water: { density, fullRation, tablesEnd } }: MessageParams) => ({
  /** The chart of the ration by water temperature. */
  curve: {
    title: 'How the ration follows the water temperature',
    here: (daily: string) => `You are here: ${daily}`,
    example: (daily: string) => `The example: ${daily}`,
    table: 'The curve as a table',
    water: 'Water',
    share: 'Share of the full ration',
    daily: 'Feed a day',
    under: (to: string) => `Under ${to}`,
    over: (from: string) => `Over ${from}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    /** In the table, after the row of the current water. */
    hereInTable: ', you are here',
    exampleInTable: ', the example',
    rule: `The full ration is for water of ${fullRation.least} to ${fullRation.to}; in colder or warmer water trout eat less.`,
    hereSentence: (temperature: string, daily: string) => `You are at ${temperature}: ${daily} a day.`,
    exampleSentence: (temperature: string, daily: string) => `The example is at ${temperature}: ${daily} a day.`,
  },
  density: {
    levels: { high: 'High', optimal: 'Optimal', low: 'Low' },
    scale: `Below ${density.lowWithUnit} is low, ${density.low} to ${density.most} optimal, above ${density.most} high.`,
  },
  kinds: { warning: 'Caution.', info: 'Note.' },
  warnings: {
    crowded: `More than ${density.crowdedFish} of fish in each m³. If the flow stops, the oxygen is soon used up: move fish out, or add flow and air.`,
    sparse: `Less than ${density.sparseFish} of fish in each m³. The pond can hold more, if its flow lasts through the summer.`,
    cold: `Below ${fullRation.from} trout digest slowly. Feed in the warmest hours and stop when pellets reach the floor.`,
    warm: `Published trout tables stop at ${tablesEnd}. Check the oxygen first; feed little or nothing until the water cools.`,
  },
  /** Shown when there is no warning. */
  notes: {
    noWater: `Enter the water temperature: below ${fullRation.from} and above ${fullRation.to} trout eat less.`,
    fullWater: `In water of ${fullRation.least} to ${fullRation.to} trout eat the full ration.`,
    lessWater: `Above ${fullRation.to} trout eat a little less than the full ration.`,
    noPond: 'Enter the pond size to see whether it holds too many fish.',
    fullPond: 'The pond has room for these fish, as long as the flow holds.',
  },
})

/** The texts of the calculators, in a separate file that only their pages load. */
export const messages = (params: MessageParams) => ({
  calculator: calculator(params),
  feedingNotices: feedingNotices(params),
  feedingPlan: feedingPlan(params),
})
