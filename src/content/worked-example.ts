import type { FeedingInputs } from '~/domain/feeding/feeding'

/** The farm in the example that a calculator shows before any input. */
export const exampleInputs = {
  fishCount: 1000,
  averageWeight: 50,
  lifeStage: 'grower',
  waterTemp: 10,
} as const satisfies FeedingInputs
