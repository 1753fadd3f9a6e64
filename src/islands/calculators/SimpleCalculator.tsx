import { calculator as words } from '~/content/calculator'
import { feedingNotices, feedingPlan } from '~/rules/feeding'
import Advice from './Advice'
import Answer from './Answer'
import Inputs from './Inputs'
import styles from './Plan.module.css'
import Recommended from './Recommended'
import Spoken from './Spoken'
import { useTypedInputs } from './typed-inputs'
import Working from './Working'

/** Feed by biomass and life stage. An island, because it calculates as you type. */
export default function SimpleCalculator() {
  const calculator = useTypedInputs()
  const { inputs, settled } = calculator
  const plan = feedingPlan(inputs)
  return (
    <div className={styles.calculator}>
      <Inputs calculator={calculator} optional={['waterTemp']} />
      <section className={styles.plan} aria-label="Your feeding plan">
        <Answer plan={plan} />
        {plan && (
          <>
            <Advice about={feedingNotices(undefined, inputs.waterTemp)} />
            <dl className={styles.rows}>
              <Recommended lifeStage={inputs.lifeStage} />
              <Working inputs={inputs} plan={plan} />
            </dl>
          </>
        )}
        <p>
          <small>
            {words.simple} <a href="/feeding-guide#calculator">{words.full}</a>
          </small>
        </p>
      </section>
      <Spoken plan={feedingPlan(settled)} about={feedingNotices(undefined, settled.waterTemp)} />
    </div>
  )
}
