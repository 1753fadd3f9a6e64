import { csvPieces } from '~/domain/csv'
import { BILL_COLUMNS } from '~/domain/customers/bill-files'
import { type Bill, type BillFilter, billFilter } from '~/domain/customers/bills-schema'
import { type BillTotals, billMatcher, countBill, noBills, sumsOfBills } from '~/domain/customers/listed-bills'
import { indianDay } from '~/domain/dates'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvNamed } from '../http/csv-files'
import { ListPages } from '../http/list-pages'
import { checked } from '../http/request-body'

const filterIn = (parameters: Record<string, string>) => checked(parameters, billFilter)

export const billPages = new ListPages<Bill, BillFilter, BillTotals>({
  table: 'bills',
  filterIn,
  ofDays: ({ month }) => ({ search: '', month, kind: '' }),
  matcher: billMatcher,
  noTotals: noBills,
  count: countBill,
  sums: sumsOfBills,
  stats: ({ totals }) => sumsOfBills(totals),
})

/** The register of a month as CSV, in the order in which documents were written. */
export async function exportBills({ caller, now }: Call, { url, locals }: CallContext): Promise<CallAnswer> {
  const documents = await billPages.matches({ url, caller, locals })
  const name = url.searchParams.get('month') || indianDay(new Date(now))
  return csvNamed(`bills-${name}`, csvPieces(BILL_COLUMNS, documents.toReversed()))
}
