import { type ReactNode, useState } from 'react'
import styles from './LazyDetails.module.css'

interface Props {
  summary: string
  /** Keeps it open, such as for a field that was refused. */
  isForced: boolean
  children: ReactNode
}

/** Details that are rendered when they are wanted. */
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
