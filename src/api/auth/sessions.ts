import { roleOf } from '~/domain/account/roles'
import type { Session } from '~/domain/account/session-schema'
import { type CallAnswer, jsonAnswer } from '../http/call-answer'
import { cookie } from '../http/cookies'
import type { Rows } from '../store/shop-schema'
import type { Shop, ShopReader } from '../store/store'
import { type Caller, lacksTwoFactor, longestSessionEnd, sessionEnd } from './auth'
import { deviceUser, operatorOf } from './operator-rows'
import { hashOf, newToken } from './tokens'

const MAX_DEVICES = 50

export interface StartedSession {
  session: Session
  token: string
  deviceToken: string | undefined
  longestEnd: number
}

/** Starts a session after password and, if set up, two-factor code were proved. */
export function startSession(shop: Shop, caller: Caller, username: string, now: string): StartedSession {
  forgetEndedSessions(shop, now)
  if (caller.sessionHash) shop.sessions.delete(caller.sessionHash)
  const token = newToken()
  const deviceToken = caller.isKnownDevice ? undefined : newToken()
  rememberDevice(shop, deviceToken ? hashOf(deviceToken) : caller.deviceHash, username, now)
  const hasProvedCode = operatorOf(shop, username).twoFactor?.isOn ?? false
  const row = { tokenHash: hashOf(token), username, createdAt: now, lastUsedAt: now, hasProvedCode }
  shop.sessions.put(row)
  const session = sessionOf(shop, row)
  return { session, token, deviceToken, longestEnd: longestSessionEnd(shop, row) }
}

export function sessionOf(shop: ShopReader, row: Rows['sessions']): Session {
  const operator = operatorOf(shop, row.username)
  const { username, name, isOwner } = operator
  const expiresAt = new Date(sessionEnd(shop, row)).toISOString()
  return {
    username,
    name: name || username,
    isOwner,
    role: roleOf(operator),
    mustSetUpTwoFactor: lacksTwoFactor(shop, operator),
    expiresAt,
  }
}

export function sessionAnswer(started: StartedSession, status: number, now: string, isHttps: boolean): CallAnswer<Session> {
  const answer = jsonAnswer<Session>(status, JSON.stringify(started.session))
  const lifetime = Math.ceil((started.longestEnd - Date.parse(now)) / 1000)
  answer.headers.append('Set-Cookie', cookie('session', started.token, isHttps, lifetime))
  if (started.deviceToken) answer.headers.append('Set-Cookie', cookie('device', started.deviceToken, isHttps))
  return answer
}

/** Ends an operator's sessions, and removes his devices and their push subscriptions, except those of the given caller. */
export function endOtherBrowsers(shop: Shop, username: string, stays?: Pick<Caller, 'sessionHash' | 'deviceHash'>) {
  for (const { tokenHash, username: of } of shop.sessions.rows())
    if (tokenHash !== stays?.sessionHash && of === username) shop.sessions.delete(tokenHash)
  for (const { tokenHash } of shop.devices.rows())
    if (tokenHash !== stays?.deviceHash && deviceUser(shop, tokenHash) === username) shop.devices.delete(tokenHash)
  for (const { endpointHash, deviceHash } of shop.pushSubscriptions.by('username', username))
    if (deviceHash === null || deviceHash !== stays?.deviceHash) shop.pushSubscriptions.delete(endpointHash)
}

function forgetEndedSessions(shop: Shop, now: string) {
  for (const session of shop.sessions.rows()) {
    if (sessionEnd(shop, session) <= Date.parse(now)) shop.sessions.delete(session.tokenHash)
  }
}

function rememberDevice(shop: Shop, tokenHash: string | undefined, username: string, now: string) {
  if (tokenHash === undefined) return
  const { createdAt = now } = shop.devices.get(tokenHash) ?? {}
  shop.devices.put({ tokenHash, createdAt, username })
  const devices = [...shop.devices.rows()]
  for (const device of devices.slice(0, Math.max(0, devices.length - MAX_DEVICES))) shop.devices.delete(device.tokenHash)
}
