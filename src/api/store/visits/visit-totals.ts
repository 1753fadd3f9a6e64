import * as z from 'zod/mini'
import { type AnalyticsData, DEVICES, type PageView, type Visitor } from '~/domain/analytics/visitors-schema'
import { NO_DISTRICT } from '~/domain/district-names'
import { districtIn } from '~/domain/districts'
import type { VisitDay } from './visit-log'

/** Maximum pages counted separately: today, on a past day, and on a long past day. The rest is one sum. */
const PAGES_TODAY = 1000
const PAGES_A_DAY = 200
const PAGES_A_DAY_LONG_PAST = 20
const LONG_PAST = 400

export type VisitLine = { visitor: Visitor } | { pageView: PageView }

const counter = z.int().check(z.minimum(0))

const storedDay = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  visitors: counter,
  uniqueVisitors: counter,
  seconds: z.number(),
  pageViews: counter,
  devices: z.array(z.tuple([z.enum(DEVICES), counter])),
  pages: z.array(z.tuple([z.string(), counter])),
  otherPages: counter,
  districts: z._default(z.array(z.tuple([z.string(), counter])), []),
  lastVisitorId: counter,
  lastPageViewId: counter,
  counted: counter,
})

export type StoredDay = z.infer<typeof storedDay>

/** The permanent totals of a day: visits by device, page views by page, and total seconds on site. */
export class DayTotals {
  readonly day: string
  visitors = 0
  uniqueVisitors = 0
  seconds = 0
  pageViews = 0
  readonly devices = new Map<string, number>()
  readonly districts = new Map<string, number>()
  pages = new Map<string, number>()
  otherPages = 0
  lastVisitorId = 0
  lastPageViewId = 0
  counted = 0

  constructor(day: string) {
    this.day = day
  }

  count(line: VisitLine) {
    if ('pageView' in line) this.#countPageView(line.pageView)
    else this.#countVisitor(line.visitor)
  }

  fold(limit: number) {
    if (this.pages.size <= limit) return
    const pages = [...this.pages].sort(([, a], [, b]) => b - a)
    this.pages = new Map(pages.slice(0, limit))
    for (const [, views] of pages.slice(limit)) this.otherPages += views
  }

  toStored(counted: number): StoredDay {
    const { devices, districts, pages } = this
    const counts = { devices: [...devices] as StoredDay['devices'], districts: [...districts], pages: [...pages] }
    return { ...this, ...counts, counted }
  }

  #countVisitor({ id, isReturning, timeOnSite, device, city }: Visitor) {
    this.visitors++
    if (!isReturning) this.uniqueVisitors++
    this.seconds += timeOnSite
    this.devices.set(device, (this.devices.get(device) ?? 0) + 1)
    const district = districtIn(city) ?? NO_DISTRICT
    this.districts.set(district, (this.districts.get(district) ?? 0) + 1)
    this.lastVisitorId = Math.max(this.lastVisitorId, id)
  }

  #countPageView({ id, page }: PageView) {
    this.pageViews++
    const views = this.pages.get(page)
    if (views === undefined && this.pages.size >= PAGES_TODAY) this.otherPages++
    else this.pages.set(page, (views ?? 0) + 1)
    this.lastPageViewId = Math.max(this.lastPageViewId, id)
  }
}

export function readDayTotals(value: unknown): DayTotals | undefined {
  const { data } = storedDay.safeParse(value)
  if (!data) return undefined
  const { day, devices, districts, pages, ...numbers } = data
  const counts = { devices: new Map(devices), districts: new Map(districts), pages: new Map(pages) }
  return Object.assign(new DayTotals(day), numbers, counts)
}

export const inOrder = (days: Iterable<DayTotals>): DayTotals[] => [...days].sort((a, b) => (a.day < b.day ? -1 : 1))

export function sumOfDays(days: Iterable<DayTotals>): AnalyticsData {
  const sum = { totalVisitors: 0, uniqueVisitors: 0, pageViews: 0, seconds: 0 }
  for (const day of days) {
    sum.totalVisitors += day.visitors
    sum.uniqueVisitors += day.uniqueVisitors
    sum.pageViews += day.pageViews
    sum.seconds += day.seconds
  }
  const { seconds, ...totals } = sum
  return { ...totals, avgTimeOnSite: totals.totalVisitors && seconds / totals.totalVisitors }
}

export const toVisitDay = ({ devices, districts, pages, ...totals }: DayTotals): VisitDay => ({
  day: totals.day,
  visitors: totals.visitors,
  uniqueVisitors: totals.uniqueVisitors,
  pageViews: totals.pageViews,
  devices: [...devices].map(([device, visitors]) => ({ device, visitors })),
  pages: [...pages].map(([page, pageViews]) => ({ page, pageViews })).sort((a, b) => b.pageViews - a.pageViews),
  otherPages: totals.otherPages,
  districts: [...districts].map(([district, visitors]) => ({ district, visitors })),
})

export function foldDays(days: readonly DayTotals[]) {
  const past = days.slice(0, -1)
  for (const [index, day] of past.entries()) day.fold(past.length - index > LONG_PAST ? PAGES_A_DAY_LONG_PAST : PAGES_A_DAY)
}
