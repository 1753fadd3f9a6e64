import { formatKilograms, scaled, withUnit } from '~/domain/amounts'
import { BAG_KILOGRAMS, FEEDING_CHART_YEAR, SUCH_AS, WATER_TEMPERATURE } from '~/domain/feeding/feeding-limits'
import { SEARCH_EXAMPLE, SMALL_FROM, STOCK_FROM } from '~/domain/feeding/stages'
import { WATER } from '~/domain/feeding/water'
import { indianNumber } from '~/domain/indian-numbers'
import { type Language, languages } from '~/languages'
import { ANSWER_HOURS } from '~/site'

/** Isolates keep the order of `12 °C` or a phone number in right-to-left text. */
const [ISOLATE, POP] = ['\u2068', '\u2069']

/** A number alone keeps its order in any text. */
const NUMBER = /^\d+(?:[.,]\d+)*$/

/** Isolates a figure, price, phone or address for use inside text of a language. */
export const isolated = (language: Language, text: string): string =>
  languages[language].direction === 'rtl' && !NUMBER.test(text) ? ISOLATE + text + POP : text

export const paramIn =
  (language: Language) =>
  (value: number | string, unit = ''): string =>
    isolated(language, unit ? withUnit(value, unit) : String(value))

/** A calculator's result that stands alone. In English it has an ordinary space, as specified. */
export function kilogramsIn(language: Language): (kilograms: number) => string {
  const figure = paramIn(language)
  return language === 'en' ? formatKilograms : (kilograms) => figure(...scaled(kilograms))
}

/** The figures that texts use, with units. Translations contain no figures themselves. */
export function messageParamsIn(language: Language) {
  const figure = paramIn(language)
  const { crowdedOver, fullRation, lowBelow, oxygenToFeed, sparseBelow, tablesEnd } = WATER
  return {
    answerHours: figure(ANSWER_HOURS),
    bag: figure(BAG_KILOGRAMS, 'kg'),
    chartYear: figure(FEEDING_CHART_YEAR),
    degrees: {
      least: figure(WATER_TEMPERATURE.min),
      most: figure(WATER_TEMPERATURE.max),
      to: figure(WATER_TEMPERATURE.max, '°C'),
    },
    fish: {
      smallFrom: figure(SMALL_FROM, 'g'),
      smallLeast: figure(SMALL_FROM),
      /** In whole grams. */
      smallMost: figure(STOCK_FROM - 1, 'g'),
      stockFrom: figure(STOCK_FROM, 'g'),
    },
    search: { fish: figure(SEARCH_EXAMPLE.grams, 'g'), pellet: figure(SEARCH_EXAMPLE.millimetres, 'mm') },
    suchAs: {
      fishCount: figure(indianNumber(SUCH_AS.fishCount)),
      averageWeight: figure(SUCH_AS.averageWeight),
      waterTemp: figure(SUCH_AS.waterTemp),
      pondSize: figure(SUCH_AS.pondSize),
    },
    water: {
      crowded: figure(crowdedOver, 'kg/m³'),
      /** Densities, with or without unit. */
      density: {
        low: figure(lowBelow),
        lowWithUnit: figure(lowBelow, 'kg/m³'),
        optimal: figure(crowdedOver, 'kg/m³'),
        most: figure(crowdedOver),
        sparse: figure(sparseBelow),
        /** Kilograms of fish per m³. */
        crowdedFish: figure(crowdedOver, 'kg'),
        sparseFish: figure(sparseBelow, 'kg'),
      },
      tablesEnd: figure(tablesEnd, '°C'),
      oxygenToFeed: figure(oxygenToFeed, 'mg/L'),
      /** `least` is `from` without its unit, as in 12 to 18 °C. */
      fullRation: { least: figure(fullRation.from), from: figure(fullRation.from, '°C'), to: figure(fullRation.to, '°C') },
    },
  }
}

export type MessageParams = ReturnType<typeof messageParamsIn>
