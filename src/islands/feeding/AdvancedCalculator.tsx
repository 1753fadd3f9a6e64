import { exampleInputs } from '~/content/worked-example'
import type { Company } from '~/domain/account/company'
import {
  advancedFeedingPlan,
  type FeedingInputs,
  feedingNotices,
  stockingDensity,
  temperatureFactor,
} from '~/domain/feeding/feeding'
import { inLanguage, useMessages } from '../ui/language'
import Bags from './Bags'
import { useBag } from './cost'
import ExampleActions from './ExampleActions'
import Glance from './Glance'
import Inputs from './Inputs'
import NoRation from './NoRation'
import Plan from './Plan'
import styles from './Plan.module.css'
import PlanActions from './PlanActions'
import PlanSentence from './PlanSentence'
import Pond from './Pond'
import PrintedHead from './PrintedHead'
import Published from './Published'
import Recommended from './Recommended'
import Row from './Row'
import rows from './Rows.module.css'
import { useTypedInputs } from './typed-inputs'
import { useAmounts } from './use-amounts'
import Water from './Water'
import Working from './Working'

/** Feed by biomass, life stage and water, with density and bags. An island, because it calculates as you type. */
export default inLanguage(function AdvancedCalculator({ company }: { company: Pick<Company, 'name' | 'phone'> }) {
  const calculator = useTypedInputs()
  const { plan } = calculate(calculator.inputs)
  const inputs = plan ? calculator.inputs : exampleInputs
  const bag = useBag(inputs.lifeStage)
  return (
    <div className={styles.calculator}>
      <Inputs calculator={calculator} optional={['waterTemp', 'pondSize']} />
      {plan && <Glance plan={plan} />}
      {Number.isNaN(calculator.inputs.waterTemp) ? (
        <NoRation />
      ) : (
        <Sheet key={String(plan !== undefined)} inputs={inputs} bag={bag} company={plan && company} />
      )}
      <PlanSentence {...calculate(calculator.settled)} />
    </div>
  )
})

/** A plan, or the example without a company. */
function Sheet({ inputs, bag, company }: SheetProps) {
  const { plan, density, about } = calculate(inputs)
  const { factorAt, labels } = useMessages().feedingPlan
  const { celsius, figure } = useAmounts()
  if (!plan) return null
  const { waterTemp } = inputs
  const factor = figure(temperatureFactor(waterTemp))
  return (
    <Plan
      inputs={inputs}
      plan={plan}
      isExample={!company}
      head={company && <PrintedHead company={company} inputs={inputs} />}
      actions={company ? <PlanActions inputs={inputs} plan={plan} bag={bag} canPrint /> : <ExampleActions />}
    >
      <Water
        plan={plan}
        waterTemp={waterTemp}
        about={about.find((notice) => notice === 'cold' || notice === 'warm')}
        isExample={!company}
      />
      <dl className={rows.rows}>
        <Working inputs={inputs} plan={plan} isFitted />
        <Row label={labels.temperatureFactor}>{waterTemp === undefined ? factor : factorAt(factor, celsius(waterTemp))}</Row>
        <Published inputs={inputs} plan={plan} />
        <Pond density={density} about={about.find((notice) => notice === 'crowded' || notice === 'sparse')} />
        <Recommended lifeStage={inputs.lifeStage} />
        <Bags bags={plan.bags} bag={bag} />
      </dl>
    </Plan>
  )
}

interface SheetProps {
  inputs: FeedingInputs
  bag: ReturnType<typeof useBag>
  company: Pick<Company, 'name' | 'phone'> | undefined
}

function calculate(inputs: FeedingInputs) {
  const plan = advancedFeedingPlan(inputs)
  const density = plan && stockingDensity(plan, inputs.pondSize)
  return { plan, density, about: feedingNotices(density, inputs.waterTemp) }
}
