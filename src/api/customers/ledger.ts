import type { Account } from '~/domain/customers/ledger'
import { ENTERED_KINDS, isOfMoney, type LedgerEntry, MAX_ENTRY_PAISE, type NewEntry } from '~/domain/customers/ledger-schema'
import { firstOpenDay, isMonth, isMonthOver } from '~/domain/customers/open-days'
import { isOfBank, paymentReference } from '~/domain/customers/payment-references'
import type { PaymentReport } from '~/domain/customers/payment-reports-schema'
import type { NewPayments } from '~/domain/customers/payments-schema'
import { formatDate, formatMonth, indianDay } from '~/domain/dates'
import { formatRupees, paiseIn, rupees, sumOf } from '~/domain/money'
import type { Order } from '~/domain/orders/schema'
import { paiseOwed } from '~/domain/signed-money'
import type { Caller } from '../auth/auth'
import { clearingOf } from '../box/cleared-cheques'
import type { Call } from '../http/call'
import { conflict, invalid, Refusal } from '../http/problems'
import { namedRow } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { primaryCustomer, readAccount } from './accounts'

/**
 * Creates a manual entry. 422 for an amount of 0 or above ten crore, a day in the future or before the open year, an unknown
 * customer, a cancelled or another customer's order, and a refund above what was paid; 409 for a used reference, and for a
 * payment above what is owed unless `advance` allows it.
 */
export function createEntry(shop: Shop, call: Call<NewEntry>): LedgerEntry {
  refuseCancelled(shop, call.input)
  return writeEntry(shop, call)
}

/** Books one payment for several orders, all or nothing. 422 for more than ten crore together, because a cheque clears as one. */
export function createPayments(shop: Shop, call: Call<NewPayments>): LedgerEntry[] {
  const { orders, ...shared } = call.input
  refuseTooMuch(sumOf(orders.map(({ amount }) => amount)), 'orders')
  const made: LedgerEntry[] = []
  for (const order of orders) {
    const input = { ...shared, ...order, kind: 'payment', advance: '0.00' } as const
    refuseCancelled(shop, input)
    made.push(writeEntry(shop, { ...call, input }, { first: made[0] }))
  }
  return made
}

/**
 * The same for money whose day the buyer reported, also if its order was cancelled meanwhile. If that day is closed, it is
 * booked on the first open day. `first` is the first entry of a payment for several orders, which already has its reference.
 */
export function writeEntry(
  shop: Shop,
  call: Call<NewEntry>,
  { first, isOfBuyer = false }: { first?: LedgerEntry | undefined; isOfBuyer?: boolean } = {},
): LedgerEntry {
  const { input, now } = call
  const today = indianDay(new Date(now))
  const customer = primaryCustomer(shop, input.customerId)
  if (!customer) throw invalid([{ path: 'customerId', message: `There is no customer #${input.customerId}.` }])
  const date = input.date ?? today
  if (date > today) throw invalid([{ path: 'date', message: 'Please choose today or a day before it.' }])
  const { advance, bank: _bank, chequeDate: _chequeDate, ...entered } = input
  const days = isOfBuyer ? bookedDays(shop, date, today) : { date }
  refuseClosedDay(shop, { kind: input.kind, ...days }, now)
  const given = { ...entered, ...chequeOf(input, date, first), customerId: customer.id, amount: amountOf(input), ...days }
  refuseWrongOrder(shop, given)
  const entry = { ...given, customerId: ownCustomer(shop, given) }
  if (!first) refuseTakenReference(shop, entry)
  refuseOtherSum(shop, customer.id, entry, advance)
  const made = insertEntry(shop, entry, call)
  settlePayments(shop, [customer.id])
  return made
}

/** A cheque waits for the bank until it is cleared. */
function chequeOf(
  { kind, method, bank = '', chequeDate }: NewEntry,
  date: string,
  first: LedgerEntry | undefined,
): Pick<LedgerEntry, 'cheque'> {
  if (kind !== 'payment' || method !== 'cheque') return {}
  return { cheque: { bank, date: chequeDate ?? date, ...(first && { partOf: first.id }) } }
}

/** An entry for an order belongs to the order's customer, also if that is joined. */
const ownCustomer = (shop: ShopReader, { orderId, customerId }: Pick<LedgerEntry, 'orderId' | 'customerId'>): number =>
  (orderId === null ? undefined : shop.orders.get(orderId)?.customerId) ?? customerId

/** The entry in the path; 404 if unknown. */
export const readEntry = (shop: ShopReader, call: Call): LedgerEntry => namedRow(shop.ledgerEntries, call, 'entry')

