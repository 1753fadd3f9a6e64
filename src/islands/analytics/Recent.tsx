import type { ReactNode } from 'react'
import { newest } from '~/domain/analytics/analytics'
import { formatDate } from '~/domain/dates'
import styles from './Recent.module.css'

interface Props<Row> {
  title: string
  /** Newest first. */
  rows: readonly Row[]
  isLoading: boolean
  empty: string
  /** The left and the right part of a row. */
  show: (row: Row) => readonly [name: ReactNode, figure: ReactNode]
  children: ReactNode
}

/** The five newest rows of a list, and a link to all. */
export default function Recent<Row extends { id: number; createdAt: string }>(props: Props<Row>) {
  const { title, rows, isLoading, empty, show, children } = props
  return (
    <section className={styles.recent} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 && <p aria-busy={isLoading}>{isLoading ? 'Loading…' : empty}</p>}
      {rows.length > 0 && (
        <ol>
          {newest(rows).map((row) => {
            const [name, figure] = show(row)
            return (
              <li key={row.id}>
                <span>{name}</span>
                <span className={styles.figure}>
                  {figure} <time dateTime={row.createdAt}>{formatDate(row.createdAt)}</time>
                </span>
              </li>
            )
          })}
        </ol>
      )}
      {children}
    </section>
  )
}
