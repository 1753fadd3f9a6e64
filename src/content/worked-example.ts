import type { FeedingInputs } from '~/domain/feeding/feeding'

/** The farm of the example that a calculator shows before anything is typed. */
export const exampleInputs = {
  fishCount: 1000,
  averageWeight: 50,
  lifeStage: 'grower',
  waterTemp: 10,
} as const satisfies FeedingInputs