/**
 * Reverses an entry with the opposite amount; a transfer with its second entry. 409 for a reversal, a reversed entry, an entry
 * of a bill, a cleared cheque, and a payment of which a part stayed with another customer.
 */
export function reverseEntry(shop: Shop, call: Call): LedgerEntry {
  const entry = namedRow(shop.ledgerEntries, call, 'entry')
  const other = entry.transferOf === undefined ? undefined : shop.ledgerEntries.get(entry.transferOf)
  const made = insertReversal(shop, entry, call)
  if (other) insertReversal(shop, other, call)
  settlePayments(shop, [entry.customerId, other?.customerId])
  return made
}

/**
 * Belongs to the same customer id as its entry, in case customers are separated later. Refused as above. Call `settlePayments`
 * afterwards.
 */
export function insertReversal(
  shop: Shop,
  entry: LedgerEntry,
  writing: Writing,
  own: Partial<Pick<LedgerEntry, 'date' | 'valueDate' | 'isBounced'>> = {},
): LedgerEntry {
  refuseReversal(shop, entry)
  const { id, orderId, customerId, amount } = entry
  const date = indianDay(new Date(writing.now))
  const taken = { customerId, kind: 'reversal' as const, amount: rupees(-paiseOwed(amount)), date, orderId, reverses: id, ...own }
  return insertEntry(shop, taken, writing)
}

/**
 * Updates the payment status of all orders of these customers from the account, and the state of reports from the entries. Call
 * it in each transaction that changes an entry, its customer, or what an order owes.
 */
export function settlePayments(shop: Shop, customerIds: readonly (number | undefined)[]) {
  const ids = new Set(customerIds.flatMap((id) => (id === undefined ? [] : (primaryCustomer(shop, id)?.id ?? []))))
  for (const id of ids) {
    for (const [orderId, { paymentStatus }] of readAccount(shop, id).orders) {
      const order = shop.orders.get(orderId)
      if (!order) continue
      if (order.paymentStatus !== paymentStatus) shop.orders.put({ ...order, paymentStatus })
      if (order.waitingReports !== undefined) settleReports(shop, orderId)
    }
  }
}

/** The stored sign: a payment reduces what is owed. */
function amountOf({ kind, amount }: NewEntry): string {
  const paise = paiseOwed(amount)
  if (paise === 0) throw invalid([{ path: 'amount', message: 'Please enter an amount other than 0.' }])
  refuseTooMuch(amount, 'amount')
  return rupees(kind === 'payment' ? -paise : paise)
}

function refuseCancelled(shop: ShopReader, { kind, orderId }: NewEntry) {
  if (kind !== 'payment' || orderId === null || shop.orders.get(orderId)?.status !== 'cancelled') return
  throw invalid([{ path: 'orderId', message: `Order #${orderId} was cancelled.` }])
}

function refuseWrongOrder(shop: ShopReader, { orderId, customerId }: Pick<LedgerEntry, 'orderId' | 'customerId'>) {
  if (orderId === null) return
  const refuse = (message: string) => invalid([{ path: 'orderId', message }])
  const order = shop.orders.get(orderId)
  if (!order) throw refuse(`There is no order #${orderId}.`)
  if (order.customerId === undefined)
    throw refuse(`Order #${orderId} needs a phone number of ten digits, which names its customer.`)
  if (primaryCustomer(shop, order.customerId)?.id !== customerId) throw refuse(`Order #${orderId} is another customer’s.`)
}

function refuseTakenReference(shop: ShopReader, entry: Pick<LedgerEntry, 'kind' | 'method' | 'reference'>) {
  const taken = isOfMoney(entry.kind) ? entryWith(shop, entry) : undefined
  if (taken)
    throw conflict(`A ${taken.kind} with the reference ${taken.reference} was entered before, on ${formatDate(taken.date)}.`)
}

function refuseReversal(shop: ShopReader, entry: LedgerEntry) {
  const { kind, orderId } = entry
  if (kind === 'reversal') throw conflict('A reversal cannot be reversed. Please enter the amount anew.')
  if (kind === 'bill' || kind === 'credit-note') throw conflict('A bill is taken back by a credit note.')
  if (isReversed(shop, entry)) throw conflict('This entry was reversed before.')
  const moved = shop.ledgerEntries.by('moves', entry.id).find((each) => !isReversed(shop, each))
  if (moved) throw conflict(`This payment was moved to another customer. Please take back entry #${moved.id} first.`)
  const [left] = kind === 'transfer' ? [] : leftBehind(shop, orderId)
  if (left) throw conflict(`A part of this money stayed with another customer. Please take back entry #${left.id} first.`)
  const clearing = clearingOf(shop, entry)
  if (clearing)
    throw conflict(
      `This cheque was cleared on ${formatDate(clearing.date)}. Please take back entry #${clearing.id} of the box first.`,
    )
}

