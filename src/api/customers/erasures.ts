import type { ErasurePlan } from '~/domain/customers/erasure-plan-schema'
import type { Erasure, NewErasure, Ticked } from '~/domain/customers/erasure-schema'
import type { Account } from '~/domain/customers/ledger'
import type { Customer } from '~/domain/customers/schema'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { BACKUPS_KEPT_DAYS, BILLS_KEPT_YEARS } from '~/domain/kept-days'
import { formatRupees, rupees } from '~/domain/money'
import { indianPhone } from '~/domain/phones'
import { provePassword } from '../auth/password-proof'
import { updateWithCode } from '../auth/proved-updates'
import { hashOf } from '../auth/tokens'
import type { Call, CallContext } from '../http/call'
import { conflict } from '../http/problems'
import { namedRow } from '../http/rows'
import type { RowWrite } from '../store/committed-rows'
import type { Shop, ShopReader, Store } from '../store/store'
import { applyWrites } from '../store/transaction'
import { inOneTurn, type Steps } from '../store/turns'
import { withPlanAbout } from './about-customer'
import { readAccount } from './accounts'
import { ensureErasureKey, erasedPhone, erasureHash, erasureKeyOf } from './erased-phones'
import { type KeptOfCustomer, keptByIds, keptOfCustomer, possibleOf } from './kept-of-customer'
import { plannedErasure } from './planned-erasure'
import { LastScrubbing } from './scrubbing'

/** What an erasure would delete and keep, and uncertain rows; 404 for an unknown customer, 409 for a joined one. */
export async function previewErasure(call: Call, { locals: { store } }: CallContext): Promise<ErasurePlan> {
  const { id } = await store.read((shop) => erasableOf(shop, call))
  const last = new LastScrubbing()
  const planned = (shop: ShopReader) => plannedOf(shop, call, { last })
  return withPlanAbout(store, id, planned, (planIn) => store.read((shop) => planIn(shop).plan))
}

/**
 * Erases the person from all data of a customer; documents, figures and days stay. Afterwards no file of the shop identifies
 * him, except unselected uncertain rows. Checks the password before anything is computed. 409 if nothing is left to erase, if a
 * selected row is no longer linked to him, or if there are warnings that the caller has not confirmed.
 */
export async function eraseCustomer(call: Call<NewErasure>, context: CallContext): Promise<ErasurePlan> {
  const { store } = context.locals
  const { id } = await store.read((shop) => erasableOf(shop, call))
  await provePassword(call, context, { password: call.input.password, field: 'password' })
  const last = new LastScrubbing()
  const planned = (shop: ShopReader) => plannedOf(shop, call, { last, ticked: call.input.ticked })
  // A plan already needs the shop's key.
  if (!(await store.read(erasureKeyOf))) await store.update(ensureErasureKey)
  const plan = await withPlanAbout(store, id, planned, (planIn) =>
    updateWithCode(call, context, (shop) => {
      const { kept, plan, writes } = planIn(shop)
      refuseUntied(kept, call.input.ticked)
      refuseUnready(plan, call.input)
      erase(shop, kept, { at: call.now, writes })
      return plan
    }),
  )
  await settleErasures(store)
  return plan
}

/** The plan of an erasure and its rows. The same `last` reuses earlier work. */
export function* plannedOf(
  shop: ShopReader,
  call: Pick<Call, 'params' | 'now'>,
  { last, ticked }: { last: LastScrubbing; ticked?: Ticked },
): Steps<{ kept: KeptOfCustomer; plan: ErasurePlan; writes: readonly RowWrite[] }> {
  const kept = keptOfCustomer(shop, erasableOf(shop, call).id, ticked)
  yield
  const writes = yield* plannedErasure(shop, kept, { at: call.now, last })
  yield
  return { kept, writes, plan: planOf(shop, kept, { writes, now: call.now }) }
}

