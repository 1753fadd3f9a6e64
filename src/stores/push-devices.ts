import type { PushDevice, PushDevices } from '~/domain/notifications/push-schema'
import { call } from './client'
import { keepValue, keptValue } from './kept-values'
import { queryStore } from './query'

const WORKER = '/order-notices-worker.js'
/** No page stands there: the worker of the public pages keeps all of them. */
const SCOPE = '/admin/order-notices/'
/** Whether this device has been asked, and how it answered last. */
const ASKED = 'order_notices'

export const { $known: $pushDevices, refresh: refreshPushDevices } = queryStore<PushDevices>('/api/push-subscriptions')

/** What this browser can do: nothing, only as an installed app, or its operator has said no for good. */
export type PushState = 'unsupported' | 'needs app' | 'denied' | 'off' | 'on' | 'lost'

export const wasAsked = (): boolean => keptValue(ASKED) !== null

export const putOff = async () => keepValue(ASKED, 'no')

/** How it is here, and which of the devices this one is. It asks nobody anything. */
export async function ownPush({ devices }: PushDevices): Promise<{ state: PushState; own: PushDevice | undefined }> {
  const { serviceWorker } = navigator
  if (!serviceWorker || !('PushManager' in window) || !('Notification' in window)) {
    const isInBrowserOfApple = (navigator as { standalone?: boolean }).standalone === false
    return { state: isInBrowserOfApple ? 'needs app' : 'unsupported', own: undefined }
  }
  const registration = await serviceWorker.getRegistration(SCOPE)
  const isOurs = registration?.scope.endsWith(SCOPE)
  const subscription = isOurs ? await registration?.pushManager.getSubscription() : undefined
  const id = subscription && (await hashOf(subscription.endpoint))
  const own = devices.find((device) => device.id === id)
  if (Notification.permission === 'denied') return { state: 'denied', own }
  if (own && !own.failingSince) return { state: 'on', own }
  return { state: keptValue(ASKED) === 'on' ? 'lost' : 'off', own }
}

/** Asks the operator, and where he allows it subscribes this browser and tells the server. Throws where that fails. */
export async function turnPushOn(known: PushDevices): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const { own } = await ownPush(known)
  const { pushManager } = await activeWorker()
  // One that was made for another key, or that nobody reaches any more, would be given again.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: known.publicKey })
  const { body } = await call('POST', '/api/push-subscriptions', { body: subscription.toJSON(), needsSignIn: true })
  // What it was before is not reached any more.
  if (own && own.id !== (body as PushDevice).id) await call('DELETE', `/api/push-subscriptions/${own.id}`, { needsSignIn: true })
  keepValue(ASKED, 'on')
  await refreshPushDevices()
}

export async function stopPush(id: string, isOwn: boolean): Promise<void> {
  await call('DELETE', `/api/push-subscriptions/${id}`, { needsSignIn: true })
  if (isOwn) await putOff()
  await refreshPushDevices()
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const worker = registration.installing ?? registration.waiting
  if (worker && !registration.active)
    await new Promise<void>((resolve) => worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()))
  return registration
}

/** As the server names an endpoint: SHA-256 in base64url. */
async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')
}
