import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $auditLog, loadAuditLog } from '~/stores/audit-log'
import ListState from '../ui/ListState'
import Pagination from '../ui/Pagination'
import { useQueryParameters } from '../ui/query-parameters'
import ResultCount from '../ui/ResultCount'
import Screen from '../ui/Screen'
import AuditLogFilter, { isUnfiltered, UNFILTERED } from './AuditLogFilter'
import AuditLogTable from './AuditLogTable'
import { auditLogQuery } from './audit-log-query'

const SHOWN_AT_FIRST = { ...UNFILTERED, page: '1' }

/** What operators have changed. An island, because it is filtered in a list that needs the session. */
export default function AuditLog() {
  const { state, value } = useStore($auditLog)
  const [{ page, ...filter }, setQuery] = useQueryParameters(SHOWN_AT_FIRST)
  const query = auditLogQuery({ ...filter, page })
  useEffect(() => void loadAuditLog(query), [query])
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
        hasRows={total > 0 || !isUnfiltered(filter)}
        hasMatches={total > 0}
        onRetry={() => void loadAuditLog(query)}
        onClear={() => setQuery(SHOWN_AT_FIRST)}
      />
      {value && total > 0 && <AuditLogTable entries={value.rows} isLoading={state === 'loading'} />}
      {value && <Pagination {...value} onPage={(next) => setQuery({ page: String(next) })} />}
    </Screen>
  )
}
