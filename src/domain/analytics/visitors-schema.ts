import * as z from 'zod/mini'
import { asStored } from '../stored-schema'
import { count, id, line, optionalLine, timestamp } from '../text'

export const DEVICES = ['Desktop', 'Mobile', 'Tablet'] as const
const BROWSERS = ['Chrome', 'Firefox', 'Safari', 'Edge', 'Opera', 'Unknown'] as const
const SYSTEMS = ['Windows', 'macOS', 'Linux', 'Android', 'iOS', 'Unknown'] as const

const seconds = z
  .number('Please give the time in seconds.')
  .check(z.minimum(0, 'Time starts at 0.'), z.maximum(86_400, 'A visit ends within a day.'))
const route = optionalLine(300)

export const newVisitor = z.object({
  sessionId: line(100),
  country: line(80),
  city: line(120),
  device: z.enum(DEVICES, 'Unknown kind of device.'),
  browser: z.enum(BROWSERS, 'Unknown browser.'),
  os: z.enum(SYSTEMS, 'Unknown system.'),
  visitedPages: z.array(route, 'Please list the visited pages.').check(z.maxLength(50, 'Please list at most 50 pages.')),
  timeOnSite: seconds,
  isReturning: z.boolean('Please answer yes or no.'),
})

export const visitor = asStored(z.extend(newVisitor, { id, createdAt: timestamp }))

export const newPageView = z.object({
  page: route,
  title: optionalLine(300),
  timeSpent: seconds,
  visitorId: z.nullable(id),
})

export const pageView = z.extend(newPageView, { id, createdAt: timestamp })

/** Totals over all visits; `avgTimeOnSite` in seconds. */
export const analyticsData = z.object({
  totalVisitors: count,
  uniqueVisitors: count,
  pageViews: count,
  avgTimeOnSite: seconds,
})

export type NewVisitor = z.infer<typeof newVisitor>
export type Visitor = z.infer<typeof visitor>
export type NewPageView = z.infer<typeof newPageView>
export type PageView = z.infer<typeof pageView>
export type AnalyticsData = z.infer<typeof analyticsData>
