import { sql } from 'kysely'
import type { VisitArchive } from '~/api/store/visits/visit-archive'
import { type DayTotals, readDayTotals, type VisitLine } from '~/api/store/visits/visit-totals'
import { pageView, visitor } from '~/domain/analytics/visitors-schema'
import type { Database } from './database'
import { insertVisits } from './visits'

const AT_ONCE = 1000

export class DatabaseVisits implements VisitArchive {
  readonly #database: Database
  readonly close: () => Promise<void>

  constructor(database: Database, close: () => Promise<void>) {
    this.#database = database
    this.close = close
  }

  async totals(): Promise<DayTotals[]> {
    const days = await this.#database.selectFrom('visitDays').select('totals').orderBy('day').execute()
    return days.flatMap(({ totals }) => readDayTotals(totals) ?? [])
  }

  async *days() {
    for (const { day } of await this.totals()) {
      const of = sql<boolean>`(created_at AT TIME ZONE 'Asia/Kolkata')::date = ${day}::date`
      const visitors = await this.#database.selectFrom('visitors').selectAll().where(of).orderBy('id').execute()
      const pageViews = await this.#database.selectFrom('pageViews').selectAll().where(of).orderBy('id').execute()
      const lines: VisitLine[] = [
        ...visitors.map((row) => ({ visitor: visitor.parse(row) })),
        ...pageViews.map((row) => ({ pageView: pageView.parse(row) })),
      ]
      if (lines.length > 0) yield { day, lines }
    }
  }

  async addDay(_day: string, lines: readonly VisitLine[]) {
    for (let from = 0; from < lines.length; from += AT_ONCE) await insertVisits(this.#database, lines.slice(from, from + AT_ONCE))
  }

  async finish(totals: readonly DayTotals[]) {
    for (const day of totals) {
      const row = { day: day.day, totals: JSON.stringify(day.toStored(0)) }
      await this.#database.insertInto('visitDays').values(row).execute()
    }
    await this.#goOnAfter('visitor_ids', Math.max(0, ...totals.map(({ lastVisitorId }) => lastVisitorId)))
    await this.#goOnAfter('page_view_ids', Math.max(0, ...totals.map(({ lastPageViewId }) => lastPageViewId)))
  }

  async #goOnAfter(sequence: string, last: number) {
    await sql`SELECT setval(${sequence}, ${last + 1}, false)`.execute(this.#database)
  }
}
