import { resultLabels } from '~/content/calculator'
import { CATEGORY_LABELS, FISH_SIZES, type LifeStage, RECOMMENDED_CATEGORY } from '~/rules/stages'
import Row from './Row'

/** The feed for a life stage, with a link to the shop. */
export default function Recommended({ lifeStage }: { lifeStage: LifeStage }) {
  const category = RECOMMENDED_CATEGORY[lifeStage]
  return (
    <Row label={resultLabels.product}>
      <a href={`/shop?category=${category}`}>{CATEGORY_LABELS[category]}</a>, for fish {FISH_SIZES[category]}
    </Row>
  )
}
