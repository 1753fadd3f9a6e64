import { type Language, languages } from '~/languages'
import { WATER } from '~/rules/water'

/** Keeps the order of `12 °C` or of a phone number where the text around it runs from right to left. */
const [ISOLATE, POP] = ['\u2068', '\u2069']

/** A figure, price, phone or address as it stands inside a text of a language. */
export const isolated = (language: Language, text: string): string =>
  languages[language].direction === 'rtl' ? ISOLATE + text + POP : text

/** The figures that texts name, with their units. No translation writes one itself. */
export function figuresIn(language: Language) {
  const figure = (value: number | string, unit = '') => isolated(language, `${value}${unit && ` ${unit}`}`)
  return {
    water: {
      crowded: figure(WATER.crowdedOver, 'kg/m³'),
      oxygenToFeed: figure(WATER.oxygenToFeed, 'mg/L'),
      fullRation: { from: figure(WATER.fullRation.from, '°C'), to: figure(WATER.fullRation.to, '°C') },
    },
  }
}

export type Figures = ReturnType<typeof figuresIn>
