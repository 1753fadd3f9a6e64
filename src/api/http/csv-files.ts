import { type Column, csvPieces } from '~/domain/csv'
import { indianDay } from '~/domain/dates'
import { type Body, CallAnswer } from './call-answer'
import type { AuthenticatedContext } from './handle'
import type { ListPages } from './list-pages'

type Context = Pick<AuthenticatedContext, 'url' | 'caller' | 'locals' | 'now'>

/** The requested rows as a CSV file, named by its content and the day in India. */
export async function csvFile<Row extends { id: number }, Filter extends object, Totals, Sums, Stats>(
  name: string,
  columns: readonly Column<Row>[],
  pages: ListPages<Row, Filter, Totals, Sums, Stats>,
  context: Context,
): Promise<CallAnswer<string>> {
  return csvAnswer(name, columns, await pages.matches(context), context.now)
}

export function csvAnswer<Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: Iterable<Row>,
  now: Date,
): CallAnswer<string> {
  return csvNamed(`${name}-${indianDay(now)}`, csvPieces(columns, rows))
}

export const csvNamed = (name: string, body: Body): CallAnswer<string> =>
  new CallAnswer(200, body, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
  })
