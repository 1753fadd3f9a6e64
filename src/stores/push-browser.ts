/** The part of push messages that farmers' and operators' notices share: what this browser can, its worker and its address. */

export const canPush = (): boolean => Boolean(navigator.serviceWorker) && 'PushManager' in window && 'Notification' in window

/** Whether an iPhone or iPad has push messages only in the installed site. */
export const needsApp = (): boolean => (navigator as { standalone?: boolean }).standalone === false

/** The subscription of a worker's scope, if there is one. */
export async function subscriptionIn(scope: string): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  if (!registration?.scope.endsWith(scope)) return undefined
  return (await registration.pushManager.getSubscription()) ?? undefined
}

/** Subscribes this browser anew, after its permission. */
export async function subscribe(worker: string, scope: string, publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await activeWorker(worker, scope)
  // Otherwise the browser would return an old subscription, with another key or unreachable.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

async function activeWorker(script: string, scope: string): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(script, { scope })
  const worker = registration.installing ?? registration.waiting
  if (worker && !registration.active)
    await new Promise<void>((resolve) => worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()))
  return registration
}
