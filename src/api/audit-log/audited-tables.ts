import type { AuditedNoun } from '~/domain/account/audit-log-schema'
import type { Rows, TableName } from '../store/shop-schema'

export interface AuditedTable<Row> {
  noun: AuditedNoun
  /** The row's own name, which outlives it; empty where that would be a person's. */
  labelOf(row: Row): string
  /** What of a row an edit may change; what stands here in a name only, such as a password, has to be kept from `values`. */
  seen(row: Row): object
  /** The fields told with their values, before and after; of all others only the name is told. */
  values: readonly string[]
  deleted?: TableName
}

/** Undefined for what no operator edits, or what another row tells already. A new table has to be decided here. */
export const AUDITED_TABLES: { readonly [Name in TableName]: AuditedTable<Rows[Name]> | undefined } = {
  products: {
    noun: 'products',
    labelOf: ({ name }) => name,
    seen: ({ version: _, ...product }) => product,
    values: [
      'name',
      'description',
      'category',
      'price',
      'stockQuantity',
      'weight',
      'sku',
      'isActive',
      'specifications',
      'translations',
    ],
    deleted: 'deletedProducts',
  },
  showcaseImages: {
    noun: 'showcase-images',
    labelOf: ({ title }) => title,
    seen: ({ version: _, ...image }) => image,
    values: ['title', 'description', 'order', 'isActive', 'translations'],
    deleted: 'deletedShowcaseImages',
  },
  contacts: {
    noun: 'contacts',
    labelOf: () => '',
    seen: ({ answeredAt: _at, answeredBy: _by, ...contact }) => contact,
    values: ['answeredHow'],
  },
  orders: {
    noun: 'orders',
    labelOf: () => '',
    seen: ({
      statusHistory: _,
      edits: _edits,
      version: _version,
      waitingReports: _waiting,
      cancelledBill: _cancelled,
      items,
      handling,
      dispatch,
      ...order
    }) => ({
      ...order,
      items: items.map(({ quantity, productName, unitPrice }) => `${quantity} × ${productName} at ${unitPrice}`).join(', '),
      privateNotes: handling?.privateNotes,
      promisedDay: handling?.promisedDay,
      isCancelAccepted: order.cancelRequest?.isAccepted,
      vehicle: dispatch?.vehicle,
      driverPhone: dispatch?.driverPhone,
      dispatchDay: dispatch?.day,
      batch: dispatch?.batch,
    }),
    values: [
      ...[
        'status',
        'paymentStatus',
        'paymentMethod',
        'promisedDay',
        'channel',
        'items',
        'discount',
        'deliveryCharge',
        'totalAmount',
      ],
      ...['vehicle', 'dispatchDay', 'batch', 'linkNumber', 'isCancelAccepted', 'billNumber', 'customerId', 'customerMatch'],
    ],
  },
  customers: {
    noun: 'customers',
    labelOf: () => '',
    seen: ({ version: _, ...customer }) => customer,
    values: ['district', 'language', 'creditLimit', 'joinedTo'],
  },
  ledgerEntries: {
    noun: 'ledger',
    labelOf: ({ kind }) => kind,
    seen: (entry) => entry,
    values: ['kind', 'amount', 'date', 'method', 'orderId', 'reverses', 'customerId'],
  },
  bills: { noun: 'bills', labelOf: ({ number }) => number, seen: (bill) => bill, values: ['number', 'totalAmount'] },
  paymentReports: {
    noun: 'payment-reports',
    labelOf: () => '',
    seen: (report) => report,
    values: ['state', 'entryId'],
  },
  deliveryCharges: {
    noun: 'delivery-charges',
    labelOf: ({ place }) => place,
    seen: ({ version: _, ...charge }) => charge,
    values: ['place', 'amount'],
  },
  settings: { noun: 'settings', labelOf: ({ key }) => key, seen: ({ value }) => ({ value }), values: ['value'] },
  operators: {
    noun: 'operators',
    labelOf: ({ name, username }) => name || username,
    seen: ({ name, passwordHash, twoFactor }) => ({ name, password: passwordHash, twoFactor: twoFactor?.isOn ?? false }),
    values: ['name', 'twoFactor'],
  },
  customerNumbers: undefined,
  billSeries: undefined,
  shopKeys: undefined,
  notifications: undefined,
  stockMoves: undefined,
  deletedProducts: undefined,
  deletedShowcaseImages: undefined,
  sessions: undefined,
  devices: undefined,
  signInAttempts: undefined,
  answeredRequests: undefined,
  securityEvents: undefined,
  mailings: undefined,
  changes: undefined,
  lastIds: undefined,
}
