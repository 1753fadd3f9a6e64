import type { MessageParams } from '../message-params'

/** What a farmer may see at the pond, and what to do, in order. */
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
