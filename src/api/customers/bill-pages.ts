import { csvPieces } from '~/domain/csv'
import { billColumns } from '~/domain/customers/bill-files'
import { type Bill, type BillFilter, type BillSums, billFilter, billSums } from '~/domain/customers/bills-schema'
import { type BillTotals, billMatcher, countBill, noBills, sumsOfBills } from '~/domain/customers/listed-bills'
import { indianDay } from '~/domain/dates'
import type { Call, CallContext } from '../http/call'
import type { CallAnswer } from '../http/call-answer'
import { csvNamed } from '../http/csv-files'
import { ListPages } from '../http/list-pages'
import { checked } from '../http/request-body'
import { primaryCustomer } from './accounts'
import { accountsIn, whenListed } from './customer-accounts'

const filterIn = (parameters: Record<string, string>) => checked(parameters, billFilter)

export const billPages = new ListPages<Bill, BillFilter, BillTotals, BillSums, BillSums>({
  table: 'bills',
  asks: billFilter,
  tells: { sums: billSums, stats: billSums },
  filterIn,
  ofDays: ({ month }) => ({ search: '', month, kind: '' }),
  matcher: billMatcher,
  noTotals: noBills,
  count: countBill,
  sums: sumsOfBills,
  stats: ({ totals }) => sumsOfBills(totals),
})

/** The documents of a month as CSV, in order of issue. */
export async function exportBills({ caller, now }: Call, { url, locals }: CallContext): Promise<CallAnswer<string>> {
  const documents = await billPages.matches({ url, caller, locals })
  const name = url.searchParams.get('month') || indianDay(new Date(now))
  await whenListed(locals.store, indianDay(new Date(now)))
  const owed = await locals.store.read((shop) => {
    const accountOf = accountsIn(locals.store, shop)
    const owedFor = ({ customerId, orderId }: Bill) =>
      accountOf(primaryCustomer(shop, customerId)?.id ?? customerId)
        .debts.filter((debt) => debt.orderId === orderId)
        .reduce((sum, { left }) => sum + left, 0)
    return new Map(documents.map((bill) => [bill.id, owedFor(bill)]))
  })
  const columns = billColumns(({ id }) => owed.get(id) ?? 0)
  return csvNamed(`bills-${name}`, csvPieces(columns, documents.toReversed()))
}
