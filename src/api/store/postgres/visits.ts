import { sql } from 'kysely'
import type { VisitDay, VisitLog } from '~/api/store/visits/visit-log'
import { DayTotals, foldDays, readDayTotals, sumOfDays, toVisitDay, type VisitLine } from '~/api/store/visits/visit-totals'
import {
  type AnalyticsData,
  type NewPageView,
  type NewVisitor,
  type PageView,
  type Visitor,
  visitor,
} from '~/domain/analytics/visitors-schema'
import { indianDay } from '~/domain/dates'
import { StoreUnavailable } from '../store'
import type { Database } from './database'
import { QUERY_WITHIN, QueryTimeout, withTimeout } from './query-timeout'
import { isDuplicate, isRefused } from './sql-errors'

const BLOCK = 1000

/** Assigns unique ids across processes: takes blocks from a database sequence. */
class VisitNumbers {
  readonly #database: Database
  readonly #sequence: string
  readonly #isAway: () => boolean
  #next = 0
  #end = 0
  #asking: Promise<void> | undefined

  constructor(database: Database, sequence: string, isAway: () => boolean) {
    this.#database = database
    this.#sequence = sequence
    this.#isAway = isAway
  }

  /** Throws StoreUnavailable if the block is used up and the database provides no other. */
  async next(): Promise<number> {
    while (this.#next >= this.#end) {
      this.#asking ??= this.#ask().finally(() => {
        this.#asking = undefined
      })
      await this.#asking
    }
    return this.#next++
  }

  async #ask() {
    if (this.#isAway()) throw new QueryTimeout()
    try {
      const asked = sql<{ first: number }>`SELECT nextval(${this.#sequence}) AS first`.execute(this.#database)
      const { rows } = await withTimeout(QUERY_WITHIN, asked)
      this.#next = rows[0]?.first ?? 0
      this.#end = this.#next + BLOCK
    } catch (cause) {
      throw new StoreUnavailable('The database gives no numbers.', { cause })
    }
  }
}

const WRITE_EVERY = 1000
const NEWEST = 1000
const RAW_KEPT = '13 months'

