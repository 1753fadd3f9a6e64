import { advancedFeedingPlan, type FeedingNotice, type FeedingPlan, feedingNotices, temperatureFactor } from '../feeding/feeding'
import { type LifeStage, lifeStageOfFish } from '../feeding/stages'
import { WATER } from '../feeding/water'
import type { PondMetrics } from './metrics'

/** A weighing older than this many days is no good ground for a ration. */
const WEIGH_EVERY = 30

export type PondNotice = FeedingNotice | 'oxygen low' | 'oxygen too low' | 'weigh again' | 'no temperature' | 'withdrawal'

/** What a pond gets today, in kg, with what it was reckoned from. */
export interface Ration {
  plan: FeedingPlan
  stage: LifeStage
  /** The share of the full ration that the water's temperature leaves. */
  factor: number
  fedToday: number
  feedsLeft: number
  /** The next feed; 0 once all is fed. */
  feedNow: number
}

/** Today's ration by the calculator's own rules; undefined while no fish live, or in water that no trout lives in. */
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

/** What a farmer should know of a pond today. */
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
