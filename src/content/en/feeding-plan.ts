import type { MessageParams } from '../message-params'

/** The answer of a calculator: the figures of a plan, and what to do with it. */
export const feedingPlan = ({ bag, chartYear }: MessageParams) => ({
  title: 'Your feeding plan',
  /** The head of a printed plan. */
  printed: 'Feeding plan',
  /** An amount that a scale does not show. */
  under: (least: string) => `under ${least}`,
  bags: (count: string, isOne: boolean) => `${count} ${isOne ? 'bag' : 'bags'}`,
  /** For which fish a plan is; `fish` as the fish of a life stage are called. */
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
  /** The day's feed stands before it. */
  glance: (bags: string) => `a day · ${bags} a month`,
  /** The feed's name stands before it. */
  forFish: (size: string) => `, for fish ${size}`,
  working: {
    biomass: (count: string, weight: string, biomass: string) => `${count} fish × ${weight} = ${biomass} of fish`,
    rate: (rate: string, lifeStage: string, water: string, percent: string) =>
      `${rate} a day (${lifeStage.toLowerCase()})${water} = ${percent}`,
    water: (factor: string, temperature: string) => ` × ${factor} (water of ${temperature})`,
    daily: (biomass: string, percent: string, daily: string) => `${biomass} × ${percent} = ${daily} a day`,
  },
  spoken: {
    daily: (daily: string, feeds: string, perFeed: string) => `${daily} a day, in ${feeds} feeds of ${perFeed}.`,
    longer: (weekly: string, monthly: string, biomass: string) =>
      `${weekly} a week, ${monthly} a month, for a biomass of ${biomass}.`,
    density: (density: string, level: string) => `Stocking density ${density}, ${level}.`,
  },
  /** The lines of a plan that is sent by WhatsApp. */
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
    order: (bags: string, name: string) => `Order ${bags} of ${name}`,
    orderFor: (bags: string, name: string, price: string) => `Order ${bags} of ${name}, ${price}`,
    soldOut: (name: string) => `Not in stock: ask us about ${name}`,
    save: 'Save as a pond',
    print: 'Print',
    send: 'Send by WhatsApp',
  },
  /** The number of bags stands before it. */
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
    source: (source: string) => `Source: ${source}.`,
    missing: 'The published chart has no figure for this weight and temperature.',
    unasked: 'Enter the water temperature to compare with the published chart.',
  },
})
