import styles from './Chart.module.css'

interface Props {
  /** The measure, such as 'Revenue by product'. */
  name: string
  bars: readonly { key: string | number; label: string; amount: number }[]
  format: (amount: number) => string
}

const WIDTH = 100

/** One horizontal bar per name. The largest is as wide as the chart. */
export default function NamedBars({ name, bars, format }: Props) {
  const most = bars.reduce((top, { amount }) => Math.max(top, amount), 0)
  const words = bars.map(({ label, amount }) => `${label} ${format(amount)}`).join(', ')
  return (
    <div className={`stack ${styles.named}`} role="img" aria-label={`${name}: ${words}.`}>
      {bars.map(({ key, label, amount }) => (
        <div key={key}>
          <span>{label}</span>
          <span className="figures">{format(amount)}</span>
          <svg viewBox={`0 0 ${WIDTH} 1`} preserveAspectRatio="none" aria-hidden="true">
            <rect className={styles.track} width={WIDTH} height={1} />
            <rect width={most === 0 ? 0 : (amount / most) * WIDTH} height={1} />
          </svg>
        </div>
      ))}
    </div>
  )
}
