import { calculator as words } from '~/content/calculator'
import { feedingPlanText, shareLink } from '~/formats/whatsapp'
import type { FeedingInputs, FeedingPlan } from '~/rules/feeding'
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
  const { paise } = costOf(plan.bags, bag)
  return (
    <>
      <OrderAction bags={plan.bags} lifeStage={inputs.lifeStage} bag={bag} />
      <a className="button outline" href={shareLink(feedingPlanText(inputs, plan, paise))} target="_blank" rel="noopener">
        {words.send}
      </a>
      {canPrint && (
        <button type="button" className="outline" onClick={() => print()}>
          {words.print}
        </button>
      )}
    </>
  )
}
