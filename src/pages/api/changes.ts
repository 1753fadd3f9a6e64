import { readAuditLog } from '~/api/changes/changes'
import { operator } from '~/api/http/endpoint'

export const prerender = false
export const GET = operator.task(readAuditLog)
