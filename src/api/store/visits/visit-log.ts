import type { AnalyticsData, NewPageView, NewVisitor, PageView, Visitor } from '~/domain/analytics/visitors-schema'

type Soon<T> = T | Promise<T>

/** A day in India as its totals tell it: visits by device, page views by page, the most viewed first. */
export interface VisitDay {
  day: string
  visitors: number
  uniqueVisitors: number
  pageViews: number
  devices: { device: string; visitors: number }[]
  pages: { page: string; pageViews: number }[]
  otherPages: number
  /** Visits by district; a day counted before there were districts has none. */
  districts: { district: string; visitors: number }[]
}

/** Visits and page views, kept beside the shop's tables. What is added is durable within a second. */
export interface VisitLog {
  addVisitor(sent: NewVisitor, createdAt: string): Soon<Visitor>
  addPageView(sent: NewPageView, createdAt: string): Soon<PageView>
  newestVisitors(): Soon<Visitor[]>
  /** Totals over all visits; the time on site is the mean in seconds. */
  totals(): Soon<AnalyticsData>
  days(): Soon<VisitDay[]>
  close(): Promise<void>
}
