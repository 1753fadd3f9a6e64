import type { Messages } from '~/content/load-messages'
import { amountsIn } from '~/content/localized-amounts'
import { localizedDay } from '~/content/localized-dates'
import { paramIn } from '~/content/message-params'
import { formatAmount } from '~/domain/amounts'
import { formatRupees, rupees } from '~/domain/money'
import type { Language } from '~/languages'
import { useLanguage, useMessages } from '../ui/language'

export type PondMessages = Messages['ponds']

export const usePondMessages = (): PondMessages => useMessages().ponds

/** Formatters for amounts, days and prices in the page's language. */
export function useFormat() {
  const language = useLanguage()
  const words = useMessages()
  return {
    ...formatIn(language),
    day: (day: string) => paramIn(language)(localizedDay(`${day}T06:00:00Z`, words)),
    list: (texts: readonly string[]) => texts.join(words.punctuation.comma),
  }
}

function formatIn(language: Language) {
  const amounts = amountsIn(language)
  const signed = (value: number, unit = '') => amounts.figure(value < 0 ? `-${formatAmount(-value)}` : formatAmount(value), unit)
  return {
    ...amounts,
    signed,
    grams: (grams: number) => amounts.amount(grams, 'g'),
    perCubicMetre: (density: number) => amounts.amount(density, 'kg/m³'),
    milligrams: (milligrams: number) => signed(milligrams, 'mg/L'),
    rupees: (paise: number) => amounts.figure(formatRupees(rupees(Math.round(Math.abs(paise) / 100) * 100))),
    signedRupees: (paise: number) =>
      amounts.figure(`${paise < 0 ? '-' : '+'}${formatRupees(rupees(Math.round(Math.abs(paise) / 100) * 100))}`),
    exactRupees: (paise: number) => amounts.figure(formatRupees(rupees(Math.abs(Math.round(paise))))),
  }
}

export type Format = ReturnType<typeof useFormat>
