import { isDeepStrictEqual } from 'node:util'
import { INQUIRY_TYPES } from '~/domain/contacts/contact-subjects'
import { ERASED, isErasedCustomer, isErasedOrder } from '~/domain/customers/erased'
import { districtOf } from '~/domain/districts'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import { isOrderSubject } from '~/domain/orders/order-subject'
import type { Order, OrderEdit } from '~/domain/orders/schema'
import { guessedRows, rowName } from '../http/named-rows'
import { nextVersion } from '../http/rows'
import type { AnyRow, RowWrite } from '../store/committed-rows'
import type { Rows, TableName } from '../store/shop-schema'
import type { ShopReader } from '../store/store'
import { type Steps, stepsOver } from '../store/turns'
import { erasedPhone } from './erased-phones'
import { erasedTables } from './erased-tables'
import type { Identity, KeptOfCustomer } from './kept-of-customer'
import { LastScrubbing, type Scrubbing } from './scrubbing'

type Scrub = (text: string) => string
/** Changes a text, by the name of its field. */
type Change = (text: string, name: string) => string

/**
 * The rows of a customer without personal data, and rows of others without his phone. Bills and unselected uncertain rows stay.
 * Made in steps; the same `last` reuses earlier work.
 */
export function* plannedErasure(
  shop: ShopReader,
  kept: KeptOfCustomer,
  { at, last = new LastScrubbing() }: { at: string; last?: LastScrubbing },
): Steps<RowWrite[]> {
  const scrubbing = last.of(kept.identity)
  const own = yield* ownRows(shop, kept, scrubbing, at)
  const done = new Set([...own.map(([name, key]) => `${name} ${key}`), ...leftRows(shop, kept.left)])
  const hisRides = yield* driven(shop, kept, scrubbing)
  const others = yield* rowsOfOthers(shop, { hisRides, done }, scrubbing)
  return [...own, ...others, ...(yield* derivedRows(shop, kept, hisRides, scrubbing))]
}

/** Uncertain rows that are left, and stored data about them. */
function* leftRows(shop: ShopReader, { orders, contacts }: KeptOfCustomer['left']): Generator<string> {
  for (const id of orders) {
    yield `orders ${id}`
    for (const entry of shop.ledgerEntries.by('orderId', id)) yield `ledgerEntries ${entry.id}`
    for (const report of shop.paymentReports.by('orderId', id)) yield `paymentReports ${report.id}`
  }
  for (const id of contacts) yield `contacts ${id}`
  if (orders.size + contacts.size === 0) return
  for (const { id, orderId, contactId } of shop.notifications.rows())
    if (orders.has(orderId ?? 0) || contacts.has(contactId ?? 0)) yield `notifications ${id}`
}

function* ownRows(shop: ShopReader, kept: KeptOfCustomer, scrubbing: Scrubbing, at: string): Steps<RowWrite[]> {
  const { customers, orders, contacts, notifications, reports, entries, identity } = kept
  const { scrub } = scrubbing
  return [
    ...customers
      .filter((row) => !isErasedCustomer(row))
      .map((row): RowWrite => ['customers', row.id, erasedCustomer(shop, row, at)]),
    ...(yield* stepsOver(orders, (row): RowWrite[] =>
      isErasedOrder(row) ? [] : [['orders', row.id, scrubbing.once('an order', row, () => erasedOrder(row, identity, scrub))]],
    )),
    ...contacts.flatMap((row): RowWrite[] => {
      const after = erasedContact(row, scrub)
      return isDeepStrictEqual(after, row) ? [] : [['contacts', row.id, after]]
    }),
    ...(yield* stepsOver(notifications, (row): RowWrite[] =>
      row.message === ERASED
        ? []
        : [['notifications', row.id, scrubbing.once('a notification', row, () => erasedNotification(row, scrub))]],
    )),
    ...reports
      .filter(({ sentence }) => sentence !== '')
      .map((row): RowWrite => ['paymentReports', row.id, { ...row, sentence: '' }]),
    ...(yield* stepsOver(entries, (row): RowWrite[] => {
      const after = scrubbing.once('an entry', row, () =>
        withTexts(row, (text, name) => (name === 'note' || name === 'reference' ? scrub(text) : text)),
      )
      return after ? [['ledgerEntries', row.id, after]] : []
    })),
    ...erasedTables().flatMap(([name, { own }]) =>
      [...identity.ids].flatMap((id) => (own ? ownErased(shop, name, own, id) : [])),
    ),
  ]
}

/** The rows of a customer that a feature erases by its own rule. */
const ownErased = (shop: ShopReader, name: TableName, { of, erased }: OwnRows, customerId: number): RowWrite[] =>
  of(shop, customerId).flatMap((row): RowWrite[] => {
    const after = erased(row)
    return isDeepStrictEqual(after, row) ? [] : [[name, row.id, after as AnyRow]]
  })

type OwnRows = NonNullable<ReturnType<typeof erasedTables>[number][1]['own']>

