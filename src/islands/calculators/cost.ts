import { useStore } from '@nanostores/react'
import { costWords } from '~/content/calculator'
import { BAG_KILOGRAMS, type FeedingPlan, monthlyCost } from '~/rules/feeding'
import { formatRupees, paiseIn, rupees } from '~/rules/money'
import { type LifeStage, RECOMMENDED_CATEGORY } from '~/rules/stages'
import type { Product } from '~/schemas/products'
import { $products } from '~/stores/products'

export interface Cost {
  /** For a month, in paise; undefined if unknown. */
  paise?: number | undefined
  words: string
  hasFailed?: boolean
}

const isBagFor =
  (lifeStage: LifeStage) =>
  ({ category, weight }: Product) =>
    category === RECOMMENDED_CATEGORY[lifeStage] && Number.parseFloat(weight) === BAG_KILOGRAMS

/** The cost of a month's bags at the shop's price, or why it is unknown. */
export function useCost(plan: FeedingPlan | undefined, lifeStage: LifeStage): Cost {
  const { state, rows } = useStore($products, { ssr: 'initial' })
  const bag = rows.find(isBagFor(lifeStage))
  if (!bag || !plan) return { words: withoutPrice(state), hasFailed: state === 'failed' }
  const paise = monthlyCost(plan.bags, paiseIn(bag.price))
  if (paise === undefined) return { words: costWords.tooMuch }
  return { paise, words: `${formatRupees(rupees(paise))}, at ${formatRupees(bag.price)} a bag` }
}

const withoutPrice = (state: 'loading' | 'ready' | 'failed') =>
  ({ loading: costWords.loading, failed: costWords.failed, ready: costWords.unsold })[state]
