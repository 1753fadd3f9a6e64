/**
 * Shows operators that an order came, with no page open. It answers no request, and no page is in its scope: the worker of the
 * public pages knows nothing of it. What it is sent is the `PushMessage` of src/domain/notifications/order-push.ts.
 */

self.addEventListener('push', (event) => {
  const { title, url, ...options } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { ...options, data: url, icon: '/icons/any-192.png' }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** In a page of the back office that is open, which may still refuse to be left, or in a new one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find((each) => new URL(each.url).pathname.startsWith('/admin'))
  if (page) await page.focus().then(() => page.postMessage(url))
  else await self.clients.openWindow(url)
}
