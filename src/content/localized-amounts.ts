import { formatAmount, formatKilograms, isUnderScale, LEAST_GRAMS } from '~/domain/amounts'
import type { Language } from '~/languages'
import { messagesOf } from './load-messages'
import { paramIn } from './message-params'

/** Amounts with their units, formatted and isolated for text of a language. */
export function amountsIn(language: Language) {
  const figure = paramIn(language)
  const { bags, under } = messagesOf(language).feedingPlan
  // Translated lines are longer, so a unit could wrap to the next line.
  const beforeUnit = language === 'en' ? ' ' : '\u00a0'
  return {
    figure,
    amount: (amount: number, unit = '') => figure(formatAmount(amount), unit),
    percent: (percent: number) => figure(`${formatAmount(percent)}%`),
    celsius: (degrees: number) => figure(`${degrees}${beforeUnit}°C`),
    kilograms: (kilograms: number) =>
      isUnderScale(kilograms) ? under(figure(LEAST_GRAMS, 'g')) : figure(formatKilograms(kilograms)),
    bags: (count: number) => bags(figure(count), count === 1),
  }
}
