import type { Language } from '~/languages'
import { customers as en } from './en/customers'
import { dates as enDates } from './en/dates'
import { customers as hi } from './hi/customers'
import { dates as hiDates } from './hi/dates'
import type { Shape } from './shape'
import { customers as ur } from './ur/customers'
import { dates as urDates } from './ur/dates'

interface CustomerWords {
  customers: Shape<typeof en>
  dates: Shape<typeof enDates>
}

/** The texts of messages to customers, in the language of their order or message. */
export const customerWords: Record<Language, CustomerWords> = {
  en: { customers: en, dates: enDates },
  ur: { customers: ur, dates: urDates },
  hi: { customers: hi, dates: hiDates },
}