/** The unreversed transfers by which money of an order that moved stayed with its former customers. */
export const leftBehind = (shop: ShopReader, orderId: number | null): LedgerEntry[] =>
  orderId === null
    ? []
    : shop.ledgerEntries
        .by('orderId', orderId)
        .filter((each) => each.kind === 'transfer' && each.moves === undefined && !isReversed(shop, each))

type Money = Pick<LedgerEntry, 'kind' | 'amount' | 'orderId'>

/** The last month closed by the owner; empty for none. */
function closedMonth(shop: ShopReader): string {
  const month = shop.settings.get('closed_month')?.value.trim() ?? ''
  return isMonth(month) ? month : ''
}

/** Money of a closed day is booked on the first open day, with its own value date. */
export function bookedDays(shop: ShopReader, date: string, today: string): Pick<LedgerEntry, 'date' | 'valueDate'> {
  const month = closedMonth(shop)
  const first = month === '' || isMonthOver(month, today) ? firstOpenDay(today, month) : date
  return date < first ? { date: first, valueDate: date } : { date }
}

/** Why an entry is not allowed on a day. An opening balance may be older than the open year. */
export function closedDayFault(
  shop: ShopReader,
  { kind, date }: { kind: string; date: string },
  now: string,
): string | undefined {
  const [month, today] = [closedMonth(shop), indianDay(new Date(now))]
  const first = kind === 'opening' ? '' : firstOpenDay(today)
  if (date.slice(0, 7) > month)
    return date < first ? `The year before ${formatDate(first)} is closed. Please choose that day or a later one.` : undefined
  const until = `The books are closed until the end of ${formatMonth(month)}`
  if (!isMonthOver(month, today)) return `${until}, which is not over. Please ask the owner to open them.`
  return `${until}. Please choose ${formatDate(firstOpenDay(today, month))} or a later day.`
}

/** 422 at its day for a manual entry, 409 for an entry without another day. Called wherever an entry is written. */
export function refuseClosedDay(
  shop: ShopReader,
  entry: { kind: string; date: string },
  now: string,
  entered: readonly string[] = ENTERED_KINDS,
) {
  const fault = closedDayFault(shop, entry, now)
  if (!fault) return
  throw entered.includes(entry.kind) ? invalid([{ path: 'date', message: fault }]) : conflict(fault)
}

/**
 * 409 with the excess in `current.advance` if a payment exceeds what it can pay by more than `advance`; 422 if a refund exceeds
 * what was paid for its order, or the advance.
 */
function refuseOtherSum(shop: ShopReader, customerId: number, entry: Money, advance: string) {
  if (!isOfMoney(entry.kind)) return
  const account = readAccount(shop, customerId)
  if (entry.kind === 'refund') refuseTooMuchBack(account, entry)
  else askToKeep(shop, account, entry, advance)
}

function askToKeep(shop: ShopReader, account: Account, { amount, orderId }: Money, agreed: string) {
  const owed = owedTo(shop, account, orderId)
  const beyond = -paiseOwed(amount) - owed
  if (beyond <= paiseIn(agreed)) return
  const advance = rupees(beyond)
  const why = owed === 0 ? 'Nothing is owed.' : `Only ${formatRupees(rupees(owed))} is owed.`
  throw new Refusal(409, `${why} Keep ${formatRupees(advance)} as advance?`, { current: { advance } })
}

/**
 * What a payment can pay, in paise: all debts, and the rest of its order. A payment for an order of an unconfirmed customer
 * pays only that order.
 */
function owedTo(shop: ShopReader, { debts, orders }: Account, orderId: number | null): number {
  const owed = debts.reduce((sum, { left }) => sum + left, 0)
  const order = orderId === null || debts.some((debt) => debt.orderId === orderId) ? undefined : orders.get(orderId)
  if (orderId === null || !order) return owed
  const isUncertain = shop.orders.get(orderId)?.customerMatch === 'unconfirmed'
  return (isUncertain ? 0 : owed) + order.due - order.paid
}

