import { advancedFeedingPlan, type FeedingNotice, type FeedingPlan, feedingNotices, temperatureFactor } from '../feeding/feeding'
import { type LifeStage, lifeStageOfFish } from '../feeding/stages'
import { WATER } from '../feeding/water'
import type { PondMetrics } from './metrics'

/** Days after which a weighing is too old to compute a ration. */
const WEIGH_EVERY = 30

export type PondNotice = FeedingNotice | 'oxygen low' | 'oxygen too low' | 'weigh again' | 'no temperature' | 'withdrawal'

/** Today's ration of a pond in kg, and its basis. */
export interface Ration {
  plan: FeedingPlan
  stage: LifeStage
  /** The share of the full ration at this water temperature. */
  factor: number
  fedToday: number
  feedsLeft: number
  /** The next feed; 0 if all is fed. */
  feedNow: number
}

/** Today's ration by the calculator; undefined without living fish or at a temperature in which trout cannot live. */
export function rationOf({ batch, weight, temperature, fedToday }: PondMetrics): Ration | undefined {
  if (!batch || !weight) return undefined
  const stage = lifeStageOfFish(weight.mean)
  const waterTemp = temperature?.celsius
  const plan = advancedFeedingPlan({ fishCount: batch.living, averageWeight: weight.mean, lifeStage: stage, waterTemp })
  if (!plan) return undefined
  const given = fedToday.reduce((sum, { kilograms }) => sum + kilograms, 0)
  const left = Math.max(0, plan.daily - given)
  const feedsLeft = left > 0 ? Math.max(1, plan.feedsADay - fedToday.length) : 0
  const feedNow = feedsLeft > 0 ? left / feedsLeft : 0
  return { plan, stage, factor: temperatureFactor(waterTemp), fedToday: given, feedsLeft, feedNow }
}

/** Today's notices for the farmer about a pond. */
export function noticesOf(figures: PondMetrics): PondNotice[] {
  const { density, temperature, oxygen, weight, withdrawalUntil, today, daysSinceWeighed } = figures
  if (!weight) return []
  const notices: PondNotice[] = feedingNotices(density, temperature?.celsius)
  if (!temperature) notices.push('no temperature')
  if (oxygen && oxygen.milligrams < WATER.oxygenToFeed)
    notices.push(oxygen.milligrams < WATER.oxygenToStop ? 'oxygen too low' : 'oxygen low')
  if (daysSinceWeighed !== undefined && daysSinceWeighed > WEIGH_EVERY) notices.push('weigh again')
  if (withdrawalUntil !== undefined && withdrawalUntil > today) notices.push('withdrawal')
  return notices
}
