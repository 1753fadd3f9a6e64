import { boundsOfDay } from '~/domain/calendar-days'
import { AGES, accountOf, agesOf, balanceOf, namedSum } from '~/domain/customers/ledger'
import type { LedgerEntry } from '~/domain/customers/ledger-schema'
import type { Customer } from '~/domain/customers/schema'
import type { Debtor, MonthAccount, UnbilledLine } from '~/domain/gst/month-files'
import { paiseIn } from '~/domain/money'
import { isOfNobody, leftOn } from '~/domain/orders/dispatched-orders'
import { orderBefore, ownerBefore } from '~/domain/orders/order-before'
import type { Order } from '~/domain/orders/schema'
import type { Period } from '~/domain/period-schema'
import { paiseOwed } from '~/domain/signed-money'
import { entriesOf, ordersOf, primaryCustomer } from '../customers/accounts'
import { withAccount } from '../customers/customer-accounts'
import { movedIn } from '../customers/moved-money'
import type { ShopReader } from '../store/store'
import type { Steps } from '../store/turns'

/** What customers owed at the end of a period, what moved their accounts in it, and what was not billed. */
export interface Debtors {
  debtors: Debtor[]
  /** Of all customers together. */
  all: Debtor
  accounts: MonthAccount[]
  allAccounts: MonthAccount
  unbilled: UnbilledLine[]
}

const OF_NOBODY = 'Of nobody'

const noDebts = (name: string): Debtor => ({
  ...{ name, phone: '', gstin: '', upTo30: 0, upTo60: 0, over60: 0, owesSince: '', notBilled: 0, advance: 0 },
})

const noMoves = (name: string, phone: string): MonthAccount => ({
  ...{ name, phone, opening: 0, charged: 0, received: 0, givenBack: 0, closing: 0 },
})

/** The accounts of all customers in a period; one step per customer. A debt is as old as on its last day, or today. */
export function* debtorSteps(shop: ShopReader, period: Period, today: string): Steps<Debtors> {
  const day = period.to
  const agedOn = day < today ? day : today
  const end = new Date(boundsOfDay(day)[1]).toISOString()
  const found: Debtors = {
    ...{ debtors: [], all: noDebts('All'), accounts: [], allAccounts: noMoves('All', ''), unbilled: [] },
  }
  const [before, moved] = [new MovedSince(new Date(boundsOfDay(period.from)[0]).toISOString()), new MovedSince(end)]
  for (const order of [...shop.orders.rows()]) {
    yield
    before.add(shop, order)
    moved.add(shop, order)
  }
  for (const customer of [...shop.customers.rows()]) {
    yield
    if (customer.joinedTo !== null) continue
    const entries = moved.entriesOf(shop, customer.id).filter(({ date }) => date <= day)
    const orders = moved.ordersOf(shop, customer.id).flatMap((order) => orderBefore(order, end) ?? [])
    addDebtor(found, customer, withAccount(customer, accountOf(entries, orders), agedOn))
    const opening = before.entriesOf(shop, customer.id).filter(({ date }) => date < period.from)
    addAccount(found, movedBetween(shop, customer, { opening, entries, period }))
  }
  found.debtors.sort((one, other) => compared(one.owesSince || '9', other.owesSince || '9'))
  yield* addOfNobody(shop, found, { day, end, agedOn })
  found.unbilled.sort((one, other) => compared(one.date, other.date) || one.orderId - other.orderId)
  return found
}

const compared = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1)

function addDebtor(
  { debtors, all, unbilled }: Debtors,
  { name, phone, gstin = '' }: Customer,
  { account, ages, owesSince, notBilled }: ReturnType<typeof withAccount>,
) {
  const { advance } = account
  for (const { orderId, date, paise } of account.unbilled) unbilled.push({ orderId, date, name, phone, paise })
  if (owesSince === '' && notBilled === 0 && advance === 0) return
  debtors.push({ name, phone, gstin, ...ages, owesSince, notBilled, advance })
  for (const age of AGES) all[age] += ages[age]
  all.notBilled += notBilled
  all.advance += advance
}

