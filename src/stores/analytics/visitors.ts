import { PUBLIC_GEO_URL } from 'astro:env/client'
import { browserOf, deviceOf, systemOf } from '~/domain/analytics/user-agent'
import type { NewPageView, NewVisitor } from '~/domain/analytics/visitors-schema'
import { call } from '../client'
import { isSlow } from '../connection'

const SESSION = 'visitor_session_id'
const LAST_VISIT = 'last_visit_timestamp'
const TIME_ON_SITE = 'session_time_on_site'
const UNKNOWN = 'Unknown'
const PLACE_WITHIN = 5000

/** Sends one visitor record per visit, and stores its time. Failures are only logged. */
export async function recordVisitor(page: string): Promise<void> {
  const { userAgent } = navigator
  const isReturning = localStorage.getItem(LAST_VISIT) !== null
  localStorage.setItem(LAST_VISIT, String(Date.now()))
  const visitor: NewVisitor = {
    sessionId: sessionId(),
    ...(await place()),
    device: deviceOf(userAgent),
    browser: browserOf(userAgent),
    os: systemOf(userAgent),
    visitedPages: [page],
    timeOnSite: 0,
    isReturning,
  }
  await call('POST', '/api/visitors', { body: visitor }).catch((error) => console.warn('Failed to track visitor:', error))
}

/** Reports a page view, once per navigation. Failures are only logged. */
export async function recordPageView(page: string, title: string): Promise<void> {
  const pageView: NewPageView = { page, title, timeSpent: 0, visitorId: null }
  await call('POST', '/api/page-views', { body: pageView }).catch((error) => console.warn('Failed to track page view:', error))
}

/** Stores the duration of the visit in whole seconds on this device. It is never sent. */
export const keepTimeOnSite = (milliseconds: number) =>
  localStorage.setItem(TIME_ON_SITE, String(Math.round(milliseconds / 1000)))

function sessionId(): string {
  const known = localStorage.getItem(SESSION)
  if (known) return known
  const made = `session_${Date.now()}_${Math.random().toString(36).slice(2, 11)}`
  localStorage.setItem(SESSION, made)
  return made
}

async function place(): Promise<{ country: string; city: string }> {
  const nowhere = { country: UNKNOWN, city: UNKNOWN }
  if (!mayAskPlace()) return nowhere
  try {
    const { body } = await call('GET', PUBLIC_GEO_URL, { signal: endedAfter(PLACE_WITHIN) })
    const { country_name: country, city } = body as Record<string, unknown>
    return { country: named(country), city: named(city) }
  } catch {
    return nowhere
  }
}

/** False if the operator turned it off, on slow connections, against the visitor's preference, and in automated browsers. */
function mayAskPlace(): boolean {
  const { webdriver, globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  const isOff = PUBLIC_GEO_URL === '' || PUBLIC_GEO_URL === 'off' || document.querySelector('meta[name="no-place"]')
  return !(isOff || webdriver || isSlow() || globalPrivacyControl || doNotTrack === '1')
}

const named = (value: unknown): string => (typeof value === 'string' && value.trim() ? value.trim().slice(0, 80) : UNKNOWN)

/** The oldest supported browsers lack `AbortSignal.timeout`. */
function endedAfter(milliseconds: number): AbortSignal {
  const ended = new AbortController()
  setTimeout(() => ended.abort(), milliseconds)
  return ended.signal
}