const erasedNotification = (row: Rows['notifications'], scrub: Scrub): Rows['notifications'] => ({
  ...row,
  title: scrub(row.title),
  message: ERASED,
})

function erasedCustomer(shop: ShopReader, before: Rows['customers'], at: string): Rows['customers'] {
  const { language: _language, gstin: _gstin, ...kept } = before
  const phone = erasedPhone(shop, before.phone) ?? ERASED
  const gone = { name: `${ERASED} #${before.id}`, phone, address: '', note: '', creditLimit: null, erasedAt: at }
  return { ...kept, ...gone, ...nextVersion(before) }
}

/** The district is stored separately, because it was derived from the address. */
function erasedOrder(before: Order, identity: Identity, scrub: Scrub): Order {
  const district = before.district ?? districtOf(before)
  const { handling, dispatch, lotPlan, cancelRequest, edits } = before
  return {
    ...before,
    customerName: ERASED,
    customerEmail: '',
    customerPhone: ERASED,
    shippingAddress: { ...before.shippingAddress, street: ERASED, city: scrub(before.shippingAddress.city) },
    ...(district && { district }),
    notes: '',
    ...(before.discountReason !== undefined && { discountReason: '' }),
    ...(handling && { handling: { ...handling, privateNotes: '' } }),
    ...(dispatch && { dispatch: erasedDispatch(dispatch, identity, scrub) }),
    ...(lotPlan && { lotPlan: { ...lotPlan, batch: scrub(lotPlan.batch) } }),
    ...(cancelRequest && { cancelRequest: { ...cancelRequest, reason: ERASED, sentence: '' } }),
    ...(edits && { edits: edits.map((edit) => ({ ...edit, before: erasedEdit(edit.before) })) }),
    version: (before.version ?? 1) + 1,
  }
}

const erasedDispatch = (before: Dispatch, { phones }: Identity, scrub: Scrub): Dispatch => ({
  ...before,
  vehicle: scrub(before.vehicle),
  batch: scrub(before.batch),
  driverPhone: phones.has(before.driverPhone) ? '' : before.driverPhone,
})

/** Other customers' orders that he transported. */
function* driven(shop: ShopReader, { identity, left }: KeptOfCustomer, { scrub }: Scrubbing): Steps<ReadonlyMap<number, Order>> {
  const rides = yield* stepsOver(shop.orders.rows(), (order) =>
    order.dispatch && identity.phones.has(order.dispatch.driverPhone) && !left.orders.has(order.id)
      ? [[order.id, { ...order, dispatch: erasedDispatch(order.dispatch, identity, scrub) }] as const]
      : [],
  )
  return new Map(rides)
}

function erasedEdit(before: OrderEdit['before']): OrderEdit['before'] {
  const { shippingAddress } = before
  return {
    ...before,
    ...(before.customerName !== undefined && { customerName: ERASED }),
    ...(before.customerEmail !== undefined && { customerEmail: '' }),
    ...(before.customerPhone !== undefined && { customerPhone: ERASED }),
    ...(shippingAddress && { shippingAddress: { ...shippingAddress, street: ERASED } }),
    ...(before.notes !== undefined && { notes: '' }),
    ...(before.discountReason !== undefined && { discountReason: '' }),
  }
}

/** The subject stays for statistics if it is one of the shop's. */
function erasedContact(before: Rows['contacts'], scrub: Scrub): Rows['contacts'] {
  const isGiven = isOrderSubject(before.subject) || (INQUIRY_TYPES as readonly string[]).includes(before.subject)
  const subject = isGiven ? scrub(before.subject) : ERASED
  const { answer } = before.complaint ?? {}
  const complaint = before.complaint && { complaint: { ...before.complaint, ...(answer && { answer: ERASED }) } }
  return { ...before, name: ERASED, email: '', phone: null, subject, message: ERASED, ...complaint }
}

/** Texts by others that contain his phone. */
function* rowsOfOthers(
  shop: ShopReader,
  { hisRides, done }: { hisRides: ReadonlyMap<number, Order>; done: ReadonlySet<string> },
  scrubbing: Scrubbing,
): Steps<RowWrite[]> {
  const writes: RowWrite[] = []
  for (const [name, { texts }] of erasedTables()) {
    const withoutNumber: Change = (text, field) => (texts.includes(field) ? scrubbing.withoutNumber(text) : text)
    const changed = yield* stepsOver(shop[name].rows() as Iterable<{ id: number }>, (row): RowWrite[] => {
      if (done.has(`${name} ${row.id}`)) return []
      const known = name === 'orders' ? hisRides.get(row.id) : undefined
      const after = known
        ? (withTexts(known, withoutNumber) ?? known)
        : scrubbing.once('a row of others', row, () => withTexts(row, withoutNumber))
      return after ? [[name, row.id, after as AnyRow]] : []
    })
    writes.push(...changed)
  }
  return writes
}

const NOTED: readonly string[] = ['label', 'before', 'after']

