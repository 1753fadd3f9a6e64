import * as z from 'zod/mini'
import { alarm } from '../account/alarms'
import { buyerState } from '../orders/buyer-state-schema'
import { count, id, line, paragraph, timestamp } from '../text'
import { MAX_NOTIFICATION } from '../text-limits'

const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'error'] as const

/** Sent with an order: product and quantity, no name, phone or address. */
export const newNotification = z.object({
  title: line(120),
  message: paragraph(MAX_NOTIFICATION),
  type: z.enum(NOTIFICATION_TYPES, `Please choose one of ${NOTIFICATION_TYPES.join(', ')}.`),
  isRead: z._default(z.boolean('Please answer yes or no.'), false),
})

/** A notification for one reader, with `isRead`. It contains the id of its row if known. */
export const notification = z.extend(newNotification, {
  id,
  createdAt: timestamp,
  orderId: z.optional(id),
  contactId: z.optional(id),
  productId: z.optional(id),
  /** The alarm that begins (error) or ends (success). */
  alarm: z.optional(alarm),
  /** Set only for the buyer of the order. */
  orderState: z.optional(buyerState),
  promisedDay: z.optional(z.string()),
  driverPhone: z.optional(z.string()),
})

/** The stored form: its creator (hash of the visitor cookie, null for the shop) and its readers. */
export const storedNotification = z.extend(
  z.omit(notification, { isRead: true, orderState: true, promisedDay: true, driverPhone: true }),
  {
    raisedBy: z.nullable(z.string()),
    isReadByOperator: z.boolean(),
    isReadByVisitor: z.boolean(),
  },
)

/** Number of unread notifications of the reader. */
export const unreadCount = z.object({ unread: count })
export const markedCount = z.object({ marked: count })

export type NewNotification = z.infer<typeof newNotification>
export type Notification = z.infer<typeof notification>
export type NotificationSubject = Pick<Notification, 'orderId' | 'contactId' | 'productId' | 'alarm'>
export type StoredNotification = z.infer<typeof storedNotification>
