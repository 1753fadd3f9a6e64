import styles from './IconButton.module.css'

const ICONS = {
  Call: 'M6 3h3l2 5-2.5 1.5a12 12 0 0 0 6 6L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 1 3-3Z',
  WhatsApp:
    'm3.5 20.5 1.4-4.3a8.5 8.5 0 1 1 3.1 3Zm5.2-12c-1 3.5 3.3 7.8 6.8 6.8l.8-1.8-2.2-1.2-1 .9c-1.1-.5-2-1.4-2.5-2.5l.9-1L10 7.6Z',
  View: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  Moves: 'M8 4v15m0 0-4-4m4 4 4-4M16 20V5m0 0-4 4m4-4 4 4',
  Edit: 'm4 20 1-5L16 4l4 4L9 19l-5 1Zm10-14 4 4',
  Delete: 'M5 7h14M10 7V4h4v3m-8 0 1 13h10l1-13m-8 4v5m4-5v5',
} as const

export type Action = keyof typeof ICONS

/** The icon of an action, with its word on a phone. */
export default function ActionIcon({ action }: { action: Action }) {
  return (
    <>
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
    </>
  )
}
