import { formatRupees, paiseIn, sumOf, totalPrice } from '~/rules/money'
import type { NewOrder, NewOrderStatus, NewOrderStatuses, Order, OrderStatus, OrderStatuses } from '~/schemas/orders'
import type { FieldError } from '~/schemas/problems'
import type { Product } from '~/schemas/products'
import { said } from '~/schemas/sentences'
import type { Call } from './http/call'
import { conflict, invalid } from './http/problems'
import { namedRow, newestFirst, nextVersion } from './http/rows'
import { warnOfLowStock } from './notifications'
import { type LinkedOrder, withLink } from './order-links'
import type { Shop, ShopReader } from './store/store'

type NewItem = NewOrder['items'][number]

export const listOrders = (shop: ShopReader): Order[] => newestFirst(shop.orders.rows())

export const readOrder = (shop: ShopReader, call: Call): LinkedOrder => withLink(shop, namedRow(shop.orders, call, 'order'))

/**
 * Takes an order and its stock in one change. 422 for an unknown or inactive product or a total that is not price × quantity;
 * 409 where the price has changed or the stock does not suffice, naming the current figure.
 */
export function placeOrder(shop: Shop, { input, now }: Call<NewOrder>): Order {
  const products = input.items.map((item, index) => orderedProduct(shop, item, index))
  refuseWrongTotals(input)
  refuseOldPrices(input.items, products)
  for (const [index, { quantity }] of input.items.entries()) sell(shop, products[index] as Product, quantity, now)
  const items = input.items.map((item, index) => {
    const { name, sku } = products[index] as Product
    return { ...item, productName: name, productSku: sku }
  })
  return shop.orders.insert({
    ...input,
    items,
    status: 'pending',
    statusHistory: [{ status: 'pending', at: now }],
    paymentStatus: 'pending',
    createdAt: now,
  })
}

/** Sets any status at any time. Cancelling gives the stock back; leaving `cancelled` takes it again, even below zero. */
export function setOrderStatus(shop: Shop, call: Call<NewOrderStatus>): Order {
  return changeStatus(shop, namedRow(shop.orders, call, 'order'), call.input.status, call)
}

/** Sets the status of many orders in one change. One that is no longer in the status `from` is left; 422 for an unknown one. */
export function setOrderStatuses(shop: Shop, call: Call<NewOrderStatuses>): OrderStatuses {
  const answer: OrderStatuses = { changed: [], left: [] }
  for (const [index, { id, from, to }] of call.input.changes.entries()) {
    const before = shop.orders.get(id)
    if (!before) throw invalid([{ path: `changes.${index}.id`, message: `There is no order #${id}.` }])
    if (before.status === from) answer.changed.push(changeStatus(shop, before, to, call))
    else answer.left.push({ id, status: before.status })
  }
  return answer
}

export function changeStatus(shop: Shop, before: Order, status: OrderStatus, { now, caller }: Call<unknown>): Order {
  if (status === before.status) return before
  if (status === 'cancelled') moveStock(shop, before, 1, now)
  if (before.status === 'cancelled') moveStock(shop, before, -1, now)
  const entry = { status, at: now, ...(caller.username !== undefined && { by: caller.username }) }
  const order = { ...before, status, statusHistory: [...before.statusHistory, entry] }
  shop.orders.put(order)
  return order
}

function orderedProduct(shop: Shop, { productId }: NewItem, index: number): Product {
  const product = shop.products.get(productId)
  if (product?.isActive) return product
  throw invalid([{ path: `items.${index}.productId`, ...said('not-for-sale') }])
}

function refuseWrongTotals({ items, totalAmount }: NewOrder) {
  const errors: FieldError[] = []
  items.forEach((item, index) => {
    if (item.totalPrice !== totalPrice(item.unitPrice, item.quantity)) {
      errors.push({ path: `items.${index}.totalPrice`, message: 'This total is not the price times the quantity.' })
    }
  })
  if (errors.length === 0 && totalAmount !== sumOf(items.map((item) => item.totalPrice))) {
    errors.push({ path: 'totalAmount', message: 'This total is not the sum of the ordered products.' })
  }
  if (errors.length > 0) throw invalid(errors)
}

function refuseOldPrices(items: readonly NewItem[], products: readonly Product[]) {
  items.forEach(({ unitPrice }, index) => {
    const { name, price } = products[index] as Product
    if (paiseIn(unitPrice) !== paiseIn(price)) throw conflict(said('price-changed', { name, price: formatRupees(price) }))
  })
}

function sell(shop: Shop, { id, name }: Product, quantity: number, now: string) {
  const { stockQuantity } = shop.products.get(id) as Product
  if (quantity > stockQuantity) throw conflict(stockSentence(name, stockQuantity))
  changeStock(shop, id, -quantity, now)
}

function moveStock(shop: Shop, { items }: Order, direction: 1 | -1, now: string) {
  for (const { productId, quantity } of items) changeStock(shop, productId, direction * quantity, now)
}

/** Also changes the stock of a deleted product, which may be restored. */
function changeStock(shop: Shop, productId: number, by: number, now: string) {
  const before = shop.products.get(productId)
  const deleted = shop.deletedProducts.get(productId)
  if (deleted) shop.deletedProducts.put({ ...deleted, ...nextVersion(deleted), stockQuantity: deleted.stockQuantity + by })
  if (!before) return
  const after = { ...before, ...nextVersion(before), stockQuantity: before.stockQuantity + by }
  shop.products.put(after)
  warnOfLowStock(shop, before, after, now)
}

const stockSentence = (name: string, left: number) =>
  left > 0 ? said(left === 1 ? 'last-bag' : 'stock-left', { left: String(left), name }) : said('sold-out', { name })
