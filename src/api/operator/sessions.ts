import { cookie } from '~/api/http/cookies'
import type { Shop } from '~/api/store/store'
import type { Session } from '~/schemas/session'
import { type Caller, longestSessionEnd, sessionEnd } from './auth'
import { hashOf, newToken } from './tokens'

const MAX_DEVICES = 50

/** A session just begun: what the answer tells, and the tokens that only the browser keeps. */
export interface StartedSession {
  session: Session
  token: string
  /** Undefined where the browser has one already. */
  deviceToken: string | undefined
  /** Milliseconds since 1970. */
  longestEnd: number
}

/** Begins a session with a token of its own in place of the browser's old one, and remembers the browser as the operator's. */
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

/** The answer that hands a browser its new session. */
export function sessionResponse(started: StartedSession, status: number, now: string, isHttps: boolean): Response {
  const response = Response.json(started.session, { status, headers: { 'Cache-Control': 'no-store' } })
  const lifetime = Math.ceil((started.longestEnd - Date.parse(now)) / 1000)
  response.headers.append('Set-Cookie', cookie('session', started.token, isHttps, lifetime))
  if (started.deviceToken) response.headers.append('Set-Cookie', cookie('device', started.deviceToken, isHttps))
  return response
}

/** Ends every session, and forgets every browser but the one with this token. */
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