function refuseTooMuchBack({ free, orders }: Account, { amount, orderId }: Money) {
  const paid = orderId === null ? free : (orders.get(orderId)?.refundable ?? 0)
  if (paiseOwed(amount) <= paid) return
  const sum = formatRupees(rupees(paid))
  const message =
    orderId === null
      ? `Only ${sum} is with us in advance. Please name the order that was paid, or write a credit note first.`
      : `Only ${sum} was paid for order #${orderId}.`
  throw invalid([{ path: 'amount', message }])
}

type EntryToInsert = Pick<LedgerEntry, 'customerId' | 'kind' | 'amount' | 'date'> & Partial<Omit<LedgerEntry, 'id' | 'at' | 'by'>>

/** Time and author of a write. */
export interface Writing {
  now: string
  caller: Pick<Caller, 'username'> & Partial<Pick<Caller, 'role'>>
}

const NOTHING_MORE = { method: null, reference: '', orderId: null, billNumber: null, reverses: null, note: '' } as const

/** Stores an entry as given. Refused for a closed day. Call `settlePayments` afterwards. */
export function insertEntry(shop: Shop, entry: EntryToInsert, { now, caller }: Writing): LedgerEntry {
  refuseClosedDay(shop, entry, now)
  return shop.ledgerEntries.insert({ ...NOTHING_MORE, ...entry, at: now, by: caller.username ?? '' })
}

/** 422 at its field for more than ten crore rupees in a manual entry, a payment or a quotation. */
export function refuseTooMuch(amount: string, path: string) {
  if (Math.abs(paiseOwed(amount)) > MAX_ENTRY_PAISE) throw invalid([{ path, message: 'Please enter at most 10 crore rupees.' }])
}

type Paid = Pick<LedgerEntry, 'kind' | 'method' | 'reference'>

/**
 * The entry of this kind with this reference, in any format, that was not reversed; an empty reference matches none. Bank
 * references are searched in all methods, others, such as cheques or receipts, only in their own.
 */
export function entryWith(shop: ShopReader, { kind, method, reference }: Paid): LedgerEntry | undefined {
  const wanted = paymentReference(reference)
  if (wanted === '') return undefined
  return shop.ledgerEntries
    .by('reference', wanted)
    .find((entry) => entry.kind === kind && (isOfBank(wanted) || entry.method === method) && !isReversed(shop, entry))
}

export const isReversed = (shop: ShopReader, { id }: LedgerEntry): boolean => shop.ledgerEntries.by('reverses', id).length > 0

/** The entry that holds a payment: itself, or that of the customer to whom it was moved. */
function heldBy(shop: ShopReader, payment: LedgerEntry): LedgerEntry {
  const moved = shop.ledgerEntries.by('moves', payment.id).filter((each) => paiseOwed(each.amount) < 0 && !isReversed(shop, each))
  return moved.reduce((last, each) => (each.id > last.id ? each : last), payment)
}

/** The entry that holds the payment with this reference, on an order's account; for an unconfirmed customer, of this order. */
export function unreversedPayment(shop: ShopReader, order: Order, reference: string): LedgerEntry | undefined {
  const payment = entryWith(shop, { kind: 'payment', method: 'upi', reference })
  const entry = payment && heldBy(shop, payment)
  if (!entry || order.customerId === undefined) return undefined
  if (order.customerMatch === 'unconfirmed') return entry.orderId === order.id ? entry : undefined
  return primaryCustomer(shop, entry.customerId)?.id === primaryCustomer(shop, order.customerId)?.id ? entry : undefined
}

/** Updates reports from the ledger: confirmed while their payment exists, open again after its reversal. */
export function settleReports(shop: Shop, orderId: number) {
  const order = shop.orders.get(orderId)
  if (!order) return
  let waiting = 0
  for (const report of shop.paymentReports.by('orderId', orderId)) {
    const settled = settledReport(report, unreversedPayment(shop, order, report.reference)?.id ?? null)
    if (settled !== report) shop.paymentReports.put(settled)
    if (settled.state === 'reported') waiting++
  }
  if (order.waitingReports !== waiting) shop.orders.put({ ...order, waitingReports: waiting })
}

const UNDECIDED = { sentence: '', decidedAt: null, decidedBy: null } as const

function settledReport(report: PaymentReport, entryId: number | null): PaymentReport {
  if (entryId === null) return report.state === 'confirmed' ? { ...report, ...UNDECIDED, state: 'reported', entryId } : report
  return report.state === 'confirmed' && report.entryId === entryId
    ? report
    : { ...report, ...UNDECIDED, state: 'confirmed', entryId }
}
