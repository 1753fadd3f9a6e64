import type { APIContext } from 'astro'
import type { NewPageView, NewVisitor } from '~/schemas/visitors'
import type { Call } from './http/call'

/** Counts a visit. */
export const recordVisitor = ({ input, now }: Call<NewVisitor>, { locals }: APIContext) => locals.visits.addVisitor(input, now)

/** Counts a page view. */
export const recordPageView = ({ input, now }: Call<NewPageView>, { locals }: APIContext) => locals.visits.addPageView(input, now)

/** The newest visits, newest first. */
export const listVisitors = (_call: Call, { locals }: APIContext) => locals.visits.newestVisitors()

/** Totals over all visits. */
export const readAnalyticsData = (_call: Call, { locals }: APIContext) => locals.visits.totals()
