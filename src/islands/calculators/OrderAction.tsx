import { orderWords } from '~/content/calculator'
import { formatRupees, totalPrice } from '~/rules/money'
import { CATEGORY_LABELS, type LifeStage, RECOMMENDED_CATEGORY } from '~/rules/stages'
import type { Bag } from './cost'

interface Props {
  bags: number
  lifeStage: LifeStage
  bag: Bag
}

/** The way from a plan to an order of its month: the form opens with this feed and so many bags, as far as there is stock. */
export default function OrderAction({ bags, lifeStage, bag: { state, product } }: Props) {
  const category = RECOMMENDED_CATEGORY[lifeStage]
  const name = product?.name ?? CATEGORY_LABELS[category]
  const quantity = Math.min(bags, product?.stockQuantity ?? bags)
  if (quantity < 1 || (!product && state === 'ready')) {
    return (
      <a className="button" href="/contact?subject=Product%20Inquiry">
        {orderWords.soldOut(name)}
      </a>
    )
  }
  if (!product) {
    return (
      <a className="button" href={`/shop?category=${category}`}>
        {orderWords.order(bags, name)}
      </a>
    )
  }
  return (
    <a className="button" href={`/shop?order=${encodeURIComponent(product.sku)}&quantity=${quantity}`}>
      {orderWords.order(quantity, name)}, {formatRupees(totalPrice(product.price, quantity))}
    </a>
  )
}
