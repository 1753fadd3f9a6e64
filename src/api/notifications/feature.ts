import { NOTIFICATIONS_KEPT_DAYS } from '~/domain/kept-days'
import { markedCount, newNotification, notification, storedNotification, unreadCount } from '~/domain/notifications/schema'
import { defineFeature } from '../feature'
import { notAccountant, nothing, trustedDevice, visitor } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { countUnread, createNotification, listNotifications, listOwnNotifications, notificationPages } from './notifications'
import { markAllNotificationsRead, markNotificationRead } from './read-notifications'

const tables = {
  notifications: table(storedNotification, 'id', {
    raisedBy: (row) => row.raisedBy,
    unread: (row) => (row.isReadByOperator ? null : 'by operator'),
    alarm: (row) => row.alarm,
  }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const notificationsFeature = defineFeature({
  tables,
  erased: {
    notifications: { texts: ['title', 'message'] },
  },
  audited: {
    notifications: undefined,
  },
  retention: {
    notifications: { days: NOTIFICATIONS_KEPT_DAYS, from: ({ createdAt }) => createdAt },
  },
  calls: {
    '/notifications': {
      GET: visitor.ownList('notifications', listNotifications, listOwnNotifications, notificationPages).answers(notification),
      POST: notAccountant(newNotification, (shop, call) => createNotification(shop, call)).answers(notification),
    },
    '/notifications/[id]/read': { PUT: visitor(nothing, markNotificationRead).answers(notification) },
    '/notifications/read-all': { PUT: visitor.handler(nothing, markAllNotificationsRead).answers(markedCount) },
    '/notifications/unread': { GET: trustedDevice.handler(countUnread).answers(unreadCount) },
  },
})
