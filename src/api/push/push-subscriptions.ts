import { browserOf, systemOf } from '~/domain/analytics/user-agent'
import {
  MAX_PUSH_DEVICES,
  type NewPushSubscription,
  type PushDevice,
  type PushDevices,
  type PushSubscription,
} from '~/domain/notifications/push-schema'
import { isAtPushService } from '~/domain/notifications/push-services'
import { lastAlarmOf } from '../alarms/alarm-rows'
import { requireSession } from '../auth/auth'
import { hashOf } from '../auth/tokens'
import type { Call, CallContext } from '../http/call'
import { conflict, invalid, notFound } from '../http/problems'
import { lastIdOf } from '../mail/mailed-rows'
import { mailsOrders } from '../mail/mailing'
import type { Shop, ShopReader } from '../store/store'
import { isPoint, pushKeys } from './push-keys'

/** Whether a mail or any device notifies of orders. */
export const isNotified = (shop: ShopReader, sendsMail: boolean): boolean =>
  (sendsMail && mailsOrders(shop)) || Iterator.from(shop.pushSubscriptions.rows()).some(({ isGivenUp }) => !isGivenUp)

/** The caller's devices, and whether operators are notified of orders at all. */
export function readPushDevices({ caller }: Call, { locals: { store, sendsMail } }: CallContext): Promise<PushDevices> {
  return store.read((shop) => ({
    publicKey: pushKeys(shop).publicKey,
    devices: devicesOf(shop, caller.username).map(shownDevice),
    isNotified: isNotified(shop, sendsMail),
  }))
}

/**
 * Subscribes a browser to future orders. A known endpoint is the same device: it is retried, and belongs to the caller. 422 for
 * an endpoint of no known push service or invalid keys, 409 beyond a hundred devices.
 */
export async function addPushSubscription(call: Call<NewPushSubscription>, context: CallContext): Promise<PushDevice> {
  const { input, caller, now } = call
  const { endpoint, keys } = input
  const { store, pushTestService } = context.locals
  refuseForeignEndpoint(input, pushTestService)
  return store.update((shop) => {
    const { username } = requireSession(shop, caller)
    const endpointHash = hashOf(endpoint)
    const before = shop.pushSubscriptions.get(endpointHash)
    if (before?.username !== username && devicesOf(shop, username).length >= MAX_PUSH_DEVICES)
      throw conflict(`You have ${MAX_PUSH_DEVICES} devices already that are told of orders. Please stop one first.`)
    const row = {
      // After it was given up, skips older orders.
      ...{ lastOrderId: lastIdOf(shop, 'orders'), begunOrderId: null, lastAlarmId: lastAlarmOf(shop) },
      ...(before?.isGivenUp === false ? before : {}),
      createdAt: before?.createdAt ?? now,
      ...{ endpointHash, endpoint, ...keys, username, deviceHash: caller.deviceHash ?? null },
      name: deviceName(context.request.headers.get('user-agent') ?? ''),
      ...{ waitsUntil: null, failures: 0, failingSince: null, isGivenUp: false },
    }
    shop.pushSubscriptions.put(row)
    return shownDevice(row)
  })
}

/** 422 for an endpoint of no known push service, or a key for which nothing can be encrypted. */
export function refuseForeignEndpoint({ endpoint, keys }: NewPushSubscription, pushTestService: string | undefined) {
  if (!isAtPushService(endpoint, pushTestService))
    throw invalid([{ path: 'endpoint', message: 'This address is not at the push service of a browser.' }])
  if (!isPoint(keys.p256dh)) throw invalid([{ path: 'keys.p256dh', message: 'This is not the key of a browser.' }])
}

/** Removes a device of the caller; 404 for an unknown one. */
export function stopPushSubscription(shop: Shop, { caller, params }: Call): void {
  const row = shop.pushSubscriptions.get(params.id ?? '')
  if (!row || row.username !== caller.username) throw notFound('device')
  shop.pushSubscriptions.delete(row.endpointHash)
}

const devicesOf = (shop: ShopReader, username = '') =>
  shop.pushSubscriptions.by('username', username).sort((one, other) => one.createdAt.localeCompare(other.createdAt))

const shownDevice = ({ endpointHash, name, createdAt, failingSince, isGivenUp }: PushSubscription): PushDevice => ({
  id: endpointHash,
  name,
  createdAt,
  failingSince: isGivenUp ? failingSince : null,
})

/** Such as "Chrome on Android". */
function deviceName(userAgent: string): string {
  const [browser, system] = [browserOf(userAgent), systemOf(userAgent)]
  return `${browser === 'Unknown' ? 'A browser' : browser} on ${system === 'Unknown' ? 'an unknown system' : system}`
}
