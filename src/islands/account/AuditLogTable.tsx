import { auditedLines, auditedPath, auditedSubject } from '~/domain/account/audit-log'
import type { AuditEntry } from '~/domain/account/audit-log-schema'
import { formatDateTime } from '~/domain/dates'
import styles from '../ui/List.module.css'
import Table, { type Column } from '../ui/Table'
import own from './AuditLog.module.css'

/** The changes, newest first. */
export default function AuditLogTable({ entries, isLoading }: { entries: readonly AuditEntry[]; isLoading: boolean }) {
  return <Table columns={COLUMNS} rows={entries} className={`${styles.table} ${own.table}`} aria-busy={isLoading || undefined} />
}

const COLUMNS: Column<AuditEntry>[] = [
  { heading: 'What', isRowHeading: true, className: styles.whole, cell: (change) => <What entry={change} /> },
  { heading: 'Who', className: own.who, cell: ({ name }) => name },
  { heading: 'When', className: own.when, cell: ({ at }) => formatDateTime(at) },
]

function What({ entry }: { entry: AuditEntry }) {
  const path = auditedPath(entry)
  const subject = auditedSubject(entry)
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
      {auditedLines(entry).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
