import * as z from 'zod/mini'
import { count } from '../text'
import { DEVICES } from './visitors-schema'

/** Visits of the last days in India, oldest day first; pages with the most views first. */
export const visitReport = z.object({
  days: z.array(z.object({ day: z.string(), visitors: count, uniqueVisitors: count, pageViews: count })),
  devices: z.array(z.object({ device: z.enum(DEVICES), visitors: count })),
  pages: z.array(z.object({ page: z.string(), pageViews: count })),
  otherPages: count,
})

export type VisitReport = z.infer<typeof visitReport>
