import { readAuditLog } from '~/api/changes/audit-log'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.task(readAuditLog)
