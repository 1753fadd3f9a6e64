import type { AuditLogPage } from '~/domain/account/audit-log-schema'
import { queryStore } from './query'

/** A page of the changes; while another loads, the one before stays. */
export const auditLog = queryStore<AuditLogPage>('', { keepsOther: true })