/** Audit entries about his rows, and stored answers to their senders. */
function* derivedRows(
  shop: ShopReader,
  kept: KeptOfCustomer,
  hisRides: ReadonlyMap<number, Order>,
  scrubbing: Scrubbing,
): Steps<RowWrite[]> {
  const own = new Set([
    ...kept.customers.map(({ id }) => `customers ${id}`),
    ...[...kept.orders.map(({ id }) => id), ...hisRides.keys()].map((id) => `orders ${id}`),
    ...kept.contacts.map(({ id }) => `contacts ${id}`),
    ...kept.entries.map(({ id }) => `ledger ${id}`),
    ...kept.reports.map(({ id }) => `payment-reports ${id}`),
  ])
  const left = new Set([
    ...Array.from(kept.left.orders, (id) => `orders ${id}`),
    ...Array.from(kept.left.contacts, (id) => `contacts ${id}`),
  ])
  const changes = yield* stepsOver(shop.changes.rows(), (row): RowWrite[] => {
    if (left.has(`${row.noun} ${row.rowId}`)) return []
    const isOwn = own.has(`${row.noun} ${row.rowId}`)
    const without = isOwn ? scrubbing.scrub : scrubbing.withoutNumber
    const after = scrubbing.once(isOwn ? 'a change of his' : 'a change', row, () =>
      withTexts(row, (text, name) => (NOTED.includes(name) ? without(text) : text)),
    )
    return after ? [['changes', row.id, after]] : []
  })
  return [...changes, ...(yield* answersWithout(shop, kept, scrubbing))]
}

/** Fields of an answer without personal data, so that a retry still gets its result. */
const PLAIN: readonly string[] = [
  ...['status', 'paymentStatus', 'paymentMethod', 'kind', 'method', 'channel', 'language', 'country', 'link', 'type', 'state'],
  ...['productName', 'productSku', 'number', 'billNumber', 'creditOf', 'cancelledBill', 'hsn', 'unit', 'customerMatch'],
]
const EMAILS: readonly string[] = ['email', 'customerEmail']
/** Amounts and times. */
const PLAIN_VALUE = /^(?:-?\d+\.\d\d|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)$/

const blank: Change = (text, name) => {
  if (PLAIN.includes(name) || PLAIN_VALUE.test(text) || text === '') return text
  return EMAILS.includes(name) ? '' : ERASED
}

/** Stored answers about his rows keep only their structure, so that a retry is still recognized. */
function* answersWithout(shop: ShopReader, kept: KeptOfCustomer, scrubbing: Scrubbing): Steps<RowWrite[]> {
  const [own, left] = [namesOf(kept), namesOf({ ...NO_ROWS, ...kept.left })]
  const { withoutNumber } = scrubbing
  return yield* stepsOver(shop.answeredRequests.rows(), (row): RowWrite[] => {
    const { answer } = row
    if (answer === null) return []
    const named = row.tellsOf ?? guessedRows(shop, answer)
    const isLeft = named.some((each) => left.has(each))
    const isHis = named.some((each) => own.has(each) && !(isLeft && each.startsWith('customers ')))
    if (!isHis && !isLeft && scrubbing.once('an answer', row, () => withoutNumber(answer) === answer)) return []
    const change: Change = isHis ? blank : (text, name) => sparing(isLeft, text, name, withoutNumber)
    const said = scrubbing.once(`an answer, ${isHis}, ${isLeft}`, row, () => withTexts(JSON.parse(answer), change))
    return said === undefined ? [] : [['answeredRequests', row.key, { ...row, answer: JSON.stringify(said) }]]
  })
}

/** The reason why an unconfirmed order has no bill contains the customer's name. */
const sparing = (isLeft: boolean, text: string, name: string, withoutNumber: Scrub) =>
  isLeft ? (name === 'why' ? ERASED : text) : withoutNumber(text)

const NO_ROWS = { customers: [], orders: [], contacts: [], notifications: [] }

type Naming = Record<keyof typeof NO_ROWS, Iterable<number | { id: number }>>

const namesOf = (rows: Naming): ReadonlySet<string> =>
  new Set(
    (Object.keys(NO_ROWS) as (keyof Naming)[]).flatMap((table) =>
      Array.from(rows[table], (row) => rowName(table, typeof row === 'number' ? row : row.id)),
    ),
  )

/** Maps all texts of a value; the callback gets the field name. */
function mapTexts<Value>(value: Value, change: Change, name = ''): Value {
  if (typeof value === 'string') return change(value, name) as Value
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, name)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([part, each]) => [part, mapTexts(each, change, part)])) as Value
}

/** Maps all texts of a row; undefined if nothing changed. */
function withTexts<Row>(row: Row, change: Change): Row | undefined {
  let isSame = true
  const after = mapTexts(row, (text, name) => {
    const changed = change(text, name)
    isSame &&= changed === text
    return changed
  })
  return isSame ? undefined : after
}
