import { accountFeature } from './account/feature'
import { analyticsFeature } from './analytics/feature'
import { setAuditedTables } from './audit-log/audited-tables'
import { auditLogFeature } from './audit-log/feature'
import { authFeature } from './auth/feature'
import { batchesFeature } from './batches/feature'
import { boxFeature } from './box/feature'
import { catalogFeature } from './catalog/feature'
import { clientErrorsFeature } from './client-errors/feature'
import { contactsFeature } from './contacts/feature'
import { customContentFeature } from './custom-content/feature'
import { setErasedTables } from './customers/erased-tables'
import { customersFeature } from './customers/feature'
import { gstFeature } from './gst/feature'
import { httpFeature } from './http/feature'
import { setPackerFields } from './http/without-money'
import { mailFeature } from './mail/feature'
import { notificationsFeature } from './notifications/feature'
import { ordersFeature } from './orders/feature'
import { packingFeature } from './packing/feature'
import { pushFeature } from './push/feature'
import { quotationsFeature } from './quotations/feature'
import { startupFeature } from './startup/feature'
import { setCompletions } from './store/completions'
import { storeFeature } from './store/feature'
import { setTables } from './store/shop-schema'
import { uploadsFeature } from './uploads/feature'
import { waitlistFeature } from './waitlist/feature'

/** All features of the shop. Each declares its tables, calls and jobs in its `feature.ts`; nothing else lists them. */
export const features = [
  catalogFeature,
  contactsFeature,
  ordersFeature,
  packingFeature,
  batchesFeature,
  customersFeature,
  boxFeature,
  quotationsFeature,
  gstFeature,
  waitlistFeature,
  customContentFeature,
  notificationsFeature,
  accountFeature,
  authFeature,
  httpFeature,
  auditLogFeature,
  mailFeature,
  pushFeature,
  storeFeature,
  analyticsFeature,
  clientErrorsFeature,
  startupFeature,
  uploadsFeature,
] as const

type Both<Union> = (Union extends unknown ? (each: Union) => void : never) extends (both: infer All) => void ? All : never

/** Merges one part of all features. A feature missing in the list is a type error. */
const all = <Kind extends 'tables' | 'audited' | 'erased'>(kind: Kind) =>
  Object.assign({}, ...features.map((feature) => feature[kind])) as Both<(typeof features)[number][Kind]>

setTables(all('tables'))
setCompletions(features.map(({ completes }) => completes))
setAuditedTables(all('audited'))
setErasedTables(all('erased'))
setPackerFields(features.flatMap(({ packerFields }) => packerFields))
