import type { PageParams } from '../page-params'

/** The wall chart for a feed store. */
export const wallChart = ({ example, schedule }: PageParams) => ({
  title: 'Which pellet, how much',
  text: 'One page to print. Hang it where the feed is weighed.',
  print: 'Print',
  sample: 'Weigh a sample: it chooses the pellet',
  trueSize: 'Pellets in their true size where the page is printed without scaling.',
  ration: {
    title: `Read the thermometer: kilograms of feed a day for ${schedule.biomass} of fish`,
    biomass: `Number of fish × weight of one in grams ÷ ${example.gramsInKilogram} = kilograms of fish`,
    water: 'Water, and its part of the ration',
    over: (celsius: string) => `over ${celsius}`,
    between: (from: string, to: string) => `${from} to ${to}`,
    under: (celsius: string) => `under ${celsius}`,
    stop: 'Little or nothing, until the water cools',
  },
})
