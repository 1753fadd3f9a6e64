import { drawnText } from '~/content/drawn-text'
import { isolated } from '~/content/message-params'
import { versioned } from '~/domain/catalog/versioned'
import { type FeedingNotice, type FeedingPlan, temperatureFactor } from '~/domain/feeding/feeding'
import { WATER_TEMPERATURE } from '~/domain/feeding/feeding-limits'
import { RATION_STEPS, type RationStep, rationStepOf } from '~/domain/feeding/ration-steps'
import figure from '../ui/Figure.module.css'
import { useLanguage, useMessages } from '../ui/language'
import Advice from './Advice'
import curveStyles from './Curve.module.css'
import { useAmounts } from './use-amounts'
import { useNote } from './use-note'

interface Props {
  plan: FeedingPlan
  waterTemp: number | undefined
  about: FeedingNotice | undefined
  isExample: boolean
}

/** The effect of the water temperature on a ration. */
export default function Water({ plan, waterTemp, about, isExample }: Props) {
  const note = useNote(waterTemp)
  return (
    <div className="stack">
      <Curve plan={plan} waterTemp={waterTemp} isExample={isExample} />
      <Advice notice={about} otherwise={note} />
    </div>
  )
}

/** Positions as parts of the drawing's height, from the top; it is as wide as its column. */
const TOP = 26
const FLOOR = 84

const across = (celsius: number) => `${(celsius / WATER_TEMPERATURE.max) * 100}%`
const heightOf = (factor: number) => factor * (FLOOR - TOP)
const down = (factor: number) => `${FLOOR - heightOf(factor)}%`

/** The steps that are wide enough for a label. */
const LABELLED = RATION_STEPS.filter(({ from, to }) => to - from > 4)

interface CurveProps {
  plan: FeedingPlan
  waterTemp: number | undefined
  isExample: boolean
}

/** The ration by water temperature, with the reader's temperature marked, and the same data as a table. */
function Curve({ plan, waterTemp, isExample }: CurveProps) {
  const full = plan.daily / temperatureFactor(waterTemp)
  const words = useMessages().feedingNotices.curve
  const language = useLanguage()
  const { celsius, kilograms } = useAmounts()
  const daily = kilograms(plan.daily)
  const sentence = isExample ? words.exampleSentence : words.hereSentence
  return (
    <figure className={`screen ${figure.figure} ${curveStyles.curve}`}>
      <figcaption>{words.title}</figcaption>
      <svg
        fill="none"
        role="img"
        aria-label={[...(waterTemp === undefined ? [] : [sentence(celsius(waterTemp), daily)]), words.rule].join(' ')}
      >
        {RATION_STEPS.map((step, index) => (
          <Step key={step.from} {...step} before={RATION_STEPS[index - 1]?.factor ?? step.factor} />
        ))}
        <line className={curveStyles.floor} x2="100%" y1={`${FLOOR}%`} y2={`${FLOOR}%`} />
        {RATION_STEPS.slice(1).map(({ from }) => (
          <text key={from} x={across(from)} y="100%" dy="-4" textAnchor="middle">
            {from}
          </text>
        ))}
        <text x="100%" y="100%" dy="-4" textAnchor="end">
          °C
        </text>
        {waterTemp !== undefined && (
          <Here
            celsius={waterTemp}
            isExample={isExample}
            label={isolated(language, (isExample ? words.example : words.here)(daily))}
          />
        )}
        {LABELLED.map(({ from, to, factor }) => (
          <text key={from} className={curveStyles.share} x={across((from + to) / 2)} y={`${FLOOR}%`} dy="-8" textAnchor="middle">
            {drawnText(kilograms(full * factor))}
          </text>
        ))}
      </svg>
      <details>
        <summary>{words.table}</summary>
        <div className={curveStyles.table}>
          <CurveTable full={full} waterTemp={waterTemp} isExample={isExample} />
        </div>
      </details>
    </figure>
  )
}

/** A step of the curve, with the line to it from the step before. */
function Step({ from, to, factor, before }: RationStep & { before: number }) {
  const [left, right, y] = [across(from), across(to), down(factor)]
  return (
    <>
      <rect className={curveStyles.area} x={left} y={y} width={across(to - from)} height={`${heightOf(factor)}%`} />
      <g className={curveStyles.line}>
        <line x1={left} x2={left} y1={down(before)} y2={y} />
        <line x1={left} x2={right} y1={y} y2={y} />
      </g>
    </>
  )
}

/** How far the marker extends to the left, near the ends of the curve and elsewhere. */
const LEFT_OF = { start: 0, middle: 20, end: 40 }

/** The reader's temperature on the curve, with a trout unless it is the example's. */
function Here({ celsius, isExample, label }: { celsius: number; isExample: boolean; label: string }) {
  const x = across(celsius)
  const anchor = celsius < 8 ? 'start' : celsius > 27 ? 'end' : 'middle'
  return (
    <g className={curveStyles.here}>
      <line x1={x} x2={x} y1={`${TOP}%`} y2={`${FLOOR}%`} />
      <circle cx={x} cy={down(temperatureFactor(celsius))} r={5.5} />
      <svg x={x} overflow="visible" aria-hidden="true">
        {!isExample && (
          <use href={`${versioned('/pictures/trout-outline.svg')}#trout`} x={-LEFT_OF[anchor]} y={18} width={40} height={11} />
        )}
        <text y={13} textAnchor={anchor}>
          {drawnText(label)}
        </text>
      </svg>
    </g>
  )
}

interface CurveTableProps {
  /** The full ration in kilograms per day. */
  full: number
  waterTemp: number | undefined
  isExample: boolean
}

/** The ration curve as a table. */
function CurveTable({ full, waterTemp, isExample }: CurveTableProps) {
  const words = useMessages().feedingNotices.curve
  const { celsius, figure, kilograms } = useAmounts()
  const here = waterTemp === undefined ? undefined : rationStepOf(waterTemp)
  const range = ({ from, to }: RationStep) => {
    if (from === WATER_TEMPERATURE.min) return words.under(celsius(to))
    return to === WATER_TEMPERATURE.max ? words.over(celsius(from)) : words.between(figure(from), celsius(to))
  }
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.water}</th>
          <th scope="col">{words.share}</th>
          <th scope="col">{words.daily}</th>
        </tr>
      </thead>
      <tbody>
        {RATION_STEPS.map((step) => (
          <tr key={step.from} aria-current={step === here ? 'true' : undefined}>
            <th scope="row">
              {range(step)}
              {step === here && (isExample ? words.exampleInTable : words.hereInTable)}
            </th>
            <td>{step.factor}</td>
            <td>{kilograms(full * step.factor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
