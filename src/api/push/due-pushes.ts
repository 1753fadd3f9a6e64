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
/** A message counts at most the newest 1,000 orders. */
const MOST_COUNTED = 1000
/** Maximum concurrent messages. */
const MAX_AT_ONCE = 16
/** Above this number, devices that failed last or are new must wait, because they may be slow. */
const MAX_UNPROVEN_AT_ONCE = 8

export interface DuePush {
  device: PushSubscription
  /** Undefined if the orders no longer exist. */
  push: PushMessage | undefined
  /** Stored before sending, so that the same message is repeated after a crash. */
  before: Partial<PushSubscription>
  /** Stored after sending. */
  after: Partial<PushSubscription>
}

export interface PushOutcome {
  state: 'told' | 'gone' | 'failed'
  /** Retry-After of the push service, in milliseconds. */
  retryAfter?: number
}

/** The messages due now, and whether others wait. Messages to `busy` devices are being sent. */
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
    .filter((device, place) => busy.size + place < (isReliable(device) ? MAX_AT_ONCE : MAX_UNPROVEN_AT_ONCE))
  return { due: due.map((device) => pushTo(shop, device, lastOrder, now)), isWaiting: waiting.length > 0 }
}

/** Whether a device must still wait. A clock that was set back must not lengthen the wait. */
function isPatient({ waitsUntil }: PushSubscription, now: number): boolean {
  const wait = Date.parse(waitsUntil ?? '') - now
  return wait > 0 && wait <= LONGEST_WAIT
}

const isReliable = ({ failures, waitsUntil }: PushSubscription) => failures === 0 && waitsUntil !== null

/** Reliable devices first, then the longest waiting. */
const byHope = (one: PushSubscription, other: PushSubscription) =>
  Number(isReliable(other)) - Number(isReliable(one)) || ((one.waitsUntil ?? '') < (other.waitsUntil ?? '') ? -1 : 1)

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

/** Stores which message is being sent; without one, the device is up to date. */
export function beginPush(shop: Shop, { device, push, before, after }: DuePush) {
  const row = shop.pushSubscriptions.get(device.endpointHash)
  if (row) shop.pushSubscriptions.put({ ...row, ...(push ? before : after) })
}

/** Stores the result: removes a gone device, and gives up after a week of failures. */
export function endPush(shop: Shop, { device, after }: DuePush, { state, retryAfter = 0 }: PushOutcome, now: number) {
  const row = shop.pushSubscriptions.get(device.endpointHash)
  // Meanwhile stopped, turned on again, or handled by another process.
  if (row?.waitsUntil !== device.waitsUntil || row.lastOrderId > device.lastOrderId) return
  if (state === 'gone') return shop.pushSubscriptions.delete(row.endpointHash)
  if (state === 'told') return shop.pushSubscriptions.put({ ...row, ...after, failures: 0, failingSince: null })
  const { failures, failingSince } = { failures: row.failures + 1, failingSince: row.failingSince ?? time(now) }
  const waitsUntil = time(nextTry(failures, now, retryAfter))
  const isGivenUp = now - Date.parse(failingSince) > GIVE_UP_AFTER
  shop.pushSubscriptions.put({ ...row, failures, failingSince, isGivenUp, waitsUntil })
}
