import type { Analytics } from '~/domain/analytics/schema'
import { type Period, refusalOf } from '~/domain/period-schema'
import { askedStore } from '../asked'

/** The figures; those of the period before stay while others are loading. */
const analytics = askedStore<Analytics>({ pollEvery: 10_000, keepsOther: true })

export const { $known: $analytics, refresh: refreshAnalytics } = analytics

export const askAnalytics = ({ from, to }: Period) =>
  analytics.ask(refusalOf({ from, to }) ? '' : `/api/analytics?${new URLSearchParams({ from, to })}`)
