import { FEEDING_RATES, type FeedingInputs, type FeedingPlan, temperatureFactor } from '~/domain/feeding/feeding'
import { RECOMMENDED_CATEGORY } from '~/domain/feeding/stages'
import { formatRupees, rupees } from '~/domain/money'
import type { Language } from '~/languages'
import { messagesOf } from './load-messages'
import { amountsIn } from './localized-amounts'

/** The fish of a plan as text. */
export function fishOfPlan(
  language: Language,
  { fishCount = 0, averageWeight = 0, lifeStage, waterTemp }: FeedingInputs,
): string {
  const { feedingPlan, stages } = messagesOf(language)
  const { amount, celsius } = amountsIn(language)
  const fish = [amount(fishCount), stages.fishOf[lifeStage], amount(averageWeight, 'g')] as const
  return waterTemp === undefined ? feedingPlan.forWhat(...fish) : feedingPlan.forWhatInWater(...fish, celsius(waterTemp))
}

/** The calculation of a plan, one step per line, which breaks before no result. `isFitted` is true if it uses the water temperature. */
export function workingOf(language: Language, inputs: FeedingInputs, plan: FeedingPlan, isFitted: boolean): string[] {
  const { fishCount = 0, averageWeight = 0, lifeStage, waterTemp } = inputs
  const { feedingPlan, stages } = messagesOf(language)
  const { amount, celsius, figure, kilograms, percent } = amountsIn(language)
  const { working } = feedingPlan
  const rate = figure(`${FEEDING_RATES[lifeStage].percent}%`)
  const isWarmthCounted = isFitted && waterTemp !== undefined
  const water = isWarmthCounted ? working.water(figure(temperatureFactor(waterTemp)), celsius(waterTemp)) : ''
  return [
    working.biomass(amount(fishCount), amount(averageWeight, 'g'), kilograms(plan.biomass)),
    working.rate(rate, stages.life[lifeStage], water, percent(plan.percent)),
    working.daily(kilograms(plan.biomass), percent(plan.percent), kilograms(plan.daily)),
  ].map((step) => step.replace('= ', '=\u00a0'))
}

/** A plan in two sentences, for screen readers. */
export function planSentence(language: Language, plan: FeedingPlan): string {
  const { sentences } = messagesOf(language).feedingPlan
  const { figure, kilograms } = amountsIn(language)
  return [
    sentences.daily(kilograms(plan.daily), figure(plan.feedsADay), kilograms(plan.perFeed)),
    sentences.longer(kilograms(plan.weekly), kilograms(plan.monthly), kilograms(plan.biomass)),
  ].join(' ')
}

/** A feeding plan as a message, one figure per line; `cost` is the monthly cost in paise. */
export function feedingPlanText(language: Language, inputs: FeedingInputs, plan: FeedingPlan, cost?: number): string {
  const { fishCount = 0, averageWeight = 0, lifeStage, waterTemp } = inputs
  const { feedingPlan, stages } = messagesOf(language)
  const { amount, bags, celsius, figure, kilograms } = amountsIn(language)
  const { sent } = feedingPlan
  const month = [kilograms(plan.monthly), bags(plan.bags)] as const
  return [
    sent.fish(amount(fishCount), amount(averageWeight, 'g'), stages.life[lifeStage]),
    ...(waterTemp !== undefined && Number.isFinite(waterTemp) ? [sent.water(celsius(waterTemp))] : []),
    sent.biomass(kilograms(plan.biomass)),
    sent.day(kilograms(plan.daily), figure(plan.feedsADay), kilograms(plan.perFeed)),
    sent.week(kilograms(plan.weekly)),
    cost === undefined ? sent.month(...month) : sent.monthAndCost(...month, figure(formatRupees(rupees(cost)))),
    sent.feed(stages.feeds[RECOMMENDED_CATEGORY[lifeStage]]),
  ].join('\n')
}
