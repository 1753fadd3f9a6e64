import { indianNumber } from '~/domain/indian-numbers'
import type { Known } from '~/stores/query'
import styles from './Stats.module.css'

interface Props {
  label: string
  stats: readonly (readonly [name: string, figure: string | number, note?: string])[]
  /** The state of the counts; they are hidden until they have loaded. */
  state?: Known<unknown>['state']
  /** Whether they are text beside a heading, and no cards. */
  isText?: boolean
  /** Whether they have one line on a phone: there the last, in rupees, says by itself what it is. */
  isTight?: boolean
}

/** Figures, each with its name and some with a note: a row of cards, or text. */
export default function Stats({ label, stats, state = 'ready', isText = false, isTight }: Props) {
  const unknown = { loading: '…', failed: '–', ready: undefined }[state]
  return (
    <section aria-label={label}>
      <dl className={isText ? `fine-print ${styles.text}` : styles.stats} data-tight={isTight}>
        {stats.map(([name, figure, note]) => (
          <div key={name} className={isText ? undefined : 'card'}>
            <dt className="quiet">{name}</dt>
            <dd>{unknown ?? (typeof figure === 'number' ? indianNumber(figure) : figure)}</dd>
            {note && <dd className={`muted ${styles.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
