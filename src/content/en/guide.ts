import type { MessageParams } from '../message-params'
import type { PageParams } from '../page-params'

/** The feeding guide, without its habits, water factors and problems. */
export const guide = ({ schedule, water }: PageParams) => ({
  introduction: {
    title: 'Feed by weight, not by eye',
    text: 'Count the fish, weigh a sample, read the thermometer.',
  },
  contents: {
    label: 'On this page',
    links: {
      calculator: 'Calculator',
      schedule: 'Schedule',
      practices: 'Best practices',
      environment: 'Water',
      troubleshooting: 'Trouble',
      sources: 'Sources',
    },
  },
  /** The heading and first line of each section. */
  sections: {
    calculator: {
      title: 'Work out your feed',
      text: 'Tell it your fish, their weight, the water and the pond; it tells you kilograms a day, bags a month and what they cost. Then give what they can eat, and look for pellets left on the pond floor.',
    },
    schedule: {
      title: 'Feeding schedule',
      text: `For water of ${water.fullRation.least} to ${water.fullRation.to}. With first-feeding fry, or in a warm pond, trust your eyes more than this table.`,
    },
    practices: { title: 'Best practices', text: 'Seven habits that cost nothing.' },
    environment: { title: 'What the water allows', text: 'The water decides how much of the ration your fish can use.' },
    troubles: { title: 'When something is wrong', text: 'Choose what you see at the pond, and follow the steps in their order.' },
    sources: { title: 'Sources', text: 'The numbers in brackets on this page point to these.' },
  },
  /** Under a calculator's example, for readers without scripts. */
  unscripted: 'Put your own figures in place of these. The rates are in the feeding schedule.',
  toSchedule: 'The feeding schedule',
  columns: {
    lifeStage: 'Life stage',
    rate: 'Of biomass a day',
    feed: `For ${schedule.biomass} of fish`,
    feeds: 'Feeds a day',
    times: 'When',
  },
  /** The feeding hours of each life stage. */
  times: {
    fry: `Every hour from ${schedule.fry.from} to ${schedule.fry.to}`,
    fingerling: `${schedule.fingerling[0]}, ${schedule.fingerling[1]}, ${schedule.fingerling[2]} and ${schedule.fingerling[3]} o’clock`,
    grower: `${schedule.grower.morning} and ${schedule.grower.afternoon} o’clock`,
    broodstock: `${schedule.broodstock.morning} and ${schedule.broodstock.afternoon} o’clock`,
  },
  source: (number: string) => `Source ${number}`,
})

/** Habits of good feeding. */
export const practices = ({ fastHours, storage }: PageParams) => ({
  weighing: {
    title: 'Weigh, then feed',
    text: 'A trout that doubles its weight needs a new ration. Weigh a sample every two weeks and work the ration out again.',
  },
  throwing: {
    title: 'Throw wide and slowly',
    text: 'Along the whole pond, a handful at a time, so that small fish eat too. Stop when the surface goes quiet.',
  },
  looking: {
    title: 'Look at the floor',
    text: 'Pellets still lying there some minutes after a feed were too many. Give a tenth less tomorrow.',
  },
  changing: {
    title: 'Change pellets over a week',
    text: 'Mix the new size into the old, more each day, so that the smallest fish do not go hungry.',
  },
  storing: {
    title: 'Store bags dry and dark',
    text: `On pallets, out of the sun, ${storage.apart} between stacks, oldest bag first. Never feed mouldy pellets.`,
  },
  fasting: {
    title: 'Empty fish travel better',
    text: `No feed the day before grading, and none for ${fastHours} hours before transport, longer in cold water.`,
  },
  writing: {
    title: 'Write it down',
    text: 'Feed, deaths, oxygen and temperature, every day. Divide the kilograms fed by the kilograms gained: so much feed goes into a kilo of trout.',
  },
})

