import type { AnalyticsData, NewPageView, NewVisitor, PageView, Visitor } from '~/domain/analytics/visitors-schema'

type Soon<T> = T | Promise<T>

/** The totals of an Indian day: visits by device, page views by page, most viewed first. */
export interface VisitDay {
  day: string
  visitors: number
  uniqueVisitors: number
  pageViews: number
  devices: { device: string; visitors: number }[]
  pages: { page: string; pageViews: number }[]
  otherPages: number
  /** Visits by district; empty for days before districts were counted. */
  districts: { district: string; visitors: number }[]
}

/** Visits and page views, stored separately from the tables. Durable within a second. */
export interface VisitLog {
  addVisitor(sent: NewVisitor, createdAt: string): Soon<Visitor>
  addPageView(sent: NewPageView, createdAt: string): Soon<PageView>
  newestVisitors(): Soon<Visitor[]>
  /** Totals over all visits; the time on site is the mean in seconds. */
  totals(): Soon<AnalyticsData>
  days(): Soon<VisitDay[]>
  close(): Promise<void>
}
