import { changedLines, changedPath, changedSubject } from '~/formats/changes'
import { formatDateTime } from '~/formats/dates'
import type { Change } from '~/schemas/changes'
import styles from '../List.module.css'
import Table, { type Column } from '../Table'
import own from './Changes.module.css'

/** The changes, newest first. */
export default function ChangesTable({ changes, isLoading }: { changes: readonly Change[]; isLoading: boolean }) {
  return <Table columns={COLUMNS} rows={changes} className={`${styles.table} ${own.table}`} aria-busy={isLoading || undefined} />
}

const COLUMNS: Column<Change>[] = [
  { heading: 'What', isRowHeading: true, className: styles.whole, cell: (change) => <What change={change} /> },
  { heading: 'Who', className: own.who, cell: ({ name }) => name },
  { heading: 'When', className: own.when, cell: ({ at }) => formatDateTime(at) },
]

function What({ change }: { change: Change }) {
  const path = changedPath(change)
  const subject = changedSubject(change)
  return (
    <span className={styles.stacked}>
      <span>
        {path ? (
          <a href={path} className={own.link}>
            {subject}
          </a>
        ) : (
          subject
        )}
      </span>
      {changedLines(change).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
