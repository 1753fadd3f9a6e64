/**
 * Shows operators that an order came, with no page open. It answers no request, and no page is in its scope: the worker of the
 * public pages knows nothing of it.
 */

interface Extendable extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface Page {
  readonly url: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

interface Worker {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: { showNotification(title: string, options: object): Promise<void> }
  addEventListener(type: 'push', listen: (event: Extendable & { data: { json(): PushMessage } }) => void): void
  addEventListener(type: 'notificationclick', listen: (event: Extendable & { notification: Shown }) => void): void
}

type PushMessage = import('~/domain/notifications/order-push').PushMessage
type Shown = { data: string; close(): void }

const worker = globalThis as unknown as Worker

worker.addEventListener('push', (event) => {
  const { title, url, ...options } = event.data.json()
  event.waitUntil(worker.registration.showNotification(title, { ...options, data: url, icon: '/icons/any-192.png' }))
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** In a page of the back office that is open, which may still refuse to be left, or in a new one. */
async function open(url: string) {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => new URL(each.url).pathname.startsWith('/admin'))
  if (page) await page.focus().then(() => page.postMessage(url))
  else await worker.clients.openWindow(url)
}

export {}
