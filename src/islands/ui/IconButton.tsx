import { useId, useRef } from 'react'
import styles from './IconButton.module.css'
import { useTooltip } from './tooltip'

const ICONS = {
  View: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  Edit: 'm4 20 1-5L16 4l4 4L9 19l-5 1Zm10-14 4 4',
  Delete: 'M5 7h14M10 7V4h4v3m-8 0 1 13h10l1-13m-8 4v5m4-5v5',
} as const

interface Props {
  action: keyof typeof ICONS
  /** Its name and its tooltip, such as 'Edit Winter Feed'. */
  label: string
  onClick: () => void
}

/** A button of a table's row: an icon with a tooltip, and on a phone also its word. */
export default function IconButton({ action, label, onClick }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const { isOpen, tip, handlers } = useTooltip(button)
  return (
    <span className={styles.place} {...handlers}>
      <button ref={button} type="button" className={`outline ${styles.button}`} aria-label={label} onClick={onClick}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path
            d={ICONS[action]}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.word}>{action}</span>
      </button>
      {isOpen && (
        <span ref={tip} id={id} role="tooltip" popover="manual" className={styles.tip}>
          {label}
        </span>
      )}
    </span>
  )
}
