import { DAY } from '~/domain/day'
import { alarmPush, orderPush, type PushMessage } from '~/domain/notifications/order-push'
import type { PushSubscription } from '~/domain/notifications/push-schema'
import { isQuiet } from '~/domain/notifications/quiet-hours'
import { alarmsAfter, lastAlarmOf } from '../alarms/alarm-rows'
import { lastIdOf } from '../mail/mailed-rows'
import { LONGEST_WAIT, nextTry } from '../mail/outbox'
import type { Shop, ShopReader } from '../store/store'

const MINUTE = 60_000
const GIVE_UP_AFTER = 7 * DAY
/** A message counts at most the newest 1,000. */
const MOST_COUNTED = 1000
/** Devices that are told at once. */
const MAX_AT_ONCE = 16
/** While so many are told, none begins that failed last or was never told: it may be slow, and holds up no other. */
const MAX_UNPROVEN_AT_ONCE = 8

export interface DuePush {
  device: PushSubscription
  /** Undefined where the orders are not there any more. */
  push: PushMessage | undefined
  /** What the device notes before: after a kill, the same message is repeated. */
  before: Partial<PushSubscription>
  /** What it notes once it was told. */
  after: Partial<PushSubscription>
}

export interface PushOutcome {
  state: 'told' | 'gone' | 'failed'
  /** Milliseconds that the push service asks for. */
  retryAfter?: number
}

/** Who is to be told now, and whether somebody waits. `busy` are being told. */
export function duePushes(shop: ShopReader, now: number, busy: Pick<ReadonlySet<string>, 'has' | 'size'>) {
  const [lastOrder, lastAlarm] = [lastIdOf(shop, 'orders'), lastAlarmOf(shop)]
  const isBehind = (device: PushSubscription) =>
    !device.isGivenUp && (device.lastOrderId < lastOrder || device.lastAlarmId < lastAlarm)
  const waiting = [...shop.pushSubscriptions.rows()].filter(isBehind)
  const setting = (key: 'quiet_from' | 'quiet_until') => shop.settings.get(key)?.value.trim() ?? ''
  if (isQuiet(new Date(now), setting('quiet_from'), setting('quiet_until'))) return { due: [], isWaiting: waiting.length > 0 }
  const due = waiting
    .filter((device) => !busy.has(device.endpointHash) && !isPatient(device, now))
    .sort(byHope)
    .filter((device, place) => busy.size + place < (skipOriginCheck(device) ? MAX_AT_ONCE : MAX_UNPROVEN_AT_ONCE))
  return { due: due.map((device) => pushTo(shop, device, lastOrder, now)), isWaiting: waiting.length > 0 }
}

/** Whether a device is not to be tried yet. A clock that was set back must not make the wait longer. */
function isPatient({ waitsUntil }: PushSubscription, now: number): boolean {
  const wait = Date.parse(waitsUntil ?? '') - now
  return wait > 0 && wait <= LONGEST_WAIT
}

const skipOriginCheck = ({ failures, waitsUntil }: PushSubscription) => failures === 0 && waitsUntil !== null

/** Those first that are likely to answer, and of these who has waited longest. */
const byHope = (one: PushSubscription, other: PushSubscription) =>
  Number(skipOriginCheck(other)) - Number(skipOriginCheck(one)) || ((one.waitsUntil ?? '') < (other.waitsUntil ?? '') ? -1 : 1)

function pushTo(shop: ShopReader, device: PushSubscription, newest: number, now: number): DuePush {
  const alarm = device.begunOrderId === null ? alarmsAfter(shop, device.lastAlarmId)[0] : undefined
  if (alarm) return { device, push: alarmPush(alarm), before: {}, after: { lastAlarmId: alarm.id, waitsUntil: time(now) } }
  const last = device.begunOrderId ?? newest
  const first = Math.max(device.lastOrderId, last - MOST_COUNTED) + 1
  const orders = Array.from({ length: last - first + 1 }, (_, index) => shop.orders.get(first + index) ?? []).flat()
  const after = { lastOrderId: last, begunOrderId: null, waitsUntil: time(now + MINUTE) }
  return { device, push: orderPush(orders, last), before: { begunOrderId: last }, after }
}

const time = (milliseconds: number) => new Date(milliseconds).toISOString()

/** Notes which message is on its way; where there is none, the device is as told. */
export function beginPush(shop: Shop, { device, push, before, after }: DuePush) {
  const row = shop.pushSubscriptions.get(device.endpointHash)
  if (row) shop.pushSubscriptions.put({ ...row, ...(push ? before : after) })
}

/** Notes how it went: a device that is gone is removed, and one that has failed for a week is given up. */
export function endPush(shop: Shop, { device, after }: DuePush, { state, retryAfter = 0 }: PushOutcome, now: number) {
  const row = shop.pushSubscriptions.get(device.endpointHash)
  // Stopped or turned on anew meanwhile, or told by another server.
  if (row?.waitsUntil !== device.waitsUntil || row.lastOrderId > device.lastOrderId) return
  if (state === 'gone') return shop.pushSubscriptions.delete(row.endpointHash)
  if (state === 'told') return shop.pushSubscriptions.put({ ...row, ...after, failures: 0, failingSince: null })
  const { failures, failingSince } = { failures: row.failures + 1, failingSince: row.failingSince ?? time(now) }
  const waitsUntil = time(nextTry(failures, now, retryAfter))
  const isGivenUp = now - Date.parse(failingSince) > GIVE_UP_AFTER
  shop.pushSubscriptions.put({ ...row, failures, failingSince, isGivenUp, waitsUntil })
}
