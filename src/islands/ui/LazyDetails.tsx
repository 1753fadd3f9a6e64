import { type ReactNode, useState } from 'react'
import styles from './LazyDetails.module.css'

interface Props {
  summary: string
  /** Keeps it open, for example for a refused field. */
  isForced: boolean
  children: ReactNode
}

/** Details whose content is rendered when opened. */
export default function LazyDetails({ summary, isForced, children }: Props) {
  const [isWanted, setIsWanted] = useState(false)
  const isOpen = isWanted || isForced
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsWanted(currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {isOpen && children}
    </details>
  )
}