/** Water quality, factor by factor. */
export const environment = ({ acidity, ammonia, ration, water: { density, fullRation, oxygenToFeed } }: PageParams) => ({
  temperature: {
    factor: 'Temperature',
    range: `${fullRation.least} to ${fullRation.to}`,
    text: `The full ration. From ${ration.coolFrom} to ${fullRation.from} give ${ration.coolShare}, below ${ration.cold} half. Above ${fullRation.to} give ${ration.warmShare}; above ${ration.tablesEnd} little or nothing until the water cools.`,
  },
  oxygen: {
    factor: 'Oxygen, at the outlet',
    range: `${oxygenToFeed} or more`,
    text: `Feed less when it is lower, and nothing below ${ration.oxygenToStop}. It is lowest at dawn and in the hours after a feed.`,
  },
  acidity: {
    factor: 'pH',
    range: `${acidity.from} to ${acidity.to}`,
    text: `The lower end is safer: at ${acidity.from} to ${acidity.saferTo} more than ${acidity.harmless} of the ammonia is in its nearly harmless form.`,
  },
  ammonia: {
    factor: 'Ammonia, un-ionised',
    range: `${ammonia} or less`,
    text: 'It comes from the feed, and grows more poisonous as pH and temperature rise. Above this, feed less and add flow.',
  },
  density: {
    factor: 'Stocking density',
    range: `${density.low} to ${density.optimal}`,
    text: `Above ${density.most} oxygen runs short at the first fault; below ${density.sparse} the pond has room for more fish.`,
  },
  clearness: {
    factor: 'Clear water',
    range: 'You can see the fish feed',
    text: 'Trout feed by sight. After rain or snowmelt wait until the water clears, and clean the inlet screen first.',
  },
})

/** Problems that a farmer may see at the pond, with the steps to take in order. */
export const troubles = ({ water }: MessageParams) => [
  {
    problem: 'Fish stop eating',
    steps: [
      'Stop feeding at once.',
      'Measure oxygen and temperature at the inlet and at the outlet; clear the screens.',
      'Net a few fish: look for pale, swollen or ragged gills, spots and sores.',
      'If all is well, give a tenth of the ration next morning, and more each day as they take it.',
      'If not, take live fish and a bottle of water to your district fisheries office the same day.',
    ],
  },
  {
    problem: 'Fish gasp at the surface or crowd the inlet',
    steps: [
      'Stop feeding: digestion uses oxygen.',
      'Open the inlet fully, clear its screen, and start the aerator if you have one.',
      `Thin the pond if it holds more than ${water.crowded}.`,
      `Do not feed again until the outlet shows ${water.oxygenToFeed}.`,
    ],
  },
  {
    problem: 'Pellets left on the floor',
    steps: [
      'Skip the next feed and clean the floor.',
      'Give a tenth less, in more feeds.',
      'Check the pellet: too large for the smallest fish is the usual reason.',
      `Check the thermometer: below ${water.fullRation.from} and above ${water.fullRation.to} they need less.`,
    ],
  },
  {
    problem: 'Big fish and small fish in one pond',
    steps: [
      'Grade, after a day without feed.',
      'Weigh each group and work out its ration again.',
      'Throw feed along the whole pond, not in one corner.',
    ],
  },
  {
    problem: 'Slow growth',
    steps: [
      'Weigh a sample: are you feeding for last month’s fish?',
      'Compare with the published range beside the calculator’s result.',
      'Check oxygen in the hours after a feed, when it is lowest.',
      'Check the date on the bag, and smell the feed.',
    ],
  },
  {
    problem: 'Feed smells musty, sweats or clumps',
    steps: [
      'Do not feed it, and do not dry it to use it.',
      'Keep a handful and the date on the bag, and call us.',
      'Bury the rest away from the water, and clean the store before the next bags.',
    ],
  },
]

/** The source that is not a publication; publications keep their original names. */
export const sources = { ourRates: 'Our own feeding rates, as in the calculator' }
