import { cookie } from '~/api/http/cookies'
import type { Shop } from '~/api/store/store'
import type { Session } from '~/schemas/session'
import { type Caller, longestSessionEnd, sessionEnd } from './auth'
import { hashOf, newToken } from './tokens'

const MAX_DEVICES = 50

export interface StartedSession {
  session: Session
  token: string
  deviceToken: string | undefined
  longestEnd: number
}

/** Starts a session in place of the browser's old one, and stores the browser as the operator's device. */
export function startSession(shop: Shop, caller: Caller, username: string, now: string): StartedSession {
  forgetEndedSessions(shop, now)
  if (caller.sessionHash) shop.sessions.delete(caller.sessionHash)
  const token = newToken()
  const deviceToken = caller.isKnownDevice ? undefined : newToken()
  if (deviceToken) rememberDevice(shop, hashOf(deviceToken), now)
  const row = { tokenHash: hashOf(token), username, createdAt: now, lastUsedAt: now }
  shop.sessions.put(row)
  const session = { username, expiresAt: new Date(sessionEnd(shop, row)).toISOString() }
  return { session, token, deviceToken, longestEnd: longestSessionEnd(shop, row) }
}

export function sessionResponse(started: StartedSession, status: number, now: string, isHttps: boolean): Response {
  const response = Response.json(started.session, { status, headers: { 'Cache-Control': 'no-store' } })
  const lifetime = Math.ceil((started.longestEnd - Date.parse(now)) / 1000)
  response.headers.append('Set-Cookie', cookie('session', started.token, isHttps, lifetime))
  if (started.deviceToken) response.headers.append('Set-Cookie', cookie('device', started.deviceToken, isHttps))
  return response
}

/** Ends every session, and removes every device but the one with this hash. */
export function endOtherDevices(shop: Shop, deviceHash: string | undefined) {
  for (const { tokenHash } of shop.sessions.rows()) shop.sessions.delete(tokenHash)
  for (const { tokenHash } of shop.devices.rows()) if (tokenHash !== deviceHash) shop.devices.delete(tokenHash)
}

function forgetEndedSessions(shop: Shop, now: string) {
  for (const session of shop.sessions.rows()) {
    if (sessionEnd(shop, session) <= Date.parse(now)) shop.sessions.delete(session.tokenHash)
  }
}

function rememberDevice(shop: Shop, tokenHash: string, createdAt: string) {
  shop.devices.put({ tokenHash, createdAt })
  const devices = [...shop.devices.rows()]
  for (const device of devices.slice(0, Math.max(0, devices.length - MAX_DEVICES))) shop.devices.delete(device.tokenHash)
}
