import { feedingPlanText } from '~/content/feeding-words'
import type { FeedingInputs, FeedingPlan } from '~/domain/feeding/feeding'
import { shareLink } from '~/domain/whatsapp'
import { pathIn } from '~/languages'
import { savedPondMark } from '~/stores/ponds/saved-pond'
import { useLanguage, useMessages } from '../ui/language'
import { type Bag, costOf } from './cost'
import OrderAction from './OrderAction'

interface Props {
  inputs: FeedingInputs
  plan: FeedingPlan
  bag: Bag
  canPrint?: boolean
}

/** The actions of a plan: order bags, share, print. */
export default function PlanActions({ inputs, plan, bag, canPrint = false }: Props) {
  const { actions } = useMessages().feedingPlan
  const language = useLanguage()
  const { fishCount, averageWeight, waterTemp, pondSize } = inputs
  const saved = savedPondMark({ fishCount, averageWeight, waterTemp, pondSize })
  const { paise } = costOf(plan.bags, bag, language)
  return (
    <>
      <OrderAction bags={plan.bags} lifeStage={inputs.lifeStage} bag={bag} />
      <a
        className="button outline"
        href={shareLink(feedingPlanText(language, inputs, plan, paise))}
        target="_blank"
        rel="noopener"
      >
        {actions.send}
      </a>
      <a className="button outline" href={pathIn(language, '/ponds') + saved}>
        {actions.save}
      </a>
      {canPrint && (
        <button type="button" className="outline" onClick={() => print()}>
          {actions.print}
        </button>
      )}
    </>
  )
}
