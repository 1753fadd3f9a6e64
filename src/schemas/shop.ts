import * as z from 'zod/mini'
import { bill, billSeries } from './bills'
import { change } from './changes'
import { contact } from './contacts'
import { customer, customerNumber } from './customers'
import { deliveryCharge } from './delivery-charges'
import { ledgerEntry } from './ledger'
import { mailing } from './mailings'
import { storedNotification } from './notifications'
import { storedOperator } from './operators'
import { order } from './orders'
import { paymentReport } from './payment-reports'
import { httpStatus } from './problems'
import { deletedProduct, product } from './products'
import { storedSecurityEvent } from './security-events'
import { setting } from './settings'
import { deletedShowcaseImage, showcaseImage } from './showcase-images'
import { stockMove } from './stock-moves'
import { atLeastOne, timestamp } from './text'

const hash = z.string()

/** A signed-in browser; only the hash of its token is kept. Its use is noted once an hour. */
const storedSession = z.object({
  tokenHash: hash,
  username: z.string(),
  createdAt: timestamp,
  lastUsedAt: z.optional(timestamp),
})

/** A browser and who signed in there last; of an older shop's devices that is its owner. */
export const device = z.object({ tokenHash: hash, createdAt: timestamp, username: z._default(z.nullable(z.string()), null) })

/** Failed guesses in a row by one user name, known or not, address or device; `nameHash` is the hash of which. */
const signInAttempt = z.object({ nameHash: hash, failures: atLeastOne, lastFailureAt: timestamp })

const answeredRequest = z.object({
  key: hash,
  bodyHash: hash,
  status: httpStatus,
  answer: z.nullable(z.string()),
  createdAt: timestamp,
})

/** A secret of the shop, such as that of its orders' links; `value` is base64url. */
const shopKey = z.object({ name: z.string(), value: z.string() })

export const lastId = z.object({ table: z.string(), last: atLeastOne })

export const TABLES = {
  products: { row: product, key: 'id' },
  showcaseImages: { row: showcaseImage, key: 'id' },
  deletedProducts: { row: deletedProduct, key: 'id' },
  deletedShowcaseImages: { row: deletedShowcaseImage, key: 'id' },
  stockMoves: { row: stockMove, key: 'id' },
  contacts: { row: contact, key: 'id' },
  orders: { row: order, key: 'id' },
  customers: { row: customer, key: 'id' },
  customerNumbers: { row: customerNumber, key: 'phone' },
  ledgerEntries: { row: ledgerEntry, key: 'id' },
  bills: { row: bill, key: 'number' },
  billSeries: { row: billSeries, key: 'series' },
  paymentReports: { row: paymentReport, key: 'id' },
  deliveryCharges: { row: deliveryCharge, key: 'id' },
  notifications: { row: storedNotification, key: 'id' },
  settings: { row: setting, key: 'key' },
  operators: { row: storedOperator, key: 'username' },
  sessions: { row: storedSession, key: 'tokenHash' },
  devices: { row: device, key: 'tokenHash' },
  signInAttempts: { row: signInAttempt, key: 'nameHash' },
  answeredRequests: { row: answeredRequest, key: 'key' },
  securityEvents: { row: storedSecurityEvent, key: 'id' },
  changes: { row: change, key: 'id' },
  mailings: { row: mailing, key: 'topic' },
  shopKeys: { row: shopKey, key: 'name' },
  lastIds: { row: lastId, key: 'table' },
} as const

export type TableName = keyof typeof TABLES
export const TABLE_NAMES = Object.keys(TABLES) as TableName[]

export type Rows = { [Name in TableName]: Readonly<z.infer<(typeof TABLES)[Name]['row']>> }
export type ShopRows = { [Name in TableName]: Rows[Name][] }
