import type { PushDevice, PushDevices } from '~/domain/notifications/push-schema'
import { call } from './client'
import { keepValue, keptValue } from './kept-values'
import { canPush, needsApp, subscribe, subscriptionIn } from './push-browser'
import { queryStore } from './query'

const WORKER = '/order-notices-worker.js'
/** A scope without pages, because the public pages have another service worker. */
const SCOPE = '/admin/order-notices/'
/** The storage key for whether this device was asked, and its last answer. */
const ASKED = 'order_notices'

export const { $known: $pushDevices, refresh: refreshPushDevices } = queryStore<PushDevices>('/api/push-subscriptions')

/** The state of this browser: unsupported, only as an installed app, permanently denied, off, on, or lost. */
export type PushState = 'unsupported' | 'needs app' | 'denied' | 'off' | 'on' | 'lost'

export const wasAsked = (): boolean => keptValue(ASKED) !== null

export const putOff = async () => keepValue(ASKED, 'no')

/** The state here, and which of the devices this one is. Asks no permission. */
export async function ownPush({ devices }: PushDevices): Promise<{ state: PushState; own: PushDevice | undefined }> {
  if (!canPush()) return { state: needsApp() ? 'needs app' : 'unsupported', own: undefined }
  const subscription = await subscriptionIn(SCOPE)
  const id = subscription && (await hashOf(subscription.endpoint))
  const own = devices.find((device) => device.id === id)
  if (Notification.permission === 'denied') return { state: 'denied', own }
  if (own && !own.failingSince) return { state: 'on', own }
  return { state: keptValue(ASKED) === 'on' ? 'lost' : 'off', own }
}

/** Asks for permission, subscribes this browser and registers it on the server. Throws on failure. */
export async function turnPushOn(known: PushDevices): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const { own } = await ownPush(known)
  const subscription = await subscribe(WORKER, SCOPE, known.publicKey)
  const { body } = await call('POST', '/api/push-subscriptions', { body: subscription.toJSON(), needsSignIn: true })
  // The old subscription is unreachable now.
  if (own && own.id !== (body as PushDevice).id) await call('DELETE', `/api/push-subscriptions/${own.id}`, { needsSignIn: true })
  keepValue(ASKED, 'on')
  await refreshPushDevices()
}

export async function stopPush(id: string, isOwn: boolean): Promise<void> {
  await call('DELETE', `/api/push-subscriptions/${id}`, { needsSignIn: true })
  if (isOwn) await putOff()
  await refreshPushDevices()
}

/** The id of an endpoint on the server: SHA-256 in base64url. */
async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
}
