import type { PageValues, ValueName } from '~/domain/account/page-values'
import { scaled } from '~/domain/amounts'
import type { Category } from '~/domain/catalog/schema'
import { ACKNOWLEDGE_HOURS } from '~/domain/contacts/complaints'
import {
  advancedFeedingPlan,
  FAST_BEFORE_TRANSPORT,
  FEEDING_HOURS,
  FEEDING_RATES,
  type FeedingInputs,
  SCHEDULE_BIOMASS,
} from '~/domain/feeding/feeding'
import { CATEGORIES, LIFE_STAGES, type LifeStage } from '~/domain/feeding/stages'
import { STORAGE } from '~/domain/feeding/storage'
import { AMMONIA_MOST, PH, RATION_SHARES, SATURATION, WATER } from '~/domain/feeding/water'
import { indianNumber } from '~/domain/indian-numbers'
import {
  AUDIT_LOG_KEPT_DAYS,
  BACKUPS_KEPT_DAYS,
  BILLS_KEPT_YEARS,
  CONTACTS_KEPT_DAYS,
  FEED_NOTICES_KEPT_DAYS,
  ORDER_PAGE_DAYS,
  REPORTS_KEPT_DAYS,
  VISITS_KEPT_DAYS,
  WAITLIST_KEPT_DAYS,
} from '~/domain/kept-days'
import type { Language } from '~/languages'
import { messageParamsIn, paramIn } from './message-params'
import { exampleInputs } from './worked-example'

type Figure = ReturnType<typeof paramIn>

const byName = <Name extends string, Value>(names: readonly Name[], make: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>

/** The values that texts of a page use: figures, settings and product facts. */
export function pageParamsIn(language: Language, values: PageValues) {
  const figure = paramIn(language)
  return {
    ...messageParamsIn(language),
    /** The weights of the bags for sale; a calculator uses one weight. */
    bag: figure(values['all.bagsForSale']),
    value: (name: ValueName) => figure(values[name]),
    /** The values without isolates, for other uses than inside text. */
    values,
    notFound: figure(404),
    pellet: byName(CATEGORIES, (category: Category) => figure(values[`${category}.millimetres`], 'mm')),
    rates: byName(LIFE_STAGES, (stage: LifeStage) => ({
      share: figure(`${FEEDING_RATES[stage].percent}%`),
      feeds: figure(FEEDING_RATES[stage].feeds),
    })),
    example: exampleIn(figure),
    storage: {
      months: figure(STORAGE.months),
      apart: figure(STORAGE.betweenStacks, 'cm'),
      warm: figure(STORAGE.mould.temperature, '°C'),
      humid: figure(`${STORAGE.mould.humidity}%`),
    },
    ration: {
      cold: figure(WATER.halfRationBelow, '°C'),
      coolFrom: figure(WATER.halfRationBelow),
      coolShare: figure(`${RATION_SHARES.cool * 100}%`),
      warmShare: figure(`${RATION_SHARES.warm * 100}%`),
      tablesEnd: figure(WATER.tablesEnd, '°C'),
      oxygenToStop: figure(WATER.oxygenToStop, 'mg/L'),
    },
    saturation: saturationIn(figure),
    schedule: { biomass: figure(SCHEDULE_BIOMASS, 'kg'), ...feedingHoursIn(figure) },
    fastHours: figure(FAST_BEFORE_TRANSPORT),
    acidity: {
      from: figure(PH.from.toFixed(1)),
      saferTo: figure(PH.saferTo.toFixed(1)),
      to: figure(PH.to.toFixed(1)),
      harmless: figure(`${PH.harmlessShare * 100}%`),
    },
    ammonia: figure(AMMONIA_MOST, 'mg/L'),
    acknowledgeHours: figure(ACKNOWLEDGE_HOURS),
    kept: {
      visits: figure(VISITS_KEPT_DAYS),
      messages: figure(CONTACTS_KEPT_DAYS),
      reports: figure(REPORTS_KEPT_DAYS),
      waiting: figure(WAITLIST_KEPT_DAYS),
      feedNotices: figure(FEED_NOTICES_KEPT_DAYS),
      changes: figure(AUDIT_LOG_KEPT_DAYS),
      backups: figure(BACKUPS_KEPT_DAYS),
      orderPage: figure(ORDER_PAGE_DAYS),
      billYears: figure(BILLS_KEPT_YEARS),
    },
  }
}

export type PageParams = ReturnType<typeof pageParamsIn>

/** The results of the first example: feed for some growers at full ration, and in cooler water. */
function exampleIn(figure: Figure) {
  const warm = { ...exampleInputs, waterTemp: 15 }
  const daily = (inputs: FeedingInputs) => figure(...scaled(advancedFeedingPlan(inputs)?.daily ?? Number.NaN))
  return {
    gramsInKilogram: figure(indianNumber(1000)),
    fish: figure(indianNumber(exampleInputs.fishCount)),
    weight: figure(exampleInputs.averageWeight, 'g'),
    biomass: figure(...scaled(advancedFeedingPlan(exampleInputs)?.biomass ?? Number.NaN)),
    warm: { temperature: figure(warm.waterTemp, '°C'), daily: daily(warm) },
    cool: { temperature: figure(exampleInputs.waterTemp, '°C'), daily: daily(exampleInputs) },
  }
}

const saturationIn = (figure: Figure) => ({
  altitude: figure(indianNumber(SATURATION.metresAboveSea), 'm'),
  ...byName(['cool', 'warm'], (name) => ({
    oxygen: figure(SATURATION[name].oxygen, 'mg/L'),
    temperature: figure(SATURATION[name].temperature, '°C'),
  })),
})

/** The feeding hours on a 12-hour clock; for many feeds a day only the first and last. */
function feedingHoursIn(figure: Figure) {
  const clock = (hour: number) => figure(((hour + 11) % 12) + 1)
  const { fry, fingerling, grower, broodstock } = FEEDING_HOURS
  const [first, second, third, fourth] = fingerling
  const twice = ([morning, afternoon]: readonly [number, number]) => ({ morning: clock(morning), afternoon: clock(afternoon) })
  return {
    fry: { from: clock(Math.min(...fry)), to: clock(Math.max(...fry)) },
    fingerling: [clock(first), clock(second), clock(third), clock(fourth)] as const,
    grower: twice(grower),
    broodstock: twice(broodstock),
  }
}
