import { auditEntry, auditLogPage, auditLogQuery } from '~/domain/account/audit-log-schema'
import { defineFeature } from '../feature'
import { bookkeeper } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { readAuditLog } from './audit-log'
import { removeOldAuditEntries } from './audit-retention'

const tables = {
  changes: table(auditEntry, 'id', {}),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const auditLogFeature = defineFeature({
  tables,
  erased: {
    changes: undefined,
  },
  audited: {
    changes: undefined,
  },
  calls: {
    '/changes': { GET: bookkeeper.handler(readAuditLog).asks(auditLogQuery).answers(auditLogPage) },
  },
  jobs: [removeOldAuditEntries],
})
