import { atom, onMount } from 'nanostores'
import { type VisitReport, visitReport } from '~/domain/analytics/visits-schema'
import { call } from './client'

export const $visits = atom<{ state: 'loading' | 'failed' } | { state: 'ready'; report: VisitReport }>({ state: 'loading' })

export async function refreshVisits(): Promise<void> {
  try {
    const { body } = await call('GET', '/api/visits', { needsSignIn: true })
    $visits.set({ state: 'ready', report: visitReport.parse(body) })
  } catch (error) {
    console.warn('Failed to fetch /api/visits:', error)
    $visits.set({ state: 'failed' })
  }
}

onMount($visits, () => {
  if (!import.meta.env.SSR) void refreshVisits()
})
