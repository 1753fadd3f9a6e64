import type { NewPageView, NewVisitor } from '~/schemas/visitors'
import type { Call, CallContext } from './http/call'

/** Counts a visit. */
export const recordVisitor = ({ input, now }: Call<NewVisitor>, { locals }: CallContext) => locals.visits.addVisitor(input, now)

/** Counts a page view. */
export const recordPageView = ({ input, now }: Call<NewPageView>, { locals }: CallContext) =>
  locals.visits.addPageView(input, now)

/** The newest visits, newest first. */
export const listVisitors = (_call: Call, { locals }: CallContext) => locals.visits.newestVisitors()

/** Totals over all visits. */
export const readAnalyticsData = (_call: Call, { locals }: CallContext) => locals.visits.totals()
