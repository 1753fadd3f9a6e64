import { indianNumber } from '~/rules/indian-numbers'
import styles from './Stats.module.css'

/** A row of cards, a figure each, some with a note under it. */
export default function Stats({
  label,
  stats,
}: {
  label: string
  stats: readonly (readonly [name: string, figure: string | number, note?: string])[]
}) {
  return (
    <section aria-label={label}>
      <dl className={styles.stats}>
        {stats.map(([name, figure, note]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof figure === 'number' ? indianNumber(figure) : figure}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
