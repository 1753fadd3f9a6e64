import { exampleInputs } from '~/content/worked-example'
import { advancedFeedingPlan, type FeedingInputs, feedingNotices, feedingPlan, temperatureFactor } from '~/domain/feeding/feeding'
import { pathIn } from '~/languages'
import { inLanguage, useLanguage, useMessages } from '../ui/language'
import Advice from './Advice'
import { type Bag, useBag } from './cost'
import DoorCost from './DoorCost'
import ExampleActions from './ExampleActions'
import Inputs from './Inputs'
import NoRation from './NoRation'
import Plan from './Plan'
import styles from './Plan.module.css'
import PlanActions from './PlanActions'
import PlanSentence from './PlanSentence'
import Recommended from './Recommended'
import Row from './Row'
import rows from './Rows.module.css'
import { useTypedInputs } from './typed-inputs'
import { useAmounts } from './use-amounts'
import { useNote } from './use-note'
import Working from './Working'

/** Computes feed by biomass and life stage. An island, because it calculates while typing. */
export default inLanguage(function SimpleCalculator() {
  const calculator = useTypedInputs()
  const { settled } = calculator
  const plan = feedingPlan(calculator.inputs)
  const inputs: FeedingInputs = plan ? calculator.inputs : { ...exampleInputs, waterTemp: undefined }
  const bag = useBag(inputs.lifeStage)
  return (
    <div className={styles.calculator}>
      <Inputs calculator={calculator} optional={['waterTemp']} />
      {Number.isNaN(calculator.inputs.waterTemp) ? (
        <NoRation />
      ) : (
        <Sheet key={String(plan !== undefined)} inputs={inputs} bag={bag} isExample={!plan} />
      )}
      <PlanSentence plan={advancedFeedingPlan(settled)} about={feedingNotices(undefined, settled.waterTemp)} />
    </div>
  )
})

interface SheetProps {
  inputs: FeedingInputs
  bag: Bag
  isExample: boolean
}

function Sheet({ inputs, bag, isExample }: SheetProps) {
  const plan = feedingPlan(inputs)
  const fitted = advancedFeedingPlan(inputs) ?? plan
  const { calculator: words, feedingPlan: planWords, punctuation } = useMessages()
  const { comma } = punctuation
  const { celsius, kilograms } = useAmounts()
  const language = useLanguage()
  const note = useNote(inputs.waterTemp)
  if (!plan || !fitted) return null
  // The specified ration ignores the temperature; the adjusted one is shown next to it and is ordered.
  const { waterTemp, ...dry } = inputs
  const [about] = feedingNotices(undefined, waterTemp)
  return (
    <Plan
      inputs={dry}
      plan={plan}
      isExample={isExample}
      actions={isExample ? <ExampleActions /> : <PlanActions inputs={inputs} plan={fitted} bag={bag} />}
      doorCost={<DoorCost bags={fitted.bags} bag={bag} />}
    >
      <dl className={rows.rows}>
        {waterTemp !== undefined && temperatureFactor(waterTemp) !== 1 && (
          <Row label={[planWords.labels.daily, celsius(waterTemp)].join(comma)}>
            <strong>{kilograms(fitted.daily)}</strong>
          </Row>
        )}
        <Recommended lifeStage={inputs.lifeStage} />
        <Working inputs={inputs} plan={plan} />
      </dl>
      <Advice notice={about} otherwise={note} />
      <p>
        <small>
          {words.simple} <a href={pathIn(language, '/feeding-guide#calculator')}>{words.full}</a>
        </small>
      </p>
    </Plan>
  )
}
