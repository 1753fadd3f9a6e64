import type { DayTotals, VisitLine } from './visit-totals'

export interface VisitArchive {
  totals(): Promise<DayTotals[]>
  days(): AsyncIterable<{ day: string; lines: VisitLine[] }>
  addDay(day: string, lines: readonly VisitLine[]): Promise<void>
  /** Replaces the totals; numbers up to the last are never reused. */
  finish(totals: readonly DayTotals[]): Promise<void>
  close(): Promise<void>
}
