import { readAuditLog } from '~/api/audit-log/audit-log'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.handler(readAuditLog)
