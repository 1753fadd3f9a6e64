import { isolated } from '~/content/message-params'
import { type FeedingNotice, type FeedingPlan, temperatureFactor } from '~/domain/feeding/feeding'
import { WATER_TEMPERATURE } from '~/domain/feeding/feeding-limits'
import { RATION_STEPS, type RationStep, rationStepOf } from '~/domain/feeding/ration-steps'
import figure from '../ui/Figure.module.css'
import { useLanguage, useMessages } from '../ui/language'
import Advice from './Advice'
import styles from './Advice.module.css'
import curveStyles from './Curve.module.css'
import { useAmounts } from './use-amounts'
import { useNote } from './use-note'

interface Props {
  plan: FeedingPlan
  waterTemp: number | undefined
  about: FeedingNotice | undefined
  isExample: boolean
}

/** What the temperature of the water makes of a ration. */
export default function Water({ plan, waterTemp, about, isExample }: Props) {
  const note = useNote(waterTemp)
  return (
    <div className={styles.water}>
      <Curve plan={plan} waterTemp={waterTemp} isExample={isExample} />
      <Advice notice={about} otherwise={note} />
    </div>
  )
}

const WIDTH = 320
const HEIGHT = 138
const LEFT = 8
const TOP = 36
const FLOOR = HEIGHT - 22

const across = (celsius: number) => LEFT + (celsius / WATER_TEMPERATURE.max) * (WIDTH - 2 * LEFT)
const down = (factor: number) => FLOOR - factor * (FLOOR - TOP)

const OUTLINE = RATION_STEPS.map(({ from, to, factor }) => `${across(from)} ${down(factor)} ${across(to)} ${down(factor)}`).join(
  ' ',
)

/** The steps that are wide enough for a figure. */
const LABELLED = RATION_STEPS.filter(({ from, to }) => to - from > 4)

interface CurveProps {
  plan: FeedingPlan
  waterTemp: number | undefined
  isExample: boolean
}

/** The ration of a plan by water temperature, with the reader's water marked, and the same as a table. */
function Curve({ plan, waterTemp, isExample }: CurveProps) {
  const full = plan.daily / temperatureFactor(waterTemp)
  const words = useMessages().feedingNotices.curve
  const language = useLanguage()
  const { celsius, kilograms } = useAmounts()
  const daily = kilograms(plan.daily)
  const spoken = isExample ? words.exampleSpoken : words.hereSpoken
  return (
    <figure className={`${figure.figure} ${curveStyles.curve}`}>
      <figcaption>{words.title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        fill="none"
        role="img"
        aria-label={[...(waterTemp === undefined ? [] : [spoken(celsius(waterTemp), daily)]), words.rule].join(' ')}
      >
        <polygon className={curveStyles.area} points={`${across(0)} ${FLOOR} ${OUTLINE} ${across(35)} ${FLOOR}`} />
        <polyline className={curveStyles.line} points={OUTLINE} />
        <path className={curveStyles.floor} d={`M${LEFT} ${FLOOR}H${WIDTH - LEFT}`} />
        {RATION_STEPS.slice(1).map(({ from }) => (
          <text key={from} x={across(from)} y={HEIGHT - 6} textAnchor="middle">
            {from}
          </text>
        ))}
        <text x={WIDTH - LEFT} y={HEIGHT - 6} textAnchor="end">
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
          <text key={from} className={curveStyles.share} x={across((from + to) / 2)} y={FLOOR - 8} textAnchor="middle">
            {kilograms(full * factor)}
          </text>
        ))}
      </svg>
      <details>
        <summary>{words.table}</summary>
        <CurveTable full={full} waterTemp={waterTemp} isExample={isExample} />
      </details>
    </figure>
  )
}

/** The reader's water on the curve, with a trout in it where it is the reader's own. */
function Here({ celsius, isExample, label }: { celsius: number; isExample: boolean; label: string }) {
  const [x, y] = [across(celsius), down(temperatureFactor(celsius))]
  const anchor = celsius < 8 ? 'start' : celsius > 27 ? 'end' : 'middle'
  const labelAt = { start: LEFT, middle: x, end: WIDTH - LEFT }[anchor]
  const troutAt = Math.min(Math.max(x - 20, LEFT), WIDTH - LEFT - 40)
  return (
    <g className={curveStyles.here}>
      <path d={`M${x} ${TOP - 4}V${FLOOR}`} />
      <circle cx={x} cy={y} r={5.5} />
      {!isExample && <image href="/pictures/trout-symbol.svg" x={troutAt} y={16} width={40} height={15} />}
      <text x={labelAt} y={12} textAnchor={anchor}>
        {label}
      </text>
    </g>
  )
}

interface CurveTableProps {
  /** The full ration in kilograms a day. */
  full: number
  waterTemp: number | undefined
  isExample: boolean
}

/** The curve of the ration as a table. */
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