/** An order that was moved in the period is charged, with all that it brings, to the one and credited to the other. */
function movedBetween(
  shop: ShopReader,
  { name, phone }: Customer,
  { opening, entries, period: { from } }: { opening: LedgerEntry[]; entries: LedgerEntry[]; period: Period },
): MonthAccount {
  const moves = { ...noMoves(name, phone), opening: balanceOf(opening), closing: balanceOf(entries) }
  for (const entry of entries) {
    if (entry.date < from) continue
    const moved = movedIn(shop, entry)
    if (moved?.side === 'received') moves.received -= paiseOwed(entry.amount)
    else if (moved) moves.givenBack += paiseOwed(entry.amount)
  }
  moves.charged = moves.closing - moves.opening + moves.received - moves.givenBack
  return moves
}

const ACCOUNT_SUMS = ['opening', 'charged', 'received', 'givenBack', 'closing'] as const

function addAccount({ accounts, allAccounts }: Debtors, account: MonthAccount) {
  if (ACCOUNT_SUMS.every((sum) => account[sum] === 0)) return
  accounts.push(account)
  for (const sum of ACCOUNT_SUMS) allAccounts[sum] += account[sum]
}

/** The orders that have another customer now than at a time, and whose they were. */
class MovedSince {
  readonly #end: string
  readonly #ids = new Set<number>()
  readonly #had = new Map<number, Order[]>()

  constructor(end: string) {
    this.#end = end
  }

  add(shop: ShopReader, order: Order) {
    const { customerId } = ownerBefore(order, this.#end)
    if (customerId === order.customerId) return
    this.#ids.add(order.id)
    const had = customerId === undefined ? undefined : primaryCustomer(shop, customerId)
    if (had) this.#had.set(had.id, [...(this.#had.get(had.id) ?? []), order])
  }

  ordersOf(shop: ShopReader, customerId: number): Order[] {
    const own = ordersOf(shop, customerId)
    if (this.#ids.size === 0) return own
    return [...own.filter(({ id }) => !this.#ids.has(id)), ...(this.#had.get(customerId) ?? [])]
  }

  /** The entries of an order are of its customer. */
  entriesOf(shop: ShopReader, customerId: number): LedgerEntry[] {
    const own = entriesOf(shop, customerId)
    if (this.#ids.size === 0) return own
    const had = this.#had.get(customerId) ?? []
    return [
      ...own.filter(({ orderId }) => orderId === null || !this.#ids.has(orderId)),
      ...had.flatMap(({ id }) => shop.ledgerEntries.by('orderId', id)),
    ]
  }
}

/** Goods that had left by then and of which it is still not known who owes them; a line of its own, beside all customers. */
function* addOfNobody(
  shop: ShopReader,
  { debtors, all, unbilled }: Debtors,
  { day, end, agedOn }: { day: string; end: string; agedOn: string },
): Steps<void> {
  debtors.push(all)
  const nobody = noDebts(OF_NOBODY)
  for (const order of [...shop.orders.rows()]) {
    yield
    const known = orderBefore(order, end)
    if (!known || !isOfNobody(known)) continue
    const { id: orderId, customerPhone: phone, totalAmount } = known
    const [date, paise] = [leftOn(known), paiseIn(totalAmount)]
    unbilled.push({ orderId, date, name: OF_NOBODY, phone, paise })
    const paid = shop.ledgerEntries.by('orderId', orderId).filter((entry) => entry.date <= day)
    const ages = agesOf([{ date, left: Math.max(0, paise - Math.max(0, namedSum(paid))) }], agedOn)
    for (const age of AGES) nobody[age] += ages[age]
    nobody.notBilled += paise
    if (nobody.owesSince === '' || date < nobody.owesSince) nobody.owesSince = date
  }
  if (nobody.notBilled > 0) debtors.push(nobody)
}
