import type { Analytics } from '~/domain/analytics/schema'
import { type Period, refusalOf } from '~/domain/period-schema'
import { askedStore } from '../asked'

/** The analytics. Those of the previous period stay while others load. */
const analytics = askedStore<Analytics>({ pollEvery: 10_000, keepsOther: true })

export const { $known: $analytics, refresh: refreshAnalytics } = analytics

export const askAnalytics = ({ from, to }: Period) =>
  analytics.ask(refusalOf({ from, to }) ? '' : `/api/analytics?${new URLSearchParams({ from, to })}`)
