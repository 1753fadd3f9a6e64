import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import { queryStore } from '../query'

export const { $known: $dashboard, refresh: refreshDashboard } = queryStore<Dashboard>('/api/dashboard', { pollEvery: 10_000 })
