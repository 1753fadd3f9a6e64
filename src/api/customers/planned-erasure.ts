import { INQUIRY_TYPES } from '~/domain/contacts/contact-subjects'
import { ERASED, isErasedCustomer, isErasedOrder } from '~/domain/customers/erased'
import { mentionOf, PHONE_DIGITS, wordsOf } from '~/domain/customers/mentions'
import { districtOf } from '~/domain/districts'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import { isOrderSubject } from '~/domain/orders/order-subject'
import type { Order, OrderEdit } from '~/domain/orders/schema'
import { guessedRows, rowName } from '../http/named-rows'
import { nextVersion } from '../http/rows'
import type { RowWrite } from '../store/committed-rows'
import type { Rows } from '../store/shop-schema'
import type { ShopReader } from '../store/store'
import { erasedPhone } from './erased-phones'
import type { Identity, KeptOfCustomer } from './kept-of-customer'

type Scrub = (text: string) => string
/** The same of a text by the name of its field. */
type Change = (text: string, name: string) => string

/**
 * The rows of a customer without the person, and those of others without his number; bills are left as they are, and so is what
 * may be his and was not ticked.
 */
export function plannedErasure(shop: ShopReader, kept: KeptOfCustomer, at: string): RowWrite[] {
  const { phones, emails, names } = kept.identity
  const words = wordsOf(names)
  const withoutNumber = without(mentionOf({ phones, emails: [] }), ({ length }) => length >= PHONE_DIGITS)
  const withoutAddress = without(mentionOf({ phones: [], emails }), (text) => text.includes('@'))
  const scrub: Scrub = (text) => withoutNumber(withoutAddress(words ? text.replaceAll(words, ERASED) : text))
  const own = ownRows(shop, kept, scrub, at)
  const done = new Set([...own.map(([name, key]) => `${name} ${key}`), ...leftRows(shop, kept.left)])
  const hisRides = driven(shop, kept, scrub)
  const others = rowsOfOthers(shop, hisRides, withoutNumber).filter(([name, key]) => !done.has(`${name} ${key}`))
  return [...own, ...others, ...derivedRows(shop, kept, { hisRides, scrub, withoutNumber })]
}

/** Most texts are too short for a phone, or hold no address: they are not searched. */
function without(mention: RegExp | undefined, mayHold: (text: string) => boolean): Scrub {
  if (!mention) return (text) => text
  const all = new RegExp(mention, 'giu')
  return (text) => (mayHold(text) ? text.replaceAll(all, ERASED) : text)
}

/** What is left, with what the shop keeps of it. */
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

function ownRows(shop: ShopReader, kept: KeptOfCustomer, scrub: Scrub, at: string): RowWrite[] {
  const { customers, orders, contacts, notifications, reports, entries, identity } = kept
  return [
    ...customers
      .filter((row) => !isErasedCustomer(row))
      .map((row): RowWrite => ['customers', row.id, erasedCustomer(shop, row, at)]),
    ...orders.filter((row) => !isErasedOrder(row)).map((row): RowWrite => ['orders', row.id, erasedOrder(row, identity, scrub)]),
    ...contacts.map((row): RowWrite => ['contacts', row.id, erasedContact(row, scrub)]),
    ...notifications
      .filter(({ message }) => message !== ERASED)
      .map((row): RowWrite => ['notifications', row.id, { ...row, title: scrub(row.title), message: ERASED }]),
    ...reports
      .filter(({ sentence }) => sentence !== '')
      .map((row): RowWrite => ['paymentReports', row.id, { ...row, sentence: '' }]),
    ...entries.flatMap((row): RowWrite[] => {
      const after = withTexts(row, (text, name) => (name === 'note' || name === 'reference' ? scrub(text) : text))
      return after ? [['ledgerEntries', row.id, after]] : []
    }),
  ]
}

function erasedCustomer(shop: ShopReader, before: Rows['customers'], at: string): Rows['customers'] {
  const { language: _language, gstin: _gstin, ...kept } = before
  const phone = erasedPhone(shop, before.phone) ?? ERASED
  const gone = { name: `${ERASED} #${before.id}`, phone, address: '', note: '', creditLimit: null, erasedAt: at }
  return { ...kept, ...gone, ...nextVersion(before) }
}

