import { indianNumber } from '~/domain/indian-numbers'
import { formatRupees } from '~/domain/money'
import { awaitedDay } from '~/domain/orders/order-texts'
import type { Order } from '~/domain/orders/schema'
import { customerWords } from './customer-words'
import { localizedDay } from './localized-dates'

/** A message about an order in the customer's language; `company` is our name, `link` the address of the order's page. */
export function orderMessage(order: Order, company: string, link?: string): string {
  const { id, customerName, items, totalAmount, status, language = 'en' } = order
  const { customers, dates } = customerWords[language]
  const day = awaitedDay(order)
  return [
    customers.order(customerName, company, String(id)),
    ...items.map(({ quantity, productName }) => `${indianNumber(quantity)} × ${productName}`),
    customers.total(formatRupees(totalAmount)),
    customers.meanings[status],
    ...(day ? [customers.by(localizedDay(day, { dates }))] : []),
    ...(link ? [customers.page(link)] : []),
  ].join('\n')
}

/** The link to the order's page, with a line in the buyer's language. */
export function buyerLinkMessage({ id, customerName, language = 'en' }: Order, company: string, link: string): string {
  const { customers } = customerWords[language]
  return `${customers.order(customerName, company, String(id))}\n${customers.page(link)}`
}
