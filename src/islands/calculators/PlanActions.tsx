import { feedingPlanText } from '~/content/feeding-words'
import { shareLink } from '~/formats/whatsapp'
import type { FeedingInputs, FeedingPlan } from '~/rules/feeding'
import { useLanguage, useWords } from '../language'
import { type Bag, costOf } from './cost'
import OrderAction from './OrderAction'

interface Props {
  inputs: FeedingInputs
  plan: FeedingPlan
  bag: Bag
  canPrint?: boolean
}

/** What to do with a plan: order its bags, send it, print it. */
export default function PlanActions({ inputs, plan, bag, canPrint = false }: Props) {
  const { actions } = useWords().feedingPlan
  const language = useLanguage()
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
      {canPrint && (
        <button type="button" className="outline" onClick={() => print()}>
          {actions.print}
        </button>
      )}
    </>
  )
}