/** Its district is kept by itself, since it was read from the address. */
function erasedOrder(before: Order, identity: Identity, scrub: Scrub): Order {
  const district = before.district ?? districtOf(before)
  const { handling, dispatch, cancelRequest, edits } = before
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

/** Orders of others that he has driven. */
const driven = (shop: ShopReader, { identity, left }: KeptOfCustomer, scrub: Scrub): ReadonlyMap<number, Order> =>
  new Map(
    Iterator.from(shop.orders.rows()).flatMap((order) =>
      order.dispatch && identity.phones.has(order.dispatch.driverPhone) && !left.orders.has(order.id)
        ? [[order.id, { ...order, dispatch: erasedDispatch(order.dispatch, identity, scrub) }] as const]
        : [],
    ),
  )

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

/** Its subject counts in the analytics, where it is one of those that the shop gives. */
function erasedContact(before: Rows['contacts'], scrub: Scrub): Rows['contacts'] {
  const isGiven = isOrderSubject(before.subject) || (INQUIRY_TYPES as readonly string[]).includes(before.subject)
  const subject = isGiven ? scrub(before.subject) : ERASED
  const { answer } = before.complaint ?? {}
  const complaint = before.complaint && { complaint: { ...before.complaint, ...(answer && { answer: ERASED }) } }
  return { ...before, name: ERASED, email: '', phone: null, subject, message: ERASED, ...complaint }
}

const TABLES_WITH_TEXTS = [
  'customers',
  'orders',
  'contacts',
  'notifications',
  'ledgerEntries',
  'paymentReports',
  'stockMoves',
] as const
const FREE: readonly string[] = [
  ...['note', 'notes', 'privateNotes', 'discountReason', 'reason', 'sentence', 'reference', 'vehicle', 'batch'],
  ...['subject', 'message', 'title', 'answer'],
]

/** What others wrote in their own words, where it holds his number. */
function rowsOfOthers(shop: ShopReader, hisRides: ReadonlyMap<number, Order>, scrub: Scrub): RowWrite[] {
  return TABLES_WITH_TEXTS.flatMap((name) =>
    [...shop[name].rows()].flatMap((row): RowWrite[] => {
      const known = name === 'orders' ? hisRides.get(row.id) : undefined
      const after = withTexts(known ?? row, (text, field) => (FREE.includes(field) ? scrub(text) : text))
      const written = after ?? known
      return written ? [[name, row.id, written]] : []
    }),
  )
}

const NOTED: readonly string[] = ['label', 'before', 'after']

/** What was noted of his rows, and answered to those who wrote them. */
function derivedRows(
  shop: ShopReader,
  kept: KeptOfCustomer,
  { hisRides, scrub, withoutNumber }: Record<'scrub' | 'withoutNumber', Scrub> & { hisRides: ReadonlyMap<number, Order> },
): RowWrite[] {
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
  const changes = [...shop.changes.rows()].flatMap((row): RowWrite[] => {
    if (left.has(`${row.noun} ${row.rowId}`)) return []
    const without = own.has(`${row.noun} ${row.rowId}`) ? scrub : withoutNumber
    const after = withTexts(row, (text, name) => (NOTED.includes(name) ? without(text) : text))
    return after ? [['changes', row.id, after]] : []
  })
  return [...changes, ...answersWithout(shop, kept, withoutNumber)]
}

/** Texts of an answer that say nothing of a person, so that a retry still reads what became of its request. */
const PLAIN: readonly string[] = [
  ...['status', 'paymentStatus', 'paymentMethod', 'kind', 'method', 'channel', 'language', 'country', 'link', 'type', 'state'],
  ...['productName', 'productSku', 'number', 'billNumber', 'creditOf', 'cancelledBill', 'hsn', 'unit', 'customerMatch'],
]
const EMAILS: readonly string[] = ['email', 'customerEmail']
/** Sums and times. */
const PLAIN_VALUE = /^(?:-?\d+\.\d\d|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)$/

const blank: Change = (text, name) => {
  if (PLAIN.includes(name) || PLAIN_VALUE.test(text) || text === '') return text
  return EMAILS.includes(name) ? '' : ERASED
}

/** Answers that tell of his rows keep their shape alone, so that a retry is still known. */
function answersWithout(shop: ShopReader, kept: KeptOfCustomer, withoutNumber: Scrub): RowWrite[] {
  const [own, left] = [namesOf(kept), namesOf({ ...NO_ROWS, ...kept.left })]
  return [...shop.answeredRequests.rows()].flatMap((row): RowWrite[] => {
    if (row.answer === null) return []
    const named = row.tellsOf ?? guessedRows(shop, row.answer)
    const isLeft = named.some((each) => left.has(each))
    const isHis = named.some((each) => own.has(each) && !(isLeft && each.startsWith('customers ')))
    if (!isHis && !isLeft && withoutNumber(row.answer) === row.answer) return []
    const change: Change = isHis ? blank : (text, name) => sparing(isLeft, text, name, withoutNumber)
    const said = withTexts(JSON.parse(row.answer), change)
    return said === undefined ? [] : [['answeredRequests', row.key, { ...row, answer: JSON.stringify(said) }]]
  })
}

/** Why an order of an uncertain owner has no bill names the customer. */
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

/** A value with each of its texts changed, which hears its name. */
function mapTexts<Value>(value: Value, change: Change, name = ''): Value {
  if (typeof value === 'string') return change(value, name) as Value
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, name)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([part, each]) => [part, mapTexts(each, change, part)])) as Value
}

/** A row with each of its texts changed; undefined where none was. */
function withTexts<Row>(row: Row, change: Change): Row | undefined {
  let isSame = true
  const after = mapTexts(row, (text, name) => {
    const changed = change(text, name)
    isSame &&= changed === text
    return changed
  })
  return isSame ? undefined : after
}
