/**
 * Shows a farmer that his feed ends, with no page open. The server sends no text: the page of the pond book has kept it on this
 * device (src/stores/ponds/feed-notice.ts). No page is in its scope.
 */

const LOST = { title: 'Trout Feed', body: '', url: '/ponds' }

self.addEventListener('push', (event) => event.waitUntil(show()))

async function show() {
  const kept = await self.caches.match('/kept-feed-notice', { cacheName: 'feed-notice' }).catch(() => undefined)
  const { title, url, ...options } = kept ? await kept.json() : LOST
  await self.registration.showNotification(title, { ...options, tag: 'feed-ends', data: url, icon: '/icons/any-192.png' })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(self.clients.openWindow(event.notification.data))
})
