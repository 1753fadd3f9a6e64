import type { MessageParams } from '../message-params'

/** A calculator until it answers: its fields, their faults and its example. */
export const calculator = ({ degrees, suchAs }: MessageParams) => ({
  tip: 'Net a few dozen fish from three places in the pond. Weigh a bucket of water, then again with the fish in it, and divide the difference by their number. Do it every two weeks.',
  /** What the calculator of two figures leaves out, and the way to the other. */
  simple:
    'This quick calculator does not adjust the ration to the temperature of the water. In cold or warm water use the full one.',
  full: 'The full calculator',
  lifeStage: 'Life stage',
  /** Each figure's label, its hint, and the sentence for a value out of range. */
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
  /** The life stage that fits the weight, and the size that the feed of the chosen one is for. */
  misfit: (weight: string, better: string, chosen: string, size: string) =>
    `At ${weight} your fish are ${better}. The ration and the feed for ${chosen} are meant for fish ${size}.`,
  change: (lifeStage: string) => `Change to ${lifeStage}`,
  clear: 'Clear the fields',
  noRation: `There is no ration for this temperature. Please enter the water’s own, from ${degrees.least} to ${degrees.to}.`,
  example: 'A worked example',
  empty: 'Fill in the number of fish and their weight. The day’s feed appears here as you type.',
  tryIt: 'Try these figures',
})
