import * as z from 'zod/mini'
import { alarm } from '../account/alarms'
import { buyerState } from '../orders/buyer-state-schema'
import { count, id, line, paragraph, timestamp } from '../text'
import { MAX_NOTIFICATION } from '../text-limits'

const NOTIFICATION_TYPES = ['info', 'success', 'warning', 'error'] as const

/** What the order flow sends. Product and quantity only: never a name, phone or address. */
export const newNotification = z.object({
  title: line(120),
  message: paragraph(MAX_NOTIFICATION),
  type: z.enum(NOTIFICATION_TYPES, `Please choose one of ${NOTIFICATION_TYPES.join(', ')}.`),
  isRead: z._default(z.boolean('Please answer yes or no.'), false),
})

/** What a bell reads; `isRead` is the reader's own. It names the row that it is about, where the server knows it. */
export const notification = z.extend(newNotification, {
  id,
  createdAt: timestamp,
  orderId: z.optional(id),
  contactId: z.optional(id),
  productId: z.optional(id),
  /** Which alarm of the shop begins, as an error, or is over, as a success. */
  alarm: z.optional(alarm),
  /** Told to the buyer of the order alone. */
  orderState: z.optional(buyerState),
})

/** How the store keeps it: who raised it (hash of the visitor cookie, null for the shop itself) and who has read it. */
export const storedNotification = z.extend(z.omit(notification, { isRead: true, orderState: true }), {
  raisedBy: z.nullable(z.string()),
  isReadByOperator: z.boolean(),
  isReadByVisitor: z.boolean(),
})

/** How many of a list the reader has not read. */
export const unreadCount = z.object({ unread: count })
export const markedCount = z.object({ marked: count })

export type NewNotification = z.infer<typeof newNotification>
export type Notification = z.infer<typeof notification>
export type NotificationSubject = Pick<Notification, 'orderId' | 'contactId' | 'productId' | 'alarm'>
export type StoredNotification = z.infer<typeof storedNotification>