function refuseUnready({ customerId, erasedAt, warnings }: ErasurePlan, { evenWithOpen }: NewErasure) {
  if (erasedAt !== null)
    throw conflict(`Customer #${customerId} was erased on ${indianDay(new Date(erasedAt))}. Nothing is left to erase.`)
  if (warnings.length > 0 && !evenWithOpen)
    throw conflict(`${warnings.join(' ')} Please say that this customer is to be erased all the same.`)
}

function refuseUntied({ orders, contacts }: KeptOfCustomer, ticked: Ticked) {
  const isHis = (rows: readonly { id: number }[]) => (id: number) => rows.some((row) => row.id === id)
  if (ticked.orders.every(isHis(orders)) && ticked.contacts.every(isHis(contacts))) return
  throw conflict('What you have ticked has changed meanwhile. Please look at it again.')
}

function erasableOf(shop: ShopReader, call: Pick<Call, 'params'>): Customer {
  const customer = namedRow(shop.customers, call, 'customer')
  const { joinedTo } = customer
  if (joinedTo !== null) throw conflict(`This customer was joined to customer #${joinedTo}. Please erase that one.`)
  return customer
}

function planOf(
  shop: ShopReader,
  kept: KeptOfCustomer,
  { writes, now }: { writes: readonly RowWrite[]; now: string },
): ErasurePlan {
  const [customer] = kept.customers.filter(({ joinedTo }) => joinedTo === null)
  const customerId = customer?.id ?? 0
  const counted = (name: RowWrite[0]) => writes.filter(([table]) => table === name).length
  const written = new Set(writes.flatMap(([table, key]) => (table === 'orders' ? [key] : [])))
  const orders = kept.orders.filter(({ id }) => written.has(id))
  const goes = {
    customers: counted('customers'),
    orders: orders.length,
    edits: orders.reduce((sum, { edits = [] }) => sum + edits.length, 0),
    contacts: counted('contacts'),
    notifications: counted('notifications'),
    reports: counted('paymentReports'),
    entries: counted('ledgerEntries'),
  }
  const account = readAccount(shop, customerId)
  const others = writes.length - Object.values(goes).reduce((sum, count) => sum + count, -goes.edits)
  return {
    customerId,
    erasedAt: writes.length === 0 ? (customer?.erasedAt ?? null) : null,
    goes: { ...goes, others },
    bills: kept.bills.map(({ number, date, totalAmount }) => ({ number, date, totalAmount, until: lawfulEnd(date) })),
    entries: kept.entries.length,
    balance: rupees(account.balance),
    warnings: warningsOf(kept, account),
    possible: possibleOf(kept),
    backupsUntil: indianDay(new Date(Date.parse(now) + BACKUPS_KEPT_DAYS * DAY)),
  }
}

const lawfulEnd = (day: string) => `${Number(day.slice(0, 4)) + BILLS_KEPT_YEARS}${day.slice(4)}`

function warningsOf({ orders, reports }: KeptOfCustomer, { debts, advance, unbilled }: Account): string[] {
  const open = orders.filter(({ status }) => status !== 'delivered' && status !== 'cancelled')
  const waiting = reports.filter(({ state }) => state === 'reported')
  const owed = debts.reduce((sum, { left }) => sum + left, 0)
  const notBilled = unbilled.filter(({ paise }) => paise > 0)
  return [
    ...(open.length > 0 ? [`Open orders: ${listed(open.map(({ id }) => id))}.`] : []),
    ...(notBilled.length > 0 ? [`Not billed yet: ${listed(notBilled.map(({ orderId }) => orderId))}.`] : []),
    ...(waiting.length > 0 ? [`Reported payments that nobody has decided: ${waiting.length}.`] : []),
    ...(owed > 0 ? [`Owed: ${formatRupees(rupees(owed))}.`] : []),
    ...(advance > 0 ? [`Held in advance: ${formatRupees(rupees(advance))}.`] : []),
  ]
}

const listed = (ids: readonly number[]) => ids.map((id) => `#${id}`).join(', ')

