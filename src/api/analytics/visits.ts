import { visitReportOf } from '~/domain/analytics/visits'
import type { VisitReport } from '~/domain/analytics/visits-schema'
import type { Call, CallContext } from '../http/call'

const REPORTED_DAYS = 30

export const readVisits = async ({ now }: Call, { locals }: CallContext): Promise<VisitReport> =>
  visitReportOf(await locals.visits.days(), REPORTED_DAYS, new Date(now))
