import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { auditedLines, auditedPath, auditedSubject } from '~/domain/account/audit-log'
import type { AuditLogPage, ListedAuditEntry } from '~/domain/account/audit-log-schema'
import { formatDateTime } from '~/domain/dates'
import { auditedRows } from '~/routes'
import { auditLog } from '~/stores/account/audit-log'
import styles from '../ui/List.module.css'
import ListState from '../ui/ListState'
import Pagination from '../ui/Pagination'
import { useQueryParameters } from '../ui/query-parameters'
import ResultCount from '../ui/ResultCount'
import Screen from '../ui/Screen'
import Table, { type Column } from '../ui/Table'
import own from './AuditLog.module.css'
import { auditLogQuery } from './audit-log-query'

const UNFILTERED = { operator: '', noun: '', from: '', to: '' }

const isUnfiltered = (filter: typeof UNFILTERED): boolean => Object.values(filter).every((text) => text === '')

/** The filter value for commands on the server, which have no user name. */
const COMMAND = '-'

interface Props {
  filter: typeof UNFILTERED
  operators: AuditLogPage['operators']
  onChange: (changes: Partial<typeof UNFILTERED>) => void
}

/** The filter by operator, kind and days. */
function AuditLogFilter({ filter, operators, onChange }: Props) {
  const { operator, noun, from, to } = filter
  const isKnown = operators.some(({ username }) => (username ?? COMMAND) === operator)
  return (
    <search className={`row ${styles.filters}`}>
      <select aria-label="Operator" value={operator} onChange={({ target }) => onChange({ operator: target.value })}>
        <option value="">Everybody</option>
        {operator !== '' && !isKnown && <option value={operator}>{operator}</option>}
        {operators.map(({ username, name }) => (
          <option key={username} value={username ?? COMMAND}>
            {name}
          </option>
        ))}
      </select>
      <select aria-label="Kind" value={noun} onChange={({ target }) => onChange({ noun: target.value })}>
        <option value="">All kinds</option>
        {Object.entries(auditedRows).map(([each, { one, many }]) => (
          <option key={each} value={each}>
            {one.charAt(0) + many.slice(1)}
          </option>
        ))}
      </select>
      <label className={styles.day}>
        From
        <input type="date" value={from} onChange={({ target }) => onChange({ from: target.value })} />
      </label>
      <label className={styles.day}>
        To
        <input type="date" value={to} onChange={({ target }) => onChange({ to: target.value })} />
      </label>
    </search>
  )
}

const SHOWN_AT_FIRST = { ...UNFILTERED, page: '1' }

/** The audit log. An island, because its list is filtered and needs the session. */
export default function AuditLog() {
  const { state, value } = useStore(auditLog.$known)
  const [{ page, ...filter }, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const query = auditLogQuery({ ...filter, page })
  useEffect(() => auditLog.ask(`/api/changes?${query}`), [query])
  const total = value?.total ?? 0
  return (
    <Screen title="Changes">
      <p>Who changed what, kept for thirteen months.</p>
      <AuditLogFilter
        filter={filter}
        operators={value?.operators ?? []}
        onChange={(changes) => setQuery({ ...changes, page: '1' }, 'replace')}
      />
      {value && <ResultCount page={value} nouns={['change', 'changes']} />}
      <ListState
        state={state}
        many="changes"
        drawing="search"
        hasRows={total > 0 || !isUnfiltered(filter)}
        hasMatches={total > 0}
        isSearched={false}
        onRetry={auditLog.refresh}
        onClear={() => setQuery(SHOWN_AT_FIRST)}
      />
      {value && total > 0 && <AuditLogTable entries={value.rows} isLoading={state === 'loading'} />}
      {value && <Pagination {...value} onPage={(next) => setQuery({ page: String(next) })} />}
    </Screen>
  )
}

/** The audit entries, newest first. */
function AuditLogTable({ entries, isLoading }: { entries: readonly ListedAuditEntry[]; isLoading: boolean }) {
  return <Table columns={COLUMNS} rows={entries} className={`${styles.table} ${own.table}`} aria-busy={isLoading || undefined} />
}

const COLUMNS: Column<ListedAuditEntry>[] = [
  { heading: 'What', isRowHeading: true, className: own.what, cell: (change) => <What entry={change} /> },
  { heading: 'Who', className: own.who, cell: ({ name }) => name },
  { heading: 'When', className: own.when, cell: ({ at }) => formatDateTime(at) },
]

function What({ entry }: { entry: ListedAuditEntry }) {
  const path = auditedPath(entry)
  const subject = auditedSubject(entry)
  return (
    <>
      <span>
        {path ? (
          <a href={path} className={own.link}>
            {subject}
          </a>
        ) : (
          subject
        )}
      </span>
      <span>{auditedLines(entry).join(' · ')}</span>
    </>
  )
}
