import { type AuditEntry, type AuditLogPage, auditLogQuery } from '~/domain/account/audit-log-schema'
import { inDays } from '~/domain/days'
import { pageOf } from '~/domain/paging'
import type { Call, CallContext } from '../http/call'
import { checked } from '../http/request-body'
import { newestFirst } from '../http/rows'

const COMMAND = '-'

/** A page of what operators have changed, newest first, by query parameters; 422 for a wrong one. */
export async function readAuditLog(_call: Call, { url, locals }: CallContext): Promise<AuditLogPage> {
  const asked = checked({ page: '1', ...Object.fromEntries(url.searchParams) }, auditLogQuery)
  const { operator, noun } = asked
  const isInDays = inDays(asked.from, asked.to)
  const isWanted = ({ at, username, noun: of }: AuditEntry) =>
    (operator === '' || (username ?? COMMAND) === operator) && (noun === '' || of === noun) && isInDays(at)
  const all = await locals.store.read((shop) => newestFirst(shop.changes.rows()))
  return { ...pageOf(all.filter(isWanted), String(asked.page), asked.size), operators: operatorsOf(all) }
}

function operatorsOf(changes: readonly AuditEntry[]): AuditLogPage['operators'] {
  const names = new Map<string | null, string>()
  for (const { username, name } of changes) if (!names.has(username)) names.set(username, name)
  return [...names].map(([username, name]) => ({ username, name }))
}
