import { indianNumber } from '~/domain/indian-numbers'
import type { Known } from '~/stores/query'
import styles from './Stats.module.css'

interface Props {
  label: string
  stats: readonly (readonly [name: string, figure: string | number, note?: string])[]
  /** The state of the figures; they are hidden until they have loaded. */
  state?: Known<unknown>['state']
  /** Whether they are text beside a heading, and no cards. */
  isText?: boolean
}

/** On a phone the figures are one line that scrolls, which the keyboard must reach. */
const scrolls = () => matchMedia('(max-width: 48rem)').matches

/** A row of cards with one figure each, some with a note. */
export default function Stats({ label, stats, state = 'ready', isText = false }: Props) {
  const unknown = { loading: '…', failed: '–', ready: undefined }[state]
  return (
    <section aria-label={label} className={isText ? undefined : styles.line} tabIndex={!isText && scrolls() ? 0 : undefined}>
      <dl className={isText ? styles.text : styles.stats}>
        {stats.map(([name, figure, note]) => (
          <div key={name}>
            <dt className="quiet">{name}</dt>
            <dd>{unknown ?? (typeof figure === 'number' ? indianNumber(figure) : figure)}</dd>
            {note && <dd className={`muted ${styles.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
