import { DAY } from '~/domain/day'
import { alarmPush, orderPush, type PushMessage } from '~/domain/notifications/order-push'
import type { PushSubscription } from '~/domain/notifications/push-schema'
import { isQuiet } from '~/domain/notifications/quiet-hours'
import { alarmAfter, lastAlarmOf } from '../alarms/alarm-rows'
import { lastIdOf } from '../mail/mailed-rows'
import { LONGEST_WAIT, waitAfter } from '../mail/outbox'
import type { Shop, ShopReader } from '../store/store'

const MINUTE = 60_000
const GIVE_UP_AFTER = 7 * DAY
/** A message counts at most the newest 1,000. */
const MOST_COUNTED = 1000

/** What a device is to be told: all orders up to `last`, one of which is not there any more where there is no `push`. */
export interface DuePush {
  device: PushSubscription
  last: number
  push: PushMessage | undefined
  /** Which bell it is about in place of orders. */
  alarmId?: number
}

interface Asked {
  now: number
  /** Devices that are being told. */
  busy: { has(endpointHash: string): boolean }
  /** How many more may be told, and of these how many that failed last or were never told. */
  room: { all: number; unproven: number }
}

/** Who is to be told now, those first that are likely to answer, and whether somebody waits. */
export function duePushes(shop: ShopReader, { now, busy, room }: Asked): { due: DuePush[]; isWaiting: boolean } {
  const last = lastIdOf(shop, 'orders')
  const lastAlarm = lastAlarmOf(shop)
  const proven: PushSubscription[] = []
  const unproven: PushSubscription[] = []
  let isWaiting = false
  const isPatient = patienceAt(now)
  for (const device of shop.pushSubscriptions.rows()) {
    if (device.isGivenUp || (device.lastOrderId >= last && device.lastAlarmId >= lastAlarm)) continue
    isWaiting = true
    if (busy.has(device.endpointHash) || isPatient(device)) continue
    if (device.failures > 0 || device.waitsUntil === null) keepFirst(unproven, device, Math.min(room.unproven, room.all))
    else keepFirst(proven, device, room.all)
  }
  const said = (key: 'quiet_from' | 'quiet_until') => shop.settings.get(key)?.value.trim() ?? ''
  if (isQuiet(new Date(now), said('quiet_from'), said('quiet_until'))) return { due: [], isWaiting }
  const devices = [...proven, ...unproven].slice(0, room.all)
  const pushes = new Map<string, PushMessage | undefined>()
  return { due: devices.map((device) => pushTo(shop, device, last, pushes)), isWaiting }
}

/** Whether a device is not to be tried yet. Texts are compared, since to parse thousands of times costs milliseconds. */
function patienceAt(now: number) {
  // A clock that was set back must not make the wait longer.
  const [from, until] = [now, now + LONGEST_WAIT].map((time) => new Date(time).toISOString()) as [string, string]
  return ({ waitsUntil }: PushSubscription) => waitsUntil !== null && waitsUntil > from && waitsUntil <= until
}

const waitOf = ({ waitsUntil }: PushSubscription) => waitsUntil ?? ''

/** Puts a device among those, at most so many, that have waited longest: thousands cost one look each. */
function keepFirst(first: PushSubscription[], device: PushSubscription, most: number) {
  const last = first[most - 1]
  if (most === 0 || (last && waitOf(last) <= waitOf(device))) return
  const before = first.findLastIndex((each) => waitOf(each) <= waitOf(device))
  first.splice(before + 1, 0, device)
  first.length = Math.min(first.length, most)
}

/** `pushes` are those that were written already: many devices are told the same. */
function pushTo(
  shop: ShopReader,
  device: PushSubscription,
  newest: number,
  pushes: Map<string, PushMessage | undefined>,
): DuePush {
  const alarm = device.begunOrderId === null ? alarmAfter(shop, device.lastAlarmId) : undefined
  if (alarm) return { device, last: device.lastOrderId, push: alarmPush(alarm), alarmId: alarm.id }
  const last = device.begunOrderId ?? newest
  const from = Math.max(device.lastOrderId, last - MOST_COUNTED)
  const key = `${from} ${last}`
  if (!pushes.has(key)) {
    const orders = Array.from({ length: last - from }, (_, index) => shop.orders.get(from + 1 + index) ?? [])
    pushes.set(key, orderPush(orders.flat(), last))
  }
  return { device, last, push: pushes.get(key) }
}

/** Notes which message is on its way: after a kill, the same one is repeated. Those that it need not be sent are done. */
export function beginPush(shop: Shop, { device, last, push, alarmId }: DuePush) {
  const row = shop.pushSubscriptions.get(device.endpointHash)
  if (row && !alarmId)
    shop.pushSubscriptions.put(push ? { ...row, begunOrderId: last } : { ...row, lastOrderId: last, begunOrderId: null })
}

export interface PushOutcome {
  state: 'told' | 'gone' | 'failed'
  /** Milliseconds that the push service asks for. */
  retryAfter?: number
}

/** Notes how it went: a device that is gone is removed, and one that has failed for a week is given up. */
export function endPush(shop: Shop, { device, last, alarmId }: DuePush, outcome: PushOutcome, now: number) {
  const row = shop.pushSubscriptions.get(device.endpointHash)
  if (!row || (alarmId ? row.lastAlarmId >= alarmId : row.lastOrderId >= last)) return
  if (outcome.state === 'gone') return shop.pushSubscriptions.delete(row.endpointHash)
  const until = (wait: number) => new Date(now + wait).toISOString()
  if (outcome.state === 'told') {
    const well = { ...row, failures: 0, failingSince: null, isGivenUp: false }
    if (alarmId) return shop.pushSubscriptions.put({ ...well, lastAlarmId: alarmId, waitsUntil: until(0) })
    return shop.pushSubscriptions.put({ ...well, lastOrderId: last, begunOrderId: null, waitsUntil: until(MINUTE) })
  }
  const failures = row.failures + 1
  const failingSince = row.failingSince ?? until(0)
  const wait = Math.min(LONGEST_WAIT, Math.max(waitAfter(failures), outcome.retryAfter ?? 0))
  const isGivenUp = now - Date.parse(failingSince) > GIVE_UP_AFTER
  shop.pushSubscriptions.put({ ...row, failures, failingSince, isGivenUp, waitsUntil: until(wait) })
}
