import { formatAmount, isUnderScale, LEAST_GRAMS, scaled } from '~/domain/amounts'
import type { Language } from '~/languages'
import { messagesOf } from './load-messages'
import { kilogramsIn, paramIn } from './message-params'

/** Amounts with their units, formatted and isolated for text of a language. */
export function amountsIn(language: Language) {
  const figure = paramIn(language)
  const { bags, under } = messagesOf(language).feedingPlan
  const weighed = (weight: (kilograms: number) => string) => (kilograms: number) =>
    isUnderScale(kilograms) ? under(figure(LEAST_GRAMS, 'g')) : weight(kilograms)
  return {
    figure,
    amount: (amount: number, unit = '') => figure(formatAmount(amount), unit),
    percent: (percent: number) => figure(`${formatAmount(percent)}%`),
    celsius: (degrees: number) => figure(degrees, '°C'),
    kilograms: weighed((kilograms) => figure(...scaled(kilograms))),
    /** A result that stands alone; its style keeps it in one line. */
    result: weighed(kilogramsIn(language)),
    bags: (count: number) => bags(figure(count), count === 1),
  }
}
