import { PUBLIC_SITE_URL } from 'astro:env/client'
import type { CallRequest } from './call-request'

/** Whether a write comes from a page of another site. Programs send no such headers and are allowed. */
export function isForeign({ headers }: Pick<CallRequest, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site === 'cross-site') return true
  const origin = headers.get('origin')
  if (origin === null || origin === PUBLIC_SITE_URL) return false
  // Pages with no-referrer send their forms with this origin.
  if (origin === 'null' && site === 'same-origin') return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}
