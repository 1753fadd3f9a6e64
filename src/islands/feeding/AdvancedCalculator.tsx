import { type ReactNode, useEffect, useRef } from 'react'
import { localizedDay } from '~/content/localized-dates'
import { isolated } from '~/content/message-params'
import { exampleInputs } from '~/content/worked-example'
import type { Company } from '~/domain/account/company'
import {
  advancedFeedingPlan,
  densityLevel,
  type FeedingInputs,
  type FeedingNotice,
  type FeedingPlan,
  feedingNotices,
  stockingDensity,
  temperatureFactor,
} from '~/domain/feeding/feeding'
import { FEEDING_CHART_SOURCE, publishedFeed, publishedRange, startOutside } from '~/domain/feeding/feeding-chart'
import type { Figure } from '~/domain/feeding/feeding-inputs'
import { refreshProducts } from '~/stores/catalog/products'
import { inLanguage, useLanguage, useMessages } from '../ui/language'
import Advice from './Advice'
import BlankSheet from './BlankSheet'
import { type Bag, costOf, useBag } from './cost'
import DoorCost from './DoorCost'
import ExampleActions from './ExampleActions'
import Glance from './Glance'
import Inputs from './Inputs'
import NoRation from './NoRation'
import Plan from './Plan'
import styles from './Plan.module.css'
import PlanActions from './PlanActions'
import PlanHead from './PlanHead'
import PlanSentence from './PlanSentence'
import Recommended from './Recommended'
import Row from './Row'
import rows from './Rows.module.css'
import { slideWeight } from './slide-weight'
import { useTypedInputs } from './typed-inputs'
import { useAmounts } from './use-amounts'
import Water from './Water'
import Working from './Working'

const NAMES: readonly Figure[] = ['fishCount', 'averageWeight', 'waterTemp', 'pondSize']

interface Props {
  company: Pick<Company, 'name' | 'phone'>
  inputs: FeedingInputs
}

/** The heading of a printed plan: company, date and inputs. */
function PrintedHead({ company, inputs }: Props) {
  const words = useMessages()
  const language = useLanguage()
  const { amount } = useAmounts()
  const given = NAMES.flatMap((name) =>
    inputs[name] === undefined ? [] : [`${words.calculator.fields[name].label}: ${amount(inputs[name])}`],
  )
  const { comma, stop } = words.punctuation
  const from = [company.name, company.phone].map((text) => isolated(language, text)).join(comma)
  return (
    <div className={styles.printed}>
      <PlanHead grams={inputs.averageWeight}>
        <h2>{words.feedingPlan.printed}</h2>
        <p>{[from, localizedDay(new Date().toISOString(), words)].join(stop)}</p>
        <p>{[words.stages.life[inputs.lifeStage], ...given].join(' · ')}</p>
      </PlanHead>
    </div>
  )
}

/** The stocking density and its meaning; without a pond size, a request for it. */
function Pond({ density, about }: { density: number | undefined; about: FeedingNotice | undefined }) {
  const {
    feedingNotices: { density: words, notes },
    feedingPlan,
  } = useMessages()
  const { amount } = useAmounts()
  return (
    <Row label={feedingPlan.labels.density}>
      {density === undefined ? (
        <span className="badge">–</span>
      ) : (
        <>
          {amount(density, 'kg/m³')}{' '}
          <span className="badge" data-tone={TONES[densityLevel(density)]}>
            {words.levels[densityLevel(density)]}
          </span>
        </>
      )}{' '}
      <small>{words.scale}</small>
      <Advice notice={about} otherwise={density === undefined ? notes.noPond : notes.fullPond} />
    </Row>
  )
}

const TONES = { high: 'no', optimal: 'ok', low: 'wait' } as const

interface AdvancedProps {
  company: Pick<Company, 'name' | 'phone'>
  /** The server-rendered line of fish weights. */
  children?: ReactNode
}

/** Computes feed by biomass, life stage and water, with density and bags. An island, because it calculates while typing. */
export default inLanguage(function AdvancedCalculator({ company, children }: AdvancedProps) {
  const calculator = useTypedInputs()
  const { plan } = calculate(calculator.inputs)
  const inputs = plan ? calculator.inputs : exampleInputs
  const bag = useBag(inputs.lifeStage)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const line = frame.current?.querySelector<HTMLElement>('[data-low]')
    return line ? slideWeight(line) : undefined
  }, [])
  return (
    <div ref={frame} className={styles.calculator}>
      <Inputs calculator={calculator} optional={['waterTemp', 'pondSize']}>
        {children}
      </Inputs>
      {plan && <Glance plan={plan} lifeStage={inputs.lifeStage} bag={bag} />}
      {Number.isNaN(calculator.inputs.waterTemp) ? (
        <NoRation />
      ) : (
        <Sheet key={String(plan !== undefined)} inputs={inputs} bag={bag} company={plan && company} />
      )}
      {!plan && <BlankSheet names={NAMES} inputs={calculator.inputs} company={company.name} />}
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
      doorCost={<DoorCost bags={plan.bags} bag={bag} />}
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

/** The bags per month, and their cost. */
function Bags({ bags, bag }: { bags: number; bag: Bag }) {
  const { cost, labels, short } = useMessages().feedingPlan
  const { amount } = useAmounts()
  const { words, hasFailed } = costOf(bags, bag, useLanguage())
  const stock = bag.product?.stockQuantity ?? bags
  return (
    <>
      <Row label={labels.bags}>
        {amount(bags)}
        {stock > 0 && stock < bags && short(amount(stock))}
      </Row>
      <Row label={labels.cost} isScripted>
        {words}{' '}
        {hasFailed && (
          <button type="button" className="outline" onClick={refreshProducts}>
            {cost.retry}
          </button>
        )}
      </Row>
    </>
  )
}

/** The feed by a published chart for this weight and temperature, with its source. */
function Published({ inputs, plan }: { inputs: FeedingInputs; plan: FeedingPlan }) {
  const words = useMessages().feedingPlan.chart
  const language = useLanguage()
  const { kilograms, percent } = useAmounts()
  const range = publishedRange(inputs.averageWeight, inputs.waterTemp)
  if (!range) {
    return (
      <Row label={words.label} className={rows.published}>
        {inputs.waterTemp === undefined ? words.unasked : words.missing}
      </Row>
    )
  }
  const feed = publishedFeed(range, plan.biomass)
  const start = startOutside(range, plan)
  return (
    <Row label={words.label} className={rows.published}>
      <strong>{words.range(kilograms(feed.least), kilograms(feed.most))}</strong>
      {words.percent(percent(range.least), percent(range.most))}{' '}
      {start && <p>{words.start(kilograms(start.from), kilograms(start.to))}</p>}
      <small>
        {!start && words.text} {words.source(isolated(language, FEEDING_CHART_SOURCE))}
      </small>
    </Row>
  )
}
