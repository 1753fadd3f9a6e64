import { securityEventWords } from '../account/security-events'
import type { SecurityEvent } from '../account/security-events-schema'
import { acknowledgeBy } from '../contacts/complaints'
import type { Contact } from '../contacts/schema'
import { formatDateTime } from '../dates'
import { onOneLine } from '../mail'
import { formatRupees } from '../money'
import { addressLines } from '../orders/order-address'
import type { Order } from '../orders/schema'
import { wellFormed } from '../well-formed'
import type { Notification } from './schema'

export interface OperatorMail {
  subject: string
  text: string
  replyTo?: string
}

const MAX_SUBJECT = 150

export function orderMail(order: Order, siteUrl: string): OperatorMail {
  const { id, customerName, customerEmail, customerPhone, items, totalAmount, notes, createdAt } = order
  const { discount, discountReason, deliveryCharge } = order
  const things = items.map(({ quantity, productName, productSku, totalPrice }) => [
    `${quantity} × ${productName}`,
    `${quantity} × ${productName} (${productSku}): ${formatRupees(totalPrice)}`,
  ])
  return {
    subject: asSubject(`New order #${id}: ${things.map(([short]) => short).join(', ')}`),
    ...(customerEmail && { replyTo: customerEmail }),
    text: paragraphs(
      `Order #${id} of ${formatDateTime(createdAt)}`,
      things.map(([, long]) => long).join('\n'),
      [
        ...(discount ? [`Discount (${discountReason}): ${formatRupees(discount)}`] : []),
        ...(deliveryCharge ? [`Delivery: ${formatRupees(deliveryCharge)}`] : []),
        `Total: ${formatRupees(totalAmount)}`,
      ].join('\n'),
      [customerName, customerPhone, customerEmail].filter(Boolean).join('\n'),
      addressLines(order).join('\n'),
      notes ?? '',
      `${siteUrl}/admin-orders?order=${id}`,
    ),
  }
}

export function contactMail(contact: Contact, siteUrl: string): OperatorMail {
  const { id, name, email, phone, subject, message, createdAt, complaint } = contact
  const what = complaint ? `Complaint ${complaint.number}` : 'Inquiry'
  return {
    subject: asSubject(`${complaint ? what : 'New inquiry'}: ${subject}`),
    ...(email && { replyTo: email }),
    text: paragraphs(
      `${what} of ${formatDateTime(createdAt)}`,
      complaint ? `To be acknowledged by ${formatDateTime(acknowledgeBy(createdAt))}` : '',
      [name, email, phone].filter(Boolean).join('\n'),
      subject,
      message,
      `${siteUrl}/admin-contacts?contact=${id}`,
    ),
  }
}

export const lowStockMail = ({ message }: Pick<Notification, 'message'>, siteUrl: string): OperatorMail => ({
  subject: asSubject(`Low stock: ${message}`),
  text: paragraphs(message, `${siteUrl}/admin-products`),
})

export const alarmMail = ({ title, message, createdAt }: Omit<Notification, 'isRead'>, siteUrl: string): OperatorMail => ({
  subject: asSubject(title),
  text: paragraphs(`${title}, ${formatDateTime(createdAt)}`, message, `${siteUrl}/admin-settings#system`),
})

export const securityMail = ({ event, createdAt, username, by }: Omit<SecurityEvent, 'id'>, siteUrl: string): OperatorMail => ({
  subject: asSubject(`Security: ${securityEventWords({ event, username })}`),
  text: paragraphs(
    securityEventWords({ event, username }),
    by === null ? formatDateTime(createdAt) : `By ${by}. ${formatDateTime(createdAt)}`,
    'If this was not you, change your password now, and keep Two-Factor on.',
    `${siteUrl}/admin-settings?tab=security`,
  ),
})

function asSubject(text: string): string {
  const characters = [...wellFormed(onOneLine(text))]
  return characters.length > MAX_SUBJECT ? `${characters.slice(0, MAX_SUBJECT - 1).join('')}…` : characters.join('')
}

const paragraphs = (...texts: readonly string[]): string => `${texts.filter((text) => text.trim() !== '').join('\n\n')}\n`
