import type { ReactNode } from 'react'
import styles from './OtherActions.module.css'

const close = (details: HTMLElement) => details.removeAttribute('open')

/** A menu of less frequent actions. It closes after a press, when the focus leaves it, or with Escape. */
export default function OtherActions({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses a button by a click.
    <details
      className={styles.others}
      data-floating
      onClick={({ target, currentTarget }) => (target as Element).closest('button, a') && close(currentTarget)}
      onBlur={({ relatedTarget, currentTarget }) => currentTarget.contains(relatedTarget) || close(currentTarget)}
    >
      <summary aria-label={label}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 12h0M12 12h0M19 12h0" stroke="currentColor" strokeWidth="4" strokeLinecap="round" />
        </svg>
      </summary>
      <div className="stack">{children}</div>
    </details>
  )
}
