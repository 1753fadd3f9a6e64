import { FEEDING_RATES } from '~/rules/feeding'
import { LIFE_STAGES, type LifeStage } from '~/rules/stages'
import { sources } from './sources'

export const introduction = {
  title: 'Feed by weight, not by eye',
  text: 'Count the fish, weigh a sample, read the thermometer. Then give what they can eat, and look for pellets left on the pond floor.',
} as const

/** Heading and opening line of each section of the feeding guide. */
export const sections = {
  calculator: {
    title: 'Work out your feed',
    text: 'Tell it your fish, their weight, the water and the pond; it tells you kilograms a day, bags a month and what they cost.',
  },
  schedule: {
    title: 'Feeding schedule',
    text: 'For water of 12 to 18 °C. With first-feeding fry, or in a warm pond, trust your eyes more than this table.',
  },
  practices: { title: 'Best practices', text: 'Seven habits that cost nothing.' },
  environment: { title: 'What the water allows', text: 'The water decides how much of the ration your fish can use.' },
  troubles: { title: 'When something is wrong', text: 'Choose what you see at the pond, and follow the steps in their order.' },
  sources: { title: 'Sources', text: 'The numbers in brackets on this page point to these.' },
} as const

export const contents = {
  label: 'On this page',
  links: [
    { id: 'calculator', label: 'Calculator' },
    { id: 'schedule', label: 'Schedule' },
    { id: 'practices', label: 'Best practices' },
    { id: 'environment', label: 'Water' },
    { id: 'troubleshooting', label: 'Trouble' },
    { id: 'sources', label: 'Sources' },
  ],
} as const

const TIMES: Record<LifeStage, string> = {
  fry: 'Every hour from 8 to 5',
  fingerling: '8, 11, 2 and 5 o’clock',
  grower: '9 and 4 o’clock',
  broodstock: '9 and 4 o’clock',
}

/** The schedule table: the rates of the calculator, and what they make of 100 kg of fish from 12 to 18 °C. */
export const schedule = LIFE_STAGES.map((lifeStage) => {
  const { percent, feeds } = FEEDING_RATES[lifeStage]
  return { lifeStage, rate: `${percent}%`, feeds, times: TIMES[lifeStage], for100Kilograms: `${percent} kg` }
})

export const practices: readonly { title: string; text: string; source?: string }[] = [
  {
    title: 'Weigh, then feed',
    text: 'A trout that doubles its weight needs a new ration. Weigh a sample every two weeks and work the ration out again.',
  },
  {
    title: 'Throw wide and slowly',
    text: 'Along the whole pond, a handful at a time, so that small fish eat too. Stop when the surface goes quiet.',
  },
  {
    title: 'Look at the floor',
    text: 'Pellets still lying there some minutes after a feed were too many. Give a tenth less tomorrow.',
  },
  {
    title: 'Change pellets over a week',
    text: 'Mix the new size into the old, more each day, so that the smallest fish do not go hungry.',
  },
  {
    title: 'Store bags dry and dark',
    text: 'On pallets, out of the sun, 30 cm between stacks, oldest bag first. Never feed mouldy pellets.',
    source: sources.feedStorage,
  },
  {
    title: 'Empty fish travel better',
    text: 'No feed the day before grading, and none for 48 hours before transport, longer in cold water.',
    source: sources.fasting,
  },
  {
    title: 'Write it down',
    text: 'Feed, deaths, oxygen and temperature, every day. Divide the kilograms fed by the kilograms gained: so much feed goes into a kilo of trout.',
  },
]

export const environment: readonly { factor: string; range: string; text: string; sources: readonly string[] }[] = [
  {
    factor: 'Temperature',
    range: '12 to 18 °C',
    text: 'The full ration. From 8 to 12 °C give 70%, below 8 °C half. Above 18 °C give 90%; above 20 °C little or nothing until the water cools.',
    sources: [sources.ourRates],
  },
  {
    factor: 'Oxygen, at the outlet',
    range: '7 mg/L or more',
    text: 'Feed less when it is lower, and nothing below 5 mg/L. It is lowest at dawn and in the hours after a feed.',
    sources: [sources.outletOxygen, sources.hatcheryWater],
  },
  {
    factor: 'pH',
    range: '6.5 to 9.0',
    text: 'The lower end is safer: at 6.5 to 7.0 more than 99% of the ammonia is in its nearly harmless form.',
    sources: [sources.hatcheryWater, sources.carryingCapacity],
  },
  {
    factor: 'Ammonia, un-ionised',
    range: '0.02 mg/L or less',
    text: 'It comes from the feed, and grows more poisonous as pH and temperature rise. Above this, feed less and add flow.',
    sources: [sources.hatcheryWater],
  },
  {
    factor: 'Stocking density',
    range: '15 to 25 kg/m³',
    text: 'Above 25 oxygen runs short at the first fault; below 10 the pond has room for more fish.',
    sources: [sources.ourRates],
  },
  {
    factor: 'Clear water',
    range: 'You can see the fish feed',
    text: 'Trout feed by sight. After rain or snowmelt wait until the water clears, and clean the inlet screen first.',
    sources: [],
  },
]

/** The sources of the guide's figures, in the order of their numbers. */
export const namedSources: readonly string[] = [
  ...new Set([
    sources.chart,
    ...practices.flatMap(({ source }) => source ?? []),
    ...environment.flatMap((factor) => factor.sources),
  ]),
]
