import type { Product } from '~/domain/catalog/schema'
import { formatRupees, MAX_PAISE, paiseIn, rupees, sumOf, totalPrice } from '~/domain/money'
import { MAX_QUANTITY } from '~/domain/orders/bags'
import { joined } from '~/domain/orders/line-items'
import type { NewOrder, Order } from '~/domain/orders/schema'
import type { FieldError } from '~/domain/problems'
import { said } from '~/domain/sentences'
import { conflict, invalid } from '../http/problems'
import type { Shop } from '../store/store'
import { bagsByProduct } from './order-stock'

type NewItem = NewOrder['items'][number]
type Item = Order['items'][number]

/**
 * The items with the product's name and SKU. 422 for a product not for sale, 409 for an outdated price. Items in `sold` keep
 * their price, even if the product is no longer for sale.
 */
export function orderedItems(shop: Shop, items: readonly NewItem[], sold: readonly Item[] = []): Item[] {
  const [before, after] = [bagsByProduct(sold), bagsByProduct(items)]
  const products = items.map(({ productId }, index) => {
    const product = shop.products.get(productId)
    const isKept = (after.get(productId) ?? 0) <= (before.get(productId) ?? 0)
    if (!product?.isActive && !isKept) throw invalid([{ path: `items.${index}.productId`, ...said('not-for-sale') }])
    return product
  })
  const named = items.map((item, index) => withName(item, sold) ?? asOffered(item, products[index], index))
  return joinedItems(named)
}

/** Merges items with the same feed and price. 422 for more bags or rupees together than one item may have. */
export function joinedItems(items: readonly Item[]): Item[] {
  const merged = joined(items, feedOf, withBags)
  const large = merged.find((item) => item.quantity > MAX_QUANTITY || paiseIn(item.totalPrice) > MAX_PAISE)
  if (!large) return merged
  const place = items.findIndex((item) => feedOf(item) === feedOf(large))
  throw invalid([{ path: `items.${place}.quantity`, ...said('too-many-bags') }])
}

const feedOf = ({ productId, unitPrice }: NewItem) => `${productId} ${unitPrice}`

const withBags = (item: Item, quantity: number): Item => ({
  ...item,
  quantity,
  totalPrice: totalPrice(item.unitPrice, quantity),
})

/** The items with the names under which they were already sold, if any. */
export const withNames = (items: readonly NewItem[], sold: readonly Item[]): Item[] =>
  joined(
    items.map((item) => withName(item, sold) ?? { ...item, productName: '', productSku: '' }),
    feedOf,
    withBags,
  )

function withName(item: NewItem, sold: readonly Item[]): Item | undefined {
  const known = sold.find(({ productId, unitPrice }) => productId === item.productId && unitPrice === item.unitPrice)
  return known && { ...item, productName: known.productName, productSku: known.productSku }
}

function asOffered(item: NewItem, product: Product | undefined, index: number): Item {
  if (!product) throw invalid([{ path: `items.${index}.productId`, ...said('not-for-sale') }])
  const { name, sku, price } = product
  if (paiseIn(item.unitPrice) !== paiseIn(price)) throw conflict(said('price-changed', { name, price: formatRupees(price) }))
  return { ...item, productName: name, productSku: sku }
}

/** 422 for inconsistent totals, or a discount without a reason. */
export function refuseWrongTotals({
  items,
  totalAmount,
  discount = '0.00',
  discountReason = '',
  deliveryCharge = '0.00',
}: NewOrder) {
  const errors: FieldError[] = []
  items.forEach((item, index) => {
    if (item.totalPrice !== totalPrice(item.unitPrice, item.quantity)) {
      errors.push({ path: `items.${index}.totalPrice`, message: 'This total is not the price times the quantity.' })
    }
  })
  const sum = paiseIn(sumOf(items.map((item) => item.totalPrice)))
  if (paiseIn(discount) > sum) errors.push({ path: 'discount', message: 'This discount is more than the feeds cost.' })
  if (paiseIn(discount) > 0 && discountReason.trim() === '') {
    errors.push({ path: 'discountReason', message: 'Please say why there is a discount.' })
  }
  if (errors.length === 0 && totalAmount !== rupees(sum - paiseIn(discount) + paiseIn(deliveryCharge))) {
    errors.push({ path: 'totalAmount', message: 'This total is not the sum of the ordered products.' })
  }
  if (errors.length > 0) throw invalid(errors)
}

/** Discount and delivery charge for storage; omitted if zero. */
export function chargesOf({ discount = '0.00', discountReason = '', deliveryCharge = '0.00' }: NewOrder) {
  return {
    ...(paiseIn(discount) > 0 && { discount, discountReason }),
    ...(paiseIn(deliveryCharge) > 0 && { deliveryCharge }),
  }
}
