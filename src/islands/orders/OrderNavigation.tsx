import styles from './OrderDetails.module.css'
import type { RowNavigation } from './row-navigation'

const WAYS = [
  ['previous', 'Previous order', 'm15 5-7 7 7 7'],
  ['next', 'Next order', 'm9 5 7 7-7 7'],
] as const

/** Buttons to adjacent orders. An inactive one keeps the focus. */
export default function OrderNavigation({ navigation }: { navigation: RowNavigation }) {
  if (navigation.place === 0) return null
  return (
    <div className={`figures ${styles.steps}`}>
      <span className="muted">
        {navigation.place} of {navigation.count}
      </span>
      {WAYS.map(([way, label, path]) => (
        <button
          key={way}
          type="button"
          className="icon"
          aria-label={label}
          aria-disabled={!navigation[way]}
          onClick={() => navigation[way]?.()}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      ))}
    </div>
  )
}
