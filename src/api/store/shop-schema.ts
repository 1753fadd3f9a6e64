import * as z from 'zod/mini'
import { auditEntry } from '~/domain/account/audit-log-schema'
import { customContent } from '~/domain/account/custom-content-schema'
import { storedSecurityEvent } from '~/domain/account/security-events-schema'
import { setting } from '~/domain/account/settings-schema'
import { storedOperator } from '~/domain/account/stored-operators-schema'
import { deletedShowcaseImage, showcaseImage } from '~/domain/catalog/showcase-images-schema'
import { stockMove } from '~/domain/catalog/stock-moves-schema'
import { storedDeletedProduct, storedProduct } from '~/domain/catalog/stored-products-schema'
import { contact } from '~/domain/contacts/schema'
import { bill, billSeries } from '~/domain/customers/bills-schema'
import { foldedWords } from '~/domain/customers/buyers'
import { leavesMoney } from '~/domain/customers/day-book'
import { erasure } from '~/domain/customers/erasure-schema'
import { leavesAccount } from '~/domain/customers/ledger'
import { ledgerEntry } from '~/domain/customers/ledger-schema'
import { paymentReference } from '~/domain/customers/payment-references'
import { paymentReport } from '~/domain/customers/payment-reports-schema'
import { customer, customerNumber } from '~/domain/customers/schema'
import { indianDay } from '~/domain/dates'
import { mailing } from '~/domain/notifications/mailings-schema'
import { pushSubscription } from '~/domain/notifications/push-schema'
import { storedNotification } from '~/domain/notifications/schema'
import { deliveryCharge } from '~/domain/orders/delivery-charges-schema'
import { isCancelledWithBill, isOfNobody } from '~/domain/orders/dispatched-orders'
import { order } from '~/domain/orders/schema'
import { httpStatus } from '~/domain/problems'
import { asStored } from '~/domain/stored-schema'
import { atLeastOne, timestamp } from '~/domain/text'

const hash = z.string()

/**
 * A signed-in browser; only the hash of its token is kept. Its use is noted once an hour. It has proved the password, and also
 * a code of the second factor where it says so; of an older shop's sessions nobody knows, so they have not.
 */
const storedSession = z.object({
  tokenHash: hash,
  username: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.optional(timestamp),
  hasProvedCode: z._default(z.boolean(), false),
})

/** A browser and who signed in there last; of an older shop's devices that is its owner. */
const device = z.object({ tokenHash: hash, createdAt: timestamp, username: z._default(z.nullable(z.string()), null) })

/** Failed guesses in a row by one user name, known or not, address or device; `nameHash` is the hash of which. */
const signInAttempt = z.object({ nameHash: hash, failures: atLeastOne, lastFailureAt: timestamp })

const answeredRequest = z.object({
  key: hash,
  bodyHash: hash,
  status: httpStatus,
  answer: z.nullable(z.string()),
  createdAt: timestamp,
  /** The rows of persons that it tells of, as `orders 3`; an answer of an older version names none. */
  tellsOf: z.optional(z.array(z.string())),
})

/** A secret of the shop, such as that of its orders' links; `value` is base64url. */
const shopKey = z.object({ name: z.string(), value: z.string() })

const lastId = z.object({ table: z.string(), last: atLeastOne })

type IndexKey = string | number | null | undefined

/** A table by its key. `indexes` are the other values that its rows are looked up by; null and undefined are left out. */
function table<
  Row extends z.core.$ZodType<object>,
  Key extends keyof z.infer<Row>,
  const Indexes extends Record<string, (row: z.infer<Row>) => IndexKey>,
>(row: Row, key: Key, indexes: Indexes, leaves: { [Name in keyof Indexes]?: Leaves<z.infer<Row>> } = {}) {
  return { row: asStored(row), key, indexes, leaves }
}

/** Whether who follows an index need not hear of a change that leaves the index's value. */
type Leaves<Row> = (before: Row | undefined, after: Row) => boolean

export const TABLES = {
  products: table(storedProduct, 'id', { sku: (row) => row.sku }),
  showcaseImages: table(showcaseImage, 'id', {}),
  deletedProducts: table(storedDeletedProduct, 'id', {}),
  deletedShowcaseImages: table(deletedShowcaseImage, 'id', {}),
  stockMoves: table(stockMove, 'id', { day: (row) => indianDay(new Date(row.at)) }),
  contacts: table(contact, 'id', {
    orderOfComplaint: ({ complaint }) => (complaint?.isOfBuyer ? complaint.orderId : null),
  }),
  orders: table(
    order,
    'id',
    {
      customerId: (row) => row.customerId,
      day: (row) => indianDay(new Date(row.createdAt)),
      cancelledWithBill: (row) => (isCancelledWithBill(row) ? 'waiting' : null),
      withoutBill: (row) => (isOfNobody(row) ? 'of nobody' : null),
    },
    { customerId: leavesAccount },
  ),
  customers: table(customer, 'id', { joinedTo: (row) => row.joinedTo, name: (row) => foldedWords(row.name) }),
  customerNumbers: table(customerNumber, 'phone', { customerId: (row) => row.customerId }),
  erasures: table(erasure, 'hash', {}),
  ledgerEntries: table(
    ledgerEntry,
    'id',
    {
      customerId: (row) => row.customerId,
      orderId: (row) => row.orderId,
      day: (row) => row.date,
      reverses: (row) => row.reverses,
      reference: (row) => paymentReference(row.reference) || null,
    },
    { day: leavesMoney },
  ),
  bills: table(bill, 'number', { customerId: (row) => row.customerId, orderId: (row) => row.orderId }),
  billSeries: table(billSeries, 'series', {}),
  paymentReports: table(paymentReport, 'id', { orderId: (row) => row.orderId, reference: (row) => row.reference }),
  deliveryCharges: table(deliveryCharge, 'id', {}),
  ownWords: table(customContent, 'id', {}),
  notifications: table(storedNotification, 'id', {
    raisedBy: (row) => row.raisedBy,
    unread: (row) => (row.isReadByOperator ? null : 'by operator'),
    alarm: (row) => row.alarm,
  }),
  settings: table(setting, 'key', {}),
  operators: table(storedOperator, 'username', {}),
  sessions: table(storedSession, 'tokenHash', { username: (row) => row.username }),
  devices: table(device, 'tokenHash', { username: (row) => row.username }),
  signInAttempts: table(signInAttempt, 'nameHash', {}),
  answeredRequests: table(answeredRequest, 'key', {}),
  securityEvents: table(storedSecurityEvent, 'id', {}),
  changes: table(auditEntry, 'id', {}),
  mailings: table(mailing, 'topic', {}),
  pushSubscriptions: table(pushSubscription, 'endpointHash', { username: (row) => row.username }),
  shopKeys: table(shopKey, 'name', {}),
  lastIds: table(lastId, 'table', {}),
} as const

export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

/** The indexes that a table declares. */
export type IndexName<Name extends TableName> = keyof (typeof TABLES)[Name]['indexes'] & string

export type Rows = { [Name in TableName]: Readonly<z.infer<(typeof TABLES)[Name]['row']>> }
export type ShopRows = { [Name in TableName]: Rows[Name][] }
