import { lastDays } from '../calendar-days'
import { DEVICES } from './visitors-schema'
import type { VisitReport } from './visits-schema'

type CountedDay = VisitReport['days'][number] & {
  devices: readonly { device: string; visitors: number }[]
  pages: readonly { page: string; pageViews: number }[]
  otherPages: number
}

export const REPORTED_PAGES = 20

/** Visits of the last `count` days in India. A day without visits has zeros. */
export function visitReportOf(counted: readonly CountedDay[], count: number, now: Date): VisitReport {
  const wanted = lastDays(count, now)
  const byDay = new Map(counted.map((day) => [day.day, day]))
  const found = wanted.flatMap((day) => byDay.get(day) ?? [])
  const devices = sums(found.flatMap((day) => day.devices.map(({ device, visitors }) => [device, visitors] as const)))
  const pages = [...sums(found.flatMap((day) => day.pages.map(({ page, pageViews }) => [page, pageViews] as const)))]
  const most = pages.sort(([, a], [, b]) => b - a)
  const others = most.slice(REPORTED_PAGES).reduce((sum, [, views]) => sum + views, 0)
  return {
    days: wanted.map((day) => {
      const { visitors = 0, uniqueVisitors = 0, pageViews = 0 } = byDay.get(day) ?? {}
      return { day, visitors, uniqueVisitors, pageViews }
    }),
    devices: DEVICES.map((device) => ({ device, visitors: devices.get(device) ?? 0 })),
    pages: most.slice(0, REPORTED_PAGES).map(([page, pageViews]) => ({ page, pageViews })),
    otherPages: found.reduce((sum, day) => sum + day.otherPages, others),
  }
}

function sums(pairs: readonly (readonly [name: string, count: number])[]): Map<string, number> {
  const all = new Map<string, number>()
  for (const [name, count] of pairs) all.set(name, (all.get(name) ?? 0) + count)
  return all
}
