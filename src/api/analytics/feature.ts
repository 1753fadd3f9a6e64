import * as z from 'zod/mini'
import { dashboard } from '~/domain/analytics/dashboard-schema'
import { analytics } from '~/domain/analytics/schema'
import { analyticsData, visitor as countedVisitor, newPageView, newVisitor, pageView } from '~/domain/analytics/visitors-schema'
import { visitReport } from '~/domain/analytics/visits-schema'
import { periodQuery } from '~/domain/period-schema'
import { defineFeature } from '../feature'
import { bookkeeper, visitor } from '../http/endpoint'
import { readAnalytics } from './analytics'
import { readDashboard } from './dashboard'
import { listVisitors, readAnalyticsData, recordPageView, recordVisitor } from './visitors'
import { readVisits } from './visits'

export const analyticsFeature = defineFeature({
  calls: {
    '/analytics': { GET: bookkeeper.handler(readAnalytics).asks(periodQuery).answers(analytics) },
    '/analytics-data': { GET: bookkeeper.handler(readAnalyticsData).answers(analyticsData) },
    '/dashboard': { GET: bookkeeper.handler(readDashboard).answers(dashboard) },
    '/page-views': { POST: visitor.handler(newPageView, recordPageView).answers(pageView) },
    '/visitors': {
      GET: bookkeeper.handler(listVisitors).answers(z.array(countedVisitor)),
      POST: visitor.handler(newVisitor, recordVisitor).answers(countedVisitor),
    },
    '/visits': { GET: bookkeeper.handler(readVisits).answers(visitReport) },
  },
})
