import type { MessageParams } from '../message-params'

/** What the water and the pond make of a plan. */
export const feedingNotices = ({ water: { density, fullRation, tablesEnd } }: MessageParams) => ({
  /** The curve of the ration over the water's temperature. */
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
    /** In the table, after the water that it is. */
    hereInTable: ', you are here',
    exampleInTable: ', the example',
    rule: `The full ration is for water of ${fullRation.least} to ${fullRation.to}; in colder or warmer water trout eat less.`,
    hereSpoken: (temperature: string, daily: string) => `You are at ${temperature}: ${daily} a day.`,
    exampleSpoken: (temperature: string, daily: string) => `The example is at ${temperature}: ${daily} a day.`,
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
  /** What stands in place of a warning where there is none. */
  notes: {
    noWater: `Enter the water temperature: below ${fullRation.from} and above ${fullRation.to} trout eat less.`,
    fullWater: `In water of ${fullRation.least} to ${fullRation.to} trout eat the full ration.`,
    lessWater: `Above ${fullRation.to} trout eat a little less than the full ration.`,
    noPond: 'Enter the pond size to see whether it holds too many fish.',
    fullPond: 'The pond has room for these fish, as long as the flow holds.',
  },
})