function erase(shop: Shop, kept: KeptOfCustomer, { at, writes }: { at: string; writes: readonly RowWrite[] }) {
  const { ids, phones } = kept.identity
  const customerId = kept.customers.find(({ joinedTo }) => joinedTo === null || !ids.has(joinedTo))?.id
  applyWrites(shop, writes)
  for (const id of ids) {
    for (const { phone } of shop.customerNumbers.by('customerId', id)) {
      const erased = indianPhone(phone) && erasedPhone(shop, phone)
      if (!erased) continue
      shop.customerNumbers.delete(phone)
      shop.customerNumbers.put({ phone: erased, customerId: id })
    }
  }
  if (customerId === undefined) return
  const erased = { at, customerId, customers: [...ids], orders: idsIn(kept.orders), contacts: idsIn(kept.contacts) }
  for (const identity of phones.size > 0 ? phones : [`customer ${customerId}`]) {
    const hash = erasureHash(shop, identity)
    if (hash) shop.erasures.put(withEarlier({ ...erased, hash }, shop.erasures.get(hash)))
  }
}

const idsIn = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

/** Merges earlier erasures of the same phone, because a backup may be older than all of them. */
export function withEarlier(erasure: Erasure, earlier: Erasure | undefined): Erasure {
  if (!erasure.customers && !earlier?.customers) return erasure
  const both = (name: 'customers' | 'orders' | 'contacts') => [...new Set([...(earlier?.[name] ?? []), ...(erasure[name] ?? [])])]
  return { ...erasure, customers: both('customers'), orders: both('orders'), contacts: both('contacts') }
}

/** Repeats erasures unknown to a backup, with the rows they had erased. Returns their number. */
export function redoErasures(shop: Shop, erasures: readonly Erasure[]): number {
  const byCustomer = Map.groupBy(erasures, ({ customerId }) => customerId)
  let done = 0
  for (const [customerId, rows] of byCustomer) {
    const { at, customers } = rows[0] as Erasure
    const kept = customers ? keptByIds(shop, customerId, idsOfErasures(rows)) : keptUntil(shop, customerId, at)
    if (kept.customers.length === 0) continue
    ensureErasureKey(shop)
    const writes = inOneTurn(plannedErasure(shop, kept, { at }))
    if (writes.length === 0) continue
    erase(shop, kept, { at, writes })
    done++
  }
  return done
}

function idsOfErasures(rows: readonly Erasure[]) {
  const all = (name: 'customers' | 'orders' | 'contacts') => [...new Set(rows.flatMap((row) => row[name] ?? []))]
  return { customers: all('customers'), orders: all('orders'), contacts: all('contacts') }
}

/** The rows of an erasure by an older version, which stored only its time. */
function keptUntil(shop: ShopReader, customerId: number, at: string): KeptOfCustomer {
  const { customers, orders, contacts } = keptOfCustomer(shop, customerId)
  const wasThere = ({ createdAt }: { createdAt: string }) => Date.parse(createdAt) <= Date.parse(at)
  return keptByIds(shop, customerId, {
    customers: idsIn(customers.filter(wasThere)),
    orders: idsIn(orders.filter(wasThere)),
    contacts: idsIn(contacts.filter(wasThere)),
  })
}

/** Deletes copies from before the erasures, once per erasure; clocks and file times are not reliable. */
export async function settleErasures(store: Store): Promise<void> {
  const rows = await store.read(({ erasures }) => [...erasures.rows()])
  if (rows.length === 0) return
  const last = Math.max(...rows.map(({ at }) => Date.parse(at)))
  const mark = hashOf(JSON.stringify(rows.map(({ hash, at, orders, contacts }) => [hash, at, orders, contacts]).sort()))
  await store.purgeCopies({ at: new Date(last), mark }).catch(sayLeft)
}

const sayLeft = (error: Error) => console.error(`Files from before an erasure are left for now: ${error.message}`)
