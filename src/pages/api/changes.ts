import { readAuditLog } from '~/api/audit-log/audit-log'
import { bookkeeper } from '~/api/http/endpoint'

export const prerender = false
export const GET = bookkeeper.handler(readAuditLog)
