import type { PageParams } from '../page-params'

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
