import { INQUIRY_TYPES } from '~/domain/contacts/schema'
import { ERASED, isErasedCustomer, isErasedOrder } from '~/domain/customers/erased'
import { mentionOf, wordsOf } from '~/domain/customers/mentions'
import { districtOf } from '~/domain/districts'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import { isOrderSubject } from '~/domain/orders/order-subject'
import type { Order, OrderEdit } from '~/domain/orders/schema'
import { nextVersion } from '../http/rows'
import type { RowWrite } from '../store/committed-rows'
import type { Rows } from '../store/shop-schema'
import type { ShopReader } from '../store/store'
import { erasedPhone } from './erased-phones'
import type { Identity, KeptOfCustomer } from './kept-of-customer'

type Scrub = (text: string) => string

/** The rows of a customer without the person, and those of others without his number; bills are left as they are. */
export function plannedErasure(shop: ShopReader, kept: KeptOfCustomer, at: string): RowWrite[] {
  const mention = mentionOf(kept.identity)
  const words = wordsOf(kept.identity.names)
  const withoutNumber: Scrub = (text) => (mention ? text.replaceAll(new RegExp(mention, 'giu'), ERASED) : text)
  const scrub: Scrub = (text) => withoutNumber(words ? text.replaceAll(words, ERASED) : text)
  const own = ownRows(shop, kept, scrub, at)
  const done = new Set(own.map(([name, key]) => `${name} ${key}`))
  const hisRides = driven(shop, kept.identity, scrub)
  const others = rowsOfOthers(shop, hisRides, withoutNumber).filter(([name, key]) => !done.has(`${name} ${key}`))
  return [...own, ...others, ...derivedRows(shop, kept, { hisRides, scrub, withoutNumber })]
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
const driven = (shop: ShopReader, identity: Identity, scrub: Scrub): ReadonlyMap<number, Order> =>
  new Map(
    Iterator.from(shop.orders.rows()).flatMap((order) =>
      order.dispatch && identity.phones.has(order.dispatch.driverPhone)
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
  const changes = [...shop.changes.rows()].flatMap((row): RowWrite[] => {
    const without = own.has(`${row.noun} ${row.rowId}`) ? scrub : withoutNumber
    const after = withTexts(row, (text, name) => (NOTED.includes(name) ? without(text) : text))
    return after ? [['changes', row.id, after]] : []
  })
  const answers = [...shop.answeredRequests.rows()].flatMap((row): RowWrite[] => {
    const answer = row.answer === null ? null : erasedAnswer(row.answer, kept, withoutNumber)
    return answer === row.answer ? [] : [['answeredRequests', row.key, { ...row, answer }]]
  })
  return [...changes, ...answers]
}

const PERSONAL: readonly string[] = [
  ...['customerName', 'customerPhone', 'street', 'notes', 'discountReason', 'privateNotes'],
  ...['name', 'phone', 'address', 'subject', 'message', 'title', 'note', 'reason', 'sentence', 'gstin'],
]
const EMAILS: readonly string[] = ['email', 'customerEmail']

/** A stored answer keeps its shape, so that a retry is still known. */
function erasedAnswer(answer: string, { identity, orders, contacts }: KeptOfCustomer, withoutNumber: Scrub): string {
  const said: unknown = JSON.parse(answer)
  const isHis = (row: unknown): boolean => {
    if (typeof row !== 'object' || row === null) return false
    const { id, customerId, customerName, message, name } = row as Record<string, unknown>
    if (typeof customerId === 'number' && identity.ids.has(customerId)) return true
    if (customerName !== undefined) return orders.some((each) => each.id === id)
    if (name !== undefined && message !== undefined) return contacts.some((each) => each.id === id && each.name === name)
    return false
  }
  const rows = Array.isArray(said) ? said : [said]
  if (!rows.some(isHis) && withoutNumber(answer) === answer) return answer
  const blank = (text: string, name: string) =>
    EMAILS.includes(name) ? '' : PERSONAL.includes(name) ? ERASED : withoutNumber(text)
  return JSON.stringify(mapTexts(said, blank))
}

/** A value with each of its texts changed, which hears its name. */
function mapTexts<Value>(value: Value, change: (text: string, name: string) => string, name = ''): Value {
  if (typeof value === 'string') return change(value, name) as Value
  if (Array.isArray(value)) return value.map((each) => mapTexts(each, change, name)) as Value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([part, each]) => [part, mapTexts(each, change, part)])) as Value
}

/** A row with each of its texts changed; undefined where none was. */
function withTexts<Row>(row: Row, change: (text: string, name: string) => string): Row | undefined {
  let isSame = true
  const after = mapTexts(row, (text, name) => {
    const changed = change(text, name)
    isSame &&= changed === text
    return changed
  })
  return isSame ? undefined : after
}
