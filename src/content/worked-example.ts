import type { FeedingInputs } from '~/rules/feeding'

/** The farm of the example that a calculator shows before anything is typed. */
export const exampleInputs = {
  fishCount: 1000,
  averageWeight: 50,
  lifeStage: 'grower',
  waterTemp: 10,
} as const satisfies FeedingInputs

/** For readers without scripts, under the example. */
export const unscripted = 'Put your own figures in place of these. The rates are in the feeding schedule.'
