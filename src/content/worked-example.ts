import { formatKilograms } from '~/formats/amounts'
import { workingOf } from '~/formats/feeding-words'
import { advancedFeedingPlan, type FeedingInputs } from '~/rules/feeding'

/** The farm of the example that a calculator shows before anything is typed. */
export const exampleInputs = {
  fishCount: 1000,
  averageWeight: 50,
  lifeStage: 'grower',
  waterTemp: 10,
} as const satisfies FeedingInputs

const plan = advancedFeedingPlan(exampleInputs)

/** A worked example for readers without scripts. */
export const workedExample = {
  title: 'A worked example',
  text: 'Put your own figures in place of these. The rates are in the feeding schedule.',
  steps: plan && [
    ...workingOf(exampleInputs, plan, true),
    `${formatKilograms(plan.daily)} in ${plan.feedsADay} feeds = ${formatKilograms(plan.perFeed)} a feed`,
    `${formatKilograms(plan.weekly)} a week, ${formatKilograms(plan.monthly)} a month`,
  ],
}
