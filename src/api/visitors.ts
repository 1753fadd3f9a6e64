import type { APIContext } from 'astro'
import type { AnalyticsData, NewPageView, NewVisitor, PageView, Visitor } from '~/schemas/visitors'
import type { Call } from './http'

/** Counts a visit. */
export const recordVisitor = ({ input, now }: Call<NewVisitor>, { locals }: APIContext): Visitor =>
  locals.visits.addVisitor(input, now)

/** Counts a page view. */
export const recordPageView = ({ input, now }: Call<NewPageView>, { locals }: APIContext): PageView =>
  locals.visits.addPageView(input, now)

/** The newest visits, newest first. */
export const listVisitors = (_call: Call, { locals }: APIContext): readonly Visitor[] => locals.visits.newestVisitors()

/** Totals over all visits. */
export const readAnalyticsData = (_call: Call, { locals }: APIContext): AnalyticsData => locals.visits.totals()
