import { calculator as words } from '~/content/calculator'
import type { Company } from '~/formats/company'
import { feedingPlanText, shareLink } from '~/formats/whatsapp'
import { advancedFeedingPlan, type FeedingInputs, feedingNotices, stockingDensity } from '~/rules/feeding'
import Advice from './Advice'
import Answer from './Answer'
import Bags from './Bags'
import { useCost } from './cost'
import Inputs from './Inputs'
import styles from './Plan.module.css'
import Pond from './Pond'
import PrintedHead from './PrintedHead'
import Published from './Published'
import Recommended from './Recommended'
import Spoken from './Spoken'
import { useTypedInputs } from './typed-inputs'
import Working from './Working'

/** Feed by biomass, life stage and water, with density and bags. An island, because it calculates as you type. */
export default function AdvancedCalculator({ company }: { company: Pick<Company, 'name' | 'phone'> }) {
  const calculator = useTypedInputs()
  const { inputs } = calculator
  const { plan, density, about } = calculate(inputs)
  const cost = useCost(plan, inputs.lifeStage)
  return (
    <div className={styles.calculator}>
      <Inputs calculator={calculator} optional={['waterTemp', 'pondSize']} />
      <section className={plan ? styles.sheet : styles.plan} aria-label="Your feeding plan">
        {plan && <PrintedHead company={company} inputs={inputs} />}
        <Answer plan={plan} />
        {plan && (
          <>
            <Advice about={about} />
            <dl className={styles.rows}>
              <Working inputs={inputs} plan={plan} isFitted />
              <Published inputs={inputs} plan={plan} />
              <Pond waterTemp={inputs.waterTemp} density={density} />
              <Recommended lifeStage={inputs.lifeStage} />
              <Bags bags={plan.bags} cost={cost} />
            </dl>
            <p className={styles.actions}>
              <a className="button" href={shareLink(feedingPlanText(inputs, plan, cost.paise))} target="_blank" rel="noopener">
                {words.send}
              </a>
              <button type="button" className="outline" onClick={() => print()}>
                {words.print}
              </button>
            </p>
          </>
        )}
      </section>
      <Spoken {...calculate(calculator.settled)} />
    </div>
  )
}

function calculate(inputs: FeedingInputs) {
  const plan = advancedFeedingPlan(inputs)
  const density = plan && stockingDensity(plan, inputs.pondSize)
  return { plan, density, about: feedingNotices(density, inputs.waterTemp) }
}
