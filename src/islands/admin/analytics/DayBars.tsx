import { formatDay } from '~/formats/dates'
import styles from './Chart.module.css'

interface Props {
  /** What is counted, such as 'Revenue'. */
  name: string
  days: readonly { day: string; amount: number }[]
  format: (amount: number) => string
}

const HEIGHT = 100

/** One vertical bar for each day. The largest is as high as the chart. */
export default function DayBars({ name, days, format }: Props) {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  const most = days.reduce((top, each) => (each.amount > top.amount ? each : top), { day: last, amount: 0 })
  const heightOf = (amount: number) => (most.amount === 0 ? 0 : (amount / most.amount) * HEIGHT)
  const words = `${name} by day, ${formatDay(first)} to ${formatDay(last)}: at most ${format(most.amount)}, on ${formatDay(most.day)}.`
  return (
    <div className={styles.days}>
      <span aria-hidden="true">
        {name}, at most {format(most.amount)}
      </span>
      <svg role="img" aria-label={words} viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none">
        {days.map(({ day, amount }, index) => (
          <rect key={day} x={index + 0.1} width={0.8} y={HEIGHT - heightOf(amount)} height={heightOf(amount)}>
            <title>{`${formatDay(day)}: ${format(amount)}`}</title>
          </rect>
        ))}
      </svg>
      <div className={styles.ends} aria-hidden="true">
        <span>{formatDay(first)}</span>
        <span>{formatDay(last)}</span>
      </div>
    </div>
  )
}
