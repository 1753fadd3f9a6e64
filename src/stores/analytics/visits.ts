import { type VisitReport, visitReport } from '~/domain/analytics/visits-schema'
import { queryStore } from '../query'

export const { $known: $visits, refresh: refreshVisits } = queryStore<VisitReport>('/api/visits', {
  read: (body) => visitReport.parse(body),
})
