import type { APIContext } from 'astro'
import { visitReportOf } from '~/rules/visits'
import type { VisitReport } from '~/schemas/visits'
import type { Call } from './http'

const REPORTED_DAYS = 30

/** The visits of the last thirty days in India, by day, device and page. */
export const readVisits = ({ now }: Call, { locals }: APIContext): VisitReport =>
  visitReportOf(locals.visits.days(), REPORTED_DAYS, new Date(now))
