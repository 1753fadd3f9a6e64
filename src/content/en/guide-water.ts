import type { PageParams } from '../page-params'

/** What the water allows, factor by factor. */
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
