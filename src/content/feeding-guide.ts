import { FEEDING_RATES, SCHEDULE_BIOMASS } from '~/domain/feeding/feeding'
import { LIFE_STAGES } from '~/domain/feeding/stages'
import type { SourceName } from './sources'
import type { Words } from './words'

/** The parts of the guide, by their ids, in their order. */
export const PARTS = ['calculator', 'schedule', 'practices', 'environment', 'troubleshooting', 'sources'] as const

/** The schedule table: the rates of the calculator, and what they make of a biomass in water of the full ration. */
export const schedule = LIFE_STAGES.map((lifeStage) => {
  const { percent, feeds } = FEEDING_RATES[lifeStage]
  return { lifeStage, rate: `${percent}%`, feeds, feed: `${(SCHEDULE_BIOMASS * percent) / 100} kg` }
})

/** The sources of each habit, in the order of the page. */
const practiceSources: Record<keyof Words['practices'], readonly SourceName[]> = {
  weighing: [],
  throwing: [],
  looking: [],
  changing: [],
  storing: ['feedStorage'],
  fasting: ['fasting'],
  writing: [],
}

/** The sources of each factor of the water, in the order of the page. */
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

/** The sources of the guide's figures, in the order of their numbers. */
export const namedSources: readonly SourceName[] = [
  ...new Set<SourceName>(['chart', ...practices.flatMap(([, names]) => names), ...environment.flatMap(([, names]) => names)]),
]
