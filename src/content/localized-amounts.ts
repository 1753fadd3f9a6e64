import { formatAmount, isUnderScale, LEAST_GRAMS } from '~/domain/amounts'
import type { Language } from '~/languages'
import { messagesOf } from './load-messages'
import { kilogramsIn, paramIn } from './message-params'

/** Amounts with their units, formatted and isolated for text of a language. */
export function amountsIn(language: Language) {
  const figure = paramIn(language)
  const weight = kilogramsIn(language)
  const { bags, under } = messagesOf(language).feedingPlan
  return {
    figure,
    amount: (amount: number, unit = '') => figure(formatAmount(amount), unit),
    percent: (percent: number) => figure(`${formatAmount(percent)}%`),
    celsius: (degrees: number) => figure(degrees, '°C'),
    kilograms: (kilograms: number) => (isUnderScale(kilograms) ? under(figure(LEAST_GRAMS, 'g')) : weight(kilograms)),
    bags: (count: number) => bags(figure(count), count === 1),
  }
}
