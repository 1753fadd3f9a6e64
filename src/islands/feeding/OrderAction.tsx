import { isolated } from '~/content/message-params'
import { MOST_BAGS_UNASKED } from '~/domain/feeding/feeding-limits'
import { type LifeStage, RECOMMENDED_CATEGORY } from '~/domain/feeding/stages'
import { formatRupees, totalPrice } from '~/domain/money'
import { textIn } from '~/domain/translations'
import { pathIn } from '~/languages'
import { useLanguage, useMessages } from '../ui/language'
import type { Bag } from './cost'
import { useAmounts } from './use-amounts'

interface Props {
  bags: number
  lifeStage: LifeStage
  bag: Bag
  /** Uses one word, and shows only feeds that can be ordered at once. */
  isBrief?: boolean
}

/** The link from a plan to an order of its monthly bags, limited by the stock. For very many bags it asks first. */
export default function OrderAction({ bags, lifeStage, bag: { state, product }, isBrief = false }: Props) {
  const {
    feedingPlan: { actions },
    stages,
  } = useMessages()
  const language = useLanguage()
  const { bags: localizedBags } = useAmounts()
  const category = RECOMMENDED_CATEGORY[lifeStage]
  const name = isolated(language, product ? textIn(language, product, 'name').text : stages.feeds[category])
  const quantity = Math.min(bags, product?.stockQuantity ?? bags)
  if (quantity < 1 || (!product && state === 'ready')) {
    return isBrief ? null : (
      <a className="button" href={pathIn(language, '/contact?subject=Product%20Inquiry')}>
        {actions.soldOut(name)}
      </a>
    )
  }
  const [path, sentence] = product
    ? [
        `/shop?order=${encodeURIComponent(product.sku)}&quantity=${quantity}`,
        actions.orderFor(localizedBags(quantity), name, isolated(language, formatRupees(totalPrice(product.price, quantity)))),
      ]
    : [`/shop?category=${category}`, actions.order(localizedBags(bags), name)]
  const order = (
    <a className="button" href={pathIn(language, path)} aria-label={isBrief ? sentence : undefined}>
      {isBrief ? actions.brief : sentence}
    </a>
  )
  if (bags <= MOST_BAGS_UNASKED) return order
  if (isBrief) return null
  return (
    <details>
      <summary>{actions.isMeant(localizedBags(bags))}</summary>
      {order}
    </details>
  )
}
