import type { NewNotification, Notification } from '~/domain/notifications/schema'
import { call } from './client'
import { type Known, queryStore } from './query'

/** The reader's newest notifications, and the counts of all and unread ones. */
export interface NewestNotifications {
  rows: readonly Notification[]
  total: number
  unread: number
}

interface Answer {
  rows: readonly Notification[]
  total: number
  sums: { unread: number }
}

/** Maximum listed in the panel. */
const MOST_LISTED = 50

const NONE: NewestNotifications = { rows: [], total: 0, unread: 0 }

const newest = queryStore<Answer>(`/api/notifications?page=1&size=${MOST_LISTED}`, {
  pollEvery: 5000,
  needsSignIn: false,
  emptiesOnFailure: true,
})

export const $notifications = newest.$known

/** What the bell shows; empty if the server is unreachable. */
export const newestIn = ({ value }: Known<Answer>): NewestNotifications =>
  Array.isArray(value?.rows) ? { rows: value.rows, total: value.total, unread: value.sums.unread } : NONE

/** Number of unread notifications of the operator; only for his own browsers, also before sign-in. */
export const { $known: $unreadByOperator } = queryStore<{ unread: number }>('/api/notifications/unread', {
  pollEvery: 5000,
  needsSignIn: false,
  emptiesOnFailure: true,
})

export async function createNotification(notification: NewNotification, idempotencyKey: string): Promise<void> {
  await call('POST', '/api/notifications', { body: notification, idempotencyKey })
}

/** Marks one as read; also sent when its link leaves the page. Throws AnswerError or the network's error. */
export async function markNotificationRead(id: number): Promise<void> {
  await call('PUT', `/api/notifications/${id}/read`, { keepalive: true })
  await newest.refresh()
}

/** Marks all notifications of this reader as read. Throws AnswerError or the network's error. */
export async function markAllNotificationsRead(): Promise<void> {
  await call('PUT', '/api/notifications/read-all')
  await newest.refresh()
}
