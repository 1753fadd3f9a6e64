import type { Language } from '~/languages'
import { account as en } from './en/account'
import { dates as enDates } from './en/dates'
import { account as hi } from './hi/account'
import { dates as hiDates } from './hi/dates'
import type { Shape } from './shape'
import { account as ur } from './ur/account'
import { dates as urDates } from './ur/dates'

interface AccountWords {
  account: Shape<typeof en>
  dates: Shape<typeof enDates>
}

/** The texts of messages about accounts, in each customer language. */
export const accountWords: Record<Language, AccountWords> = {
  en: { account: en, dates: enDates },
  ur: { account: ur, dates: urDates },
  hi: { account: hi, dates: hiDates },
}
