import { formatRupees } from '~/rules/money'
import type { Order, OrderStatus } from '~/schemas/orders'
import { formatDate } from './dates'
import { indianNumber } from './indian-numbers'

/** What a status means to the customer. */
const MEANINGS: Record<OrderStatus, string> = {
  pending: 'We have received it and will confirm it soon.',
  confirmed: 'It is confirmed, and we are packing your feed.',
  shipped: 'It is on its way to you.',
  delivered: 'It has been delivered. We wish you good growth.',
  cancelled: 'It has been cancelled. Please write to us if you did not expect this.',
}

/** The statuses in which the promised day still lies ahead. */
const isAwaited = (status: OrderStatus) => status !== 'delivered' && status !== 'cancelled'

/** How many bags: '5 bags'. */
export function bagsInWords(bags: number): string {
  return `${indianNumber(bags)} ${bags === 1 ? 'bag' : 'bags'}`
}

export const bagsOf = ({ items }: Pick<Order, 'items'>): number => items.reduce((sum, { quantity }) => sum + quantity, 0)

/** What was ordered, each feed by its short name and beside its figure: '4 × Small Stage, 1 × Stock Stage'. */
export const itemsInWords = ({ items }: Pick<Order, 'items'>): string =>
  items.map(({ quantity, productName }) => `${indianNumber(quantity)}\u00a0×\u00a0${shortName(productName)}`).join(', ')

const shortName = (name: string) => name.replace(/ (Trout )?Feed$/i, '')

/** The last day on which an order that is still awaited may come; undefined where none was promised, or it came. */
export const awaitedDay = ({ status, handling }: Pick<Order, 'status' | 'handling'>): string | undefined =>
  (isAwaited(status) && handling?.promisedDay) || undefined

/** A message to the customer about an order, ready to send; `company` is our name. */
export function orderMessage(order: Order, company: string): string {
  const { id, customerName, items, totalAmount, status } = order
  const day = awaitedDay(order)
  return [
    `Hello ${customerName}, this is ${company} about your order #${id}:`,
    ...items.map(({ quantity, productName }) => `${indianNumber(quantity)} × ${productName}`),
    `Total: ${formatRupees(totalAmount)}`,
    MEANINGS[status],
    ...(day ? [`We will deliver it by ${formatDate(day)}.`] : []),
  ].join('\n')
}
