import type { NewNotification, Notification } from '~/schemas/notifications'
import { call } from './client'
import { listStore } from './list'

const notifications = listStore<Notification>('/api/notifications', {
  pollEvery: 5000,
  hasDeltas: true,
  emptiesOnFailure: true,
})

/** The notifications, newest first; empty while the server cannot be reached. */
export const $notifications = notifications.$list

export async function createNotification(notification: NewNotification, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/notifications', { body: notification, idempotencyKey })
}

export async function markNotificationRead(id: number): Promise<void> {
  await call('PUT', `/api/notifications/${id}/read`)
  await notifications.refresh()
}