/** Visits and page views in the database, written once a second in batches by each process. */
export class PostgresVisits implements VisitLog {
  readonly #database: Database
  readonly #isAway: () => boolean
  readonly #visitorIds: VisitNumbers
  readonly #pageViewIds: VisitNumbers
  readonly #timer: NodeJS.Timeout
  #waiting: VisitLine[] = []
  #newest: Visitor[] | undefined
  #days: DayTotals[] | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(database: Database, isAway = () => false) {
    this.#database = database
    this.#isAway = isAway
    this.#visitorIds = new VisitNumbers(database, 'visitor_ids', isAway)
    this.#pageViewIds = new VisitNumbers(database, 'page_view_ids', isAway)
    this.#timer = setInterval(() => this.write().catch(() => {}), WRITE_EVERY).unref()
  }

  async addVisitor(sent: NewVisitor, createdAt: string): Promise<Visitor> {
    const added = { id: await this.#visitorIds.next(), ...sent, createdAt }
    this.#waiting.push({ visitor: added })
    return added
  }

  async addPageView(sent: NewPageView, createdAt: string): Promise<PageView> {
    const added = { id: await this.#pageViewIds.next(), ...sent, createdAt }
    this.#waiting.push({ pageView: added })
    return added
  }

  async newestVisitors(): Promise<Visitor[]> {
    this.#newest = await this.#look(() => this.#readNewest(), this.#newest)
    return this.#newest
  }

  async totals(): Promise<AnalyticsData> {
    return sumOfDays(await this.#lookAtDays())
  }

  async days(): Promise<VisitDay[]> {
    return (await this.#lookAtDays()).map(toVisitDay)
  }

  write(): Promise<void> {
    this.#writing = this.#writing.catch(() => {}).then(() => this.#writeWaiting())
    return this.#writing
  }

  async close() {
    clearInterval(this.#timer)
    await this.write().catch((error) => console.warn(`The last visits could not be written (${error.name}).`))
  }

  async #writeWaiting() {
    if (this.#waiting.length === 0) return
    const parts = [this.#waiting]
    this.#waiting = []
    for (let part = parts.shift(); part; part = parts.shift()) {
      try {
        await this.#writePart(part)
      } catch (cause) {
        if (isRefused(cause)) {
          parts.unshift(...halvesOf(part, cause))
          continue
        }
        this.#waiting = [...part, ...parts.flat(), ...this.#waiting]
        throw new StoreUnavailable('The visits cannot be written.', { cause })
      }
    }
  }

  #writePart(lines: readonly VisitLine[]) {
    return this.#database.transaction().execute((transaction) => writeLines(transaction, lines))
  }

  async #readNewest(): Promise<Visitor[]> {
    await this.write()
    const newest = this.#database.selectFrom('visitors').selectAll().orderBy('id', 'desc').limit(NEWEST)
    return (await newest.execute()).map((row) => visitor.parse(row))
  }

  async #look<T>(ask: () => Promise<T>, last: T | undefined): Promise<T> {
    try {
      if (this.#isAway()) throw new QueryTimeout()
      return await withTimeout(QUERY_WITHIN, ask())
    } catch (error) {
      if (last === undefined) throw error
      return last
    }
  }

  async #lookAtDays(): Promise<DayTotals[]> {
    this.#days = await this.#look(() => this.#readDays(), this.#days)
    return this.#days
  }

  async #readDays(): Promise<DayTotals[]> {
    await this.write()
    const days = await this.#database.selectFrom('visitDays').select('totals').orderBy('day').execute()
    return days.flatMap(({ totals }) => readDayTotals(totals) ?? [])
  }
}

function halvesOf(lines: VisitLine[], cause: unknown): VisitLine[][] {
  const middle = Math.ceil(lines.length / 2)
  if (lines.length > 1) return [lines.slice(0, middle), lines.slice(middle)]
  const { code } = cause as { code?: string }
  if (!isDuplicate(cause)) console.warn(`A visit was refused by the database (${code}) and is dropped.`)
  return []
}

async function writeLines(database: Database, lines: readonly VisitLine[]) {
  const byDay = Map.groupBy(lines, (line) => indianDay(new Date(('visitor' in line ? line.visitor : line.pageView).createdAt)))
  // Sorted by day, so that two processes cannot deadlock.
  for (const day of [...byDay.keys()].sort()) await countDay(database, day, byDay.get(day) ?? [])
  await insertVisits(database, lines)
}

export async function insertVisits(database: Database, lines: readonly VisitLine[]): Promise<void> {
  const visitors = lines.flatMap((line) => ('visitor' in line ? line.visitor : []))
  const pageViews = lines.flatMap((line) => ('pageView' in line ? line.pageView : []))
  const rows = visitors.map((row) => ({ ...row, visitedPages: JSON.stringify(row.visitedPages) }))
  if (rows.length > 0) await database.insertInto('visitors').values(rows).execute()
  if (pageViews.length > 0) await database.insertInto('pageViews').values(pageViews).execute()
}

async function countDay(database: Database, day: string, lines: readonly VisitLine[]) {
  const begun = { day, totals: JSON.stringify(new DayTotals(day).toStored(0)) }
  const added = await database
    .insertInto('visitDays')
    .values(begun)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const kept = await database
    .selectFrom('visitDays')
    .select('totals')
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const totals = readDayTotals(kept.totals) ?? new DayTotals(day)
  for (const line of lines) totals.count(line)
  await keepTotals(database, totals)
  if (added.numInsertedOrUpdatedRows) await tidyUp(database)
}

const keepTotals = (database: Database, totals: DayTotals) =>
  database
    .updateTable('visitDays')
    .set({ totals: JSON.stringify(totals.toStored(0)) })
    .where('day', '=', totals.day)
    .execute()

/** Once a day: aggregates pages of past days, and deletes raw visits older than thirteen months. */
async function tidyUp(database: Database) {
  const kept = await database.selectFrom('visitDays').select('totals').orderBy('day').forUpdate().execute()
  const days = kept.flatMap(({ totals }) => readDayTotals(totals) ?? [])
  const before = days.map(({ pages }) => pages.size)
  foldDays(days)
  for (const [index, day] of days.entries()) if (day.pages.size !== before[index]) await keepTotals(database, day)
  for (const table of ['visitors', 'page_views']) {
    await sql`DELETE FROM ${sql.table(table)} WHERE created_at < now() - ${RAW_KEPT}::interval`.execute(database)
  }
}
