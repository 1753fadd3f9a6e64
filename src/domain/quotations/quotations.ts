import { paiseIn, rupees } from '../money'
import { searchedText, wantedText } from '../search'
import type { Quotation, QuotationFilter, QuotationSums, ShownState } from './schema'

/** The longest time that an offer may hold, in days. */
export const MAX_VALID_DAYS = 366

/** The most answers of a buyer to one quotation. */
export const MAX_QUOTATION_ANSWERS = 5

/** Its state on an Indian day. */
export const shownState = ({ state, validUntil }: Pick<Quotation, 'state' | 'validUntil'>, today: string): ShownState =>
  state === 'open' && validUntil < today ? 'expired' : state

/** The tone of each state's chip. */
export const QUOTATION_TONES = { open: 'wait', expired: 'off', accepted: 'ok', withdrawn: 'no' } as const satisfies Record<
  ShownState,
  string
>

export interface DatedFilter extends QuotationFilter {
  /** The Indian day on which it is read. */
  today: string
}

/** Matches quotations by state and words in number, name or phone. */
export function quotationMatcher({ search, state, today }: DatedFilter): (row: Quotation) => boolean {
  const words = wantedText(search)
  return (row) =>
    (state === '' || shownState(row, today) === state) &&
    (words === '' || searchedText([row.number, row.customerName, row.customerPhone]).includes(words))
}

/** Counts of quotations; open ones by their last day, with paise. */
export interface QuotationTotals {
  accepted: number
  withdrawn: number
  open: Map<string, { count: number; paise: number }>
}

export const noQuotations = (): QuotationTotals => ({ accepted: 0, withdrawn: 0, open: new Map() })

export function countQuotation(totals: QuotationTotals, { state, validUntil, totalAmount }: Quotation, times: 1 | -1) {
  if (state !== 'open') {
    totals[state] += times
    return
  }
  const { count, paise } = totals.open.get(validUntil) ?? { count: 0, paise: 0 }
  totals.open.set(validUntil, { count: count + times, paise: paise + times * paiseIn(totalAmount) })
}

export function sumsOfQuotations({ accepted, withdrawn, open }: QuotationTotals, today: string): QuotationSums {
  const days = [...open]
  const counted = (rows: typeof days, name: 'count' | 'paise') => rows.reduce((sum, [, of]) => sum + of[name], 0)
  const valid = days.filter(([day]) => day >= today)
  const [all, held] = [counted(days, 'count'), counted(valid, 'count')]
  return { open: held, expired: all - held, accepted, withdrawn, offered: rupees(counted(valid, 'paise')) }
}
