import type { AuditLogPage } from '~/domain/account/audit-log-schema'
import { askedStore } from '../asked'

/** A page of the audit log. The previous page stays while the next one loads. */
export const auditLog = askedStore<AuditLogPage>({ keepsOther: true })
