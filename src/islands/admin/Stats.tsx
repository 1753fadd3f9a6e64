import styles from './Stats.module.css'

/** A row of cards, a figure each. */
export default function Stats({
  label,
  stats,
}: {
  label: string
  stats: readonly (readonly [name: string, figure: string | number])[]
}) {
  return (
    <section aria-label={label}>
      <dl className={styles.stats}>
        {stats.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{typeof figure === 'number' ? figure.toLocaleString('en-IN') : figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
