import type { NewPageView, NewVisitor } from '~/domain/analytics/visitors-schema'
import { withoutToken } from '~/routes'
import type { Call, CallContext } from '../http/call'

/** Records a visitor. A mistyped order link counts as a 404 page, without its token. */
export const recordVisitor = ({ input, now }: Call<NewVisitor>, { locals }: CallContext) =>
  locals.visits.addVisitor({ ...input, visitedPages: input.visitedPages.map(withoutToken) }, now)

export const recordPageView = ({ input, now }: Call<NewPageView>, { locals }: CallContext) =>
  locals.visits.addPageView({ ...input, page: withoutToken(input.page) }, now)

export const listVisitors = (_call: Call, { locals }: CallContext) => locals.visits.newestVisitors()

export const readAnalyticsData = (_call: Call, { locals }: CallContext) => locals.visits.totals()
