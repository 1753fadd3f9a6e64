import type { Dashboard } from '~/domain/analytics/dashboard-schema'
import { valueStore } from './value'

export const { $value: $dashboard, refresh: refreshDashboard } = valueStore<Dashboard>('/api/dashboard', { pollEvery: 10_000 })
