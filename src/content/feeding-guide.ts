import { withUnit } from '~/domain/amounts'
import { FEEDING_RATES, SCHEDULE_BIOMASS } from '~/domain/feeding/feeding'
import { LIFE_STAGES } from '~/domain/feeding/stages'
import type { SourceName } from './sources'
import type { Words } from './words'

/** The ids of the guide's parts, in order. */
export const PARTS = ['calculator', 'schedule', 'practices', 'environment', 'troubleshooting', 'sources'] as const

/** The schedule table: the calculator's rates, and the feed for a biomass at full ration. */
export const schedule = LIFE_STAGES.map((lifeStage) => {
  const { percent, feeds } = FEEDING_RATES[lifeStage]
  return { lifeStage, rate: `${percent}%`, feeds, feed: withUnit((SCHEDULE_BIOMASS * percent) / 100, 'kg') }
})

/** The sources of each habit, in page order. */
const practiceSources: Record<keyof Words['practices'], readonly SourceName[]> = {
  weighing: [],
  throwing: [],
  looking: [],
  changing: [],
  storing: ['feedStorage'],
  fasting: ['fasting'],
  writing: [],
}

/** The sources of each water factor, in page order. */
const environmentSources: Record<keyof Words['environment'], readonly SourceName[]> = {
  temperature: ['ourRates'],
  oxygen: ['outletOxygen', 'hatcheryWater'],
  acidity: ['hatcheryWater', 'carryingCapacity'],
  ammonia: ['hatcheryWater'],
  density: ['ourRates'],
  clearness: [],
}

const withSources = <Name extends string>(of: Record<Name, readonly SourceName[]>) =>
  Object.entries(of) as [Name, readonly SourceName[]][]

export const practices = withSources(practiceSources)
export const environment = withSources(environmentSources)

/** The sources of the guide's figures, in order of their numbers. */
export const namedSources: readonly SourceName[] = [
  ...new Set<SourceName>(['chart', ...practices.flatMap(([, names]) => names), ...environment.flatMap(([, names]) => names)]),
]
