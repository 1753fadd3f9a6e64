import type { GstReport } from '~/domain/gst/gst-schema'
import { type Period, refusalOf } from '~/domain/period-schema'
import { askedStore } from '../asked'

/** The GST tables of a period. Those of the previous period stay while others load. */
const gst = askedStore<GstReport>({ keepsOther: true })

export const { $known: $gst, refresh: refreshGst } = gst

export const askGst = (period: Period) => gst.ask(refusalOf(period) ? '' : `/api/gst?${new URLSearchParams(period)}`)
