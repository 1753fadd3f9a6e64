import type { DayTotals, VisitLine } from './visit-totals'

export interface VisitArchive {
  totals(): Promise<DayTotals[]>
  days(): AsyncIterable<{ day: string; lines: VisitLine[] }>
  addDay(day: string, lines: readonly VisitLine[]): Promise<void>
  /** Puts the totals in the place of those that are there; no number up to the last is given again. */
  finish(totals: readonly DayTotals[]): Promise<void>
  close(): Promise<void>
}
