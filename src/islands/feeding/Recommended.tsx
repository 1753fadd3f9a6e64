import { type LifeStage, RECOMMENDED_CATEGORY } from '~/domain/feeding/stages'
import { pathIn } from '~/languages'
import { useLanguage, useMessages } from '../ui/language'
import Row from './Row'

/** The feed for a life stage, with a link to the shop. */
export default function Recommended({ lifeStage }: { lifeStage: LifeStage }) {
  const {
    feedingPlan: { forFish, labels },
    stages,
  } = useMessages()
  const category = RECOMMENDED_CATEGORY[lifeStage]
  return (
    <Row label={labels.product}>
      <a href={pathIn(useLanguage(), `/shop?category=${category}`)}>{stages.feeds[category]}</a>
      {forFish(stages.fish[category])}
    </Row>
  )
}
