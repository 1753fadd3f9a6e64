import { type Analytics, analyticsQuery } from '~/domain/analytics/schema'
import { askedStore } from './asked'

/** The figures; those of the period before stay while others are loading. */
const analytics = askedStore<Analytics>({ pollEvery: 10_000, keepsOther: true })

export const { $known: $analytics, refresh: refreshAnalytics } = analytics

interface Period {
  from: string
  to: string
}

/** Why a period is refused; undefined for one that the server takes. */
export const refusalOf = (period: Period): string | undefined => analyticsQuery.safeParse(period).error?.issues[0]?.message

export const askAnalytics = ({ from, to }: Period) =>
  analytics.ask(refusalOf({ from, to }) ? '' : `/api/analytics?${new URLSearchParams({ from, to })}`)
