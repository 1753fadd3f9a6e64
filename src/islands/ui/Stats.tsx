import { indianNumber } from '~/domain/indian-numbers'
import type { Known } from '~/stores/query'
import styles from './Stats.module.css'

interface Props {
  label: string
  stats: readonly (readonly [name: string, figure: string | number, note?: string])[]
  /** The loading state; figures are hidden until loaded. */
  state?: Known<unknown>['state']
  /** Whether they are text next to a heading instead of cards. */
  isText?: boolean
  /** Whether they fit on one line on a phone: there the last one, in rupees, has no label. */
  isTight?: boolean
}

/** Figures with names and optional notes: a row of cards, or text. */
export default function Stats({ label, stats, state = 'ready', isText = false, isTight }: Props) {
  const unknown = { loading: '…', failed: '–', ready: undefined }[state]
  return (
    <section aria-label={label}>
      <dl className={isText ? `fine-print ${styles.text}` : styles.stats} data-tight={isTight}>
        {stats.map(([name, figure, note]) => (
          <div key={name} className={isText ? undefined : 'card'}>
            <dt className="quiet">{name}</dt>
            <dd data-awaits={(unknown && typeof figure === 'string') || undefined}>
              {unknown ?? (typeof figure === 'number' ? indianNumber(figure) : figure)}
            </dd>
            {note && <dd className={`muted ${styles.note}`}>{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}
