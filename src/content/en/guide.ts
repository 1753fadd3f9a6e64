import type { PageParams } from '../page-params'

/** The feeding guide, but for its habits, its water and its troubles. */
export const guide = ({ schedule, water }: PageParams) => ({
  introduction: {
    title: 'Feed by weight, not by eye',
    text: 'Count the fish, weigh a sample, read the thermometer. Then give what they can eat, and look for pellets left on the pond floor.',
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
  /** Heading and opening line of each section. */
  sections: {
    calculator: {
      title: 'Work out your feed',
      text: 'Tell it your fish, their weight, the water and the pond; it tells you kilograms a day, bags a month and what they cost.',
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
  /** For readers without scripts, under the example of a calculator. */
  unscripted: 'Put your own figures in place of these. The rates are in the feeding schedule.',
  toSchedule: 'The feeding schedule',
  columns: {
    lifeStage: 'Life stage',
    rate: 'Of biomass a day',
    feed: `For ${schedule.biomass} of fish`,
    feeds: 'Feeds a day',
    times: 'When',
  },
  /** At which hours each life stage is fed. */
  times: {
    fry: `Every hour from ${schedule.fry.from} to ${schedule.fry.to}`,
    fingerling: `${schedule.fingerling[0]}, ${schedule.fingerling[1]}, ${schedule.fingerling[2]} and ${schedule.fingerling[3]} o’clock`,
    grower: `${schedule.grower.morning} and ${schedule.grower.afternoon} o’clock`,
    broodstock: `${schedule.broodstock.morning} and ${schedule.broodstock.afternoon} o’clock`,
  },
  source: (number: string) => `Source ${number}`,
})
