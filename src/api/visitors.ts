import type { NewPageView, NewVisitor } from '~/schemas/visitors'
import type { Call, CallContext } from './http/call'

export const recordVisitor = ({ input, now }: Call<NewVisitor>, { locals }: CallContext) => locals.visits.addVisitor(input, now)

export const recordPageView = ({ input, now }: Call<NewPageView>, { locals }: CallContext) =>
  locals.visits.addPageView(input, now)

export const listVisitors = (_call: Call, { locals }: CallContext) => locals.visits.newestVisitors()

export const readAnalyticsData = (_call: Call, { locals }: CallContext) => locals.visits.totals()
