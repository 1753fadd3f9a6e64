import { axisTop } from '~/domain/analytics/comparison'
import { formatDay } from '~/domain/dates'
import { lastOf } from '~/domain/lists'
import styles from './Chart.module.css'

interface Props {
  /** The measure, such as 'Revenue'. */
  name: string
  /** The unit, if the name does not imply it. */
  unit?: string
  /** `before` is the same day of the previous period. */
  days: readonly { day: string; amount: number; before?: number }[]
  format: (amount: number) => string
}

const HEIGHT = 100

/** One vertical bar per day, and a line for the previous period. */
export default function DayBars({ name, unit, days, format }: Props) {
  const [first, last] = [days[0]?.day ?? '', lastOf(days)?.day ?? '']
  const most = days.reduce((top, each) => (each.amount > top.amount ? each : top), { day: last, amount: 0 })
  const top = axisTop(Math.max(...days.map(({ amount, before = 0 }) => Math.max(amount, before))))
  const heightOf = (amount: number) => (amount / top) * HEIGHT
  const line = days.map(({ before = 0 }, index) => `${index === 0 ? 'M' : 'L'}${index} ${HEIGHT - heightOf(before)}h1`).join('')
  const hasBefore = days.some(({ before }) => before !== undefined)
  const words = `${name} by day, ${formatDay(first)} to ${formatDay(last)}: at most ${format(most.amount)}, on ${formatDay(most.day)}.`
  return (
    <div className={styles.days}>
      <span aria-hidden="true">
        {name} by day{unit && `, in ${unit}`}
        {hasBefore && '; the line is the period before'}
      </span>
      <div className={`figures ${styles.axis}`} aria-hidden="true">
        {[top, top / 2, 0].map((tick) => (
          <span key={tick}>{format(tick)}</span>
        ))}
      </div>
      <svg role="img" aria-label={words} viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none">
        <path className={styles.grid} d={`M0 0H${days.length}M0 ${HEIGHT / 2}H${days.length}`} />
        {days.map(({ day, amount }, index) => (
          <rect key={day} x={index + 0.1} width={0.8} y={HEIGHT - heightOf(amount)} height={heightOf(amount)}>
            <title>{`${formatDay(day)}: ${format(amount)}`}</title>
          </rect>
        ))}
        {hasBefore && <path className={styles.before} d={line} />}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{formatDay(first)}</span>
        <span>{formatDay(days[Math.floor(days.length / 2)]?.day ?? '')}</span>
        <span>{formatDay(last)}</span>
      </div>
    </div>
  )
}
