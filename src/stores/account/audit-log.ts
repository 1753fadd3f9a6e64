import type { AuditLogPage } from '~/domain/account/audit-log-schema'
import { askedStore } from '../asked'

/** A page of the changes; while another loads, the one before stays. */
export const auditLog = askedStore<AuditLogPage>({ keepsOther: true })
