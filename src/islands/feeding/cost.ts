import { useStore } from '@nanostores/react'
import { messagesOf } from '~/content/load-messages'
import { isolated } from '~/content/message-params'
import { kilogramsIn } from '~/domain/catalog/measures'
import type { Product } from '~/domain/catalog/schema'
import { monthlyCost } from '~/domain/feeding/feeding'
import { BAG_KILOGRAMS } from '~/domain/feeding/feeding-limits'
import { type LifeStage, RECOMMENDED_CATEGORY } from '~/domain/feeding/stages'
import { formatRupees, paiseIn, rupees } from '~/domain/money'
import type { Language } from '~/languages'
import { $products } from '~/stores/catalog/products'

type State = 'loading' | 'ready' | 'failed'

/** The shop's bag for a life stage, and the loading state. */
export interface Bag {
  state: State
  product: Product | undefined
}

interface Cost {
  /** Per month, in paise; undefined if unknown. */
  paise?: number | undefined
  words: string
  hasFailed?: boolean
}

const isBagFor =
  (lifeStage: LifeStage) =>
  ({ category, weight, isActive }: Product) =>
    isActive && category === RECOMMENDED_CATEGORY[lifeStage] && kilogramsIn(weight) === BAG_KILOGRAMS

/** The shop's bag for a life stage, preferably in stock. */
export function useBag(lifeStage: LifeStage): Bag {
  const { state, value: products = [] } = useStore($products, { ssr: 'initial' })
  const bags = products.filter(isBagFor(lifeStage))
  return { state, product: bags.find(({ stockQuantity }) => stockQuantity > 0) ?? bags[0] }
}

/** The cost of a month's bags at the shop's price, or why it is unknown. */
export function costOf(bags: number, { state, product }: Bag, language: Language): Cost {
  const { cost } = messagesOf(language).feedingPlan
  if (!product) return { words: { ...cost, ready: cost.unsold }[state], hasFailed: state === 'failed' }
  const paise = monthlyCost(bags, paiseIn(product.price))
  if (paise === undefined) return { words: cost.tooMuch }
  const price = (amount: string) => isolated(language, formatRupees(amount))
  return { paise, words: cost.known(price(rupees(paise)), price(product.price)) }
}
