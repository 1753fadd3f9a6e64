import { indianDay } from '~/domain/dates'
import {
  countQuotation,
  type DatedFilter,
  noQuotations,
  type QuotationTotals,
  quotationMatcher,
  sumsOfQuotations,
} from '~/domain/quotations/quotations'
import { type Quotation, type QuotationSums, quotationFilter, quotationSums } from '~/domain/quotations/schema'
import { ListPages } from '../http/list-pages'
import { checked } from '../http/request-body'
import { quotationLink } from './quotations'

export const quotationPages = new ListPages<Quotation, DatedFilter, QuotationTotals, QuotationSums, QuotationSums>({
  table: 'quotations',
  asks: quotationFilter,
  tells: { sums: quotationSums, stats: quotationSums },
  filterIn: (parameters) => ({ ...checked(parameters, quotationFilter), today: indianDay(new Date()) }),
  ofDays: ({ today }) => ({ search: '', state: '', today }),
  matcher: quotationMatcher,
  noTotals: noQuotations,
  count: countQuotation,
  sums: (totals, { today }) => sumsOfQuotations(totals, today),
  stats: ({ totals }, now) => sumsOfQuotations(totals, indianDay(now)),
  shown: ({ linkSalt: _, ...row }) => row,
  joined: { table: 'shopKeys', addTo: (shop, row) => ({ link: quotationLink(shop, row) }), isFor: () => true },
})
