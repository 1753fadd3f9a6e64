import type { ErasurePlan, NewErasure } from '~/domain/customers/erasure-schema'
import { indianDay } from '~/domain/dates'
import { DAY } from '~/domain/day'
import { BACKUPS_KEPT_DAYS, BILLS_KEPT_YEARS } from '~/domain/kept-days'
import { formatRupees, rupees } from '~/domain/money'
import { indianPhone } from '~/domain/phones'
import { updateWithProof } from '../auth/proved-updates'
import type { Call, CallContext } from '../http/call'
import { conflict } from '../http/problems'
import { namedRow } from '../http/rows'
import type { RowWrite } from '../store/committed-rows'
import type { Shop, ShopReader, Store, Table } from '../store/store'
import { readAccount } from './accounts'
import { ensureErasureKey, erasedPhone, erasureHash, erasureKeyOf } from './erased-phones'
import { isOfOther, type KeptOfCustomer, keptOfContact, keptOfCustomer } from './kept-of-customer'
import { plannedErasure } from './planned-erasure'

/** What erasing a customer would take and leave; 404 for an unknown one, 409 for one that was joined to another. */
export const previewErasure = (shop: ShopReader, call: Call): ErasurePlan => {
  const kept = keptOfNamed(shop, call)
  return planOf(shop, kept, { writes: plannedErasure(shop, kept, call.now), now: call.now })
}

/**
 * Takes the person out of all that is kept of a customer; documents, figures and days stay. After it no file of the shop says
 * who it was. 409 where nothing is left to erase, or where something warns of it and the caller has not said yes to that.
 */
export async function eraseCustomer(call: Call<NewErasure>, context: CallContext): Promise<ErasurePlan> {
  const { store } = context.locals
  await store.read((shop) => refusedOrKept(shop, call))
  const plan = await updateWithProof(call, context, (shop) => {
    const { kept, plan } = refusedOrKept(shop, call)
    erase(shop, kept, call.now)
    return plan
  })
  await store.letGo().catch(sayLeft)
  return plan
}

function refusedOrKept(shop: ShopReader, call: Call<NewErasure>) {
  const kept = keptOfNamed(shop, call)
  const plan = planOf(shop, kept, { writes: plannedErasure(shop, kept, call.now), now: call.now })
  if (plan.erasedAt !== null) {
    throw conflict(`Customer #${plan.customerId} was erased on ${indianDay(new Date(plan.erasedAt))}. Nothing is left to erase.`)
  }
  if (plan.warnings.length > 0 && !call.input.evenWithOpen) {
    throw conflict(`${plan.warnings.join(' ')} Please say that this customer is to be erased all the same.`)
  }
  return { kept, plan }
}

function keptOfNamed(shop: ShopReader, call: Pick<Call, 'params'>): KeptOfCustomer {
  const { id, joinedTo } = namedRow(shop.customers, call, 'customer')
  if (joinedTo !== null) throw conflict(`This customer was joined to customer #${joinedTo}. Please erase that one.`)
  return keptOfCustomer(shop, id)
}

function planOf(
  shop: ShopReader,
  kept: KeptOfCustomer,
  { writes, now }: { writes: readonly RowWrite[]; now: string },
): ErasurePlan {
  const [customer] = kept.customers.filter(({ joinedTo }) => joinedTo === null)
  const customerId = customer?.id ?? 0
  const counted = (name: RowWrite[0]) => writes.filter(([table]) => table === name).length
  const orders = writes.flatMap(([table, key]) => (table === 'orders' ? (kept.orders.find(({ id }) => id === key) ?? []) : []))
  const goes = {
    customers: counted('customers'),
    orders: orders.length,
    edits: orders.reduce((sum, { edits = [] }) => sum + edits.length, 0),
    contacts: counted('contacts'),
    notifications: counted('notifications'),
    reports: counted('paymentReports'),
    entries: counted('ledgerEntries'),
  }
  const others = writes.length - Object.values(goes).reduce((sum, count) => sum + count, -goes.edits)
  return {
    customerId,
    erasedAt: writes.length === 0 ? (customer?.erasedAt ?? null) : null,
    goes: { ...goes, others },
    bills: kept.bills.map(({ number, date, totalAmount }) => ({ number, date, totalAmount, until: lawfulEnd(date) })),
    entries: kept.entries.length,
    balance: rupees(readAccount(shop, customerId).balance),
    warnings: warningsOf(shop, kept, customerId),
    backupsUntil: indianDay(new Date(Date.parse(now) + BACKUPS_KEPT_DAYS * DAY)),
  }
}

const lawfulEnd = (day: string) => `${Number(day.slice(0, 4)) + BILLS_KEPT_YEARS}${day.slice(4)}`

function warningsOf(shop: ShopReader, { orders, reports }: KeptOfCustomer, customerId: number): string[] {
  const open = orders.filter(({ status }) => status !== 'delivered' && status !== 'cancelled')
  const waiting = reports.filter(({ state }) => state === 'reported')
  const { debts, advance, unbilled } = readAccount(shop, customerId)
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

function erase(shop: Shop, kept: KeptOfCustomer, at: string) {
  ensureErasureKey(shop)
  const { ids, phones, emails } = kept.identity
  const customerId = kept.customers.find(({ joinedTo }) => joinedTo === null || !ids.has(joinedTo))?.id
  for (const [table, key, row] of plannedErasure(shop, kept, at)) {
    if (row === null) shop[table].delete(key)
    else (shop[table] as Table<typeof row>).put(row)
  }
  for (const id of ids) {
    for (const { phone } of shop.customerNumbers.by('customerId', id)) {
      const erased = indianPhone(phone) && erasedPhone(shop, phone)
      if (!erased) continue
      shop.customerNumbers.delete(phone)
      shop.customerNumbers.put({ phone: erased, customerId: id })
    }
  }
  for (const identity of [...phones, ...emails]) {
    const hash = erasureHash(shop, identity)
    if (hash && customerId) shop.erasures.put({ hash, at, customerId })
  }
}

/** Erases again whom a backup has brought back. Gives how many there were. */
export function redoErasures(shop: Shop): number {
  if (!erasureKeyOf(shop)) return 0
  let done = 0
  for (const { kept, at } of broughtBack(shop)) {
    erase(shop, kept, at)
    done++
  }
  return done
}

function broughtBack(shop: ShopReader): { kept: KeptOfCustomer; at: string }[] {
  const byHash = new Map(Iterator.from(shop.erasures.rows()).map((row) => [row.hash, row]))
  const byId = new Map(Iterator.from(shop.erasures.rows()).map((row) => [row.customerId, row]))
  const erasureOf = (identity: string | undefined) => identity && byHash.get(erasureHash(shop, identity) ?? '')
  const isBefore = (one: string | undefined, other: string) => one === undefined || Date.parse(one) < Date.parse(other)
  const customers = [...shop.customers.rows()].flatMap((row) => {
    const found = erasureOf(indianPhone(row.phone)) || byId.get(row.id)
    const isBack = found && isBefore(row.erasedAt, found.at) && !isBefore(found.at, row.createdAt)
    return isBack ? [{ kept: keptOfCustomer(shop, row.id), at: found.at }] : []
  })
  const known = new Set(customers.flatMap(({ kept }) => kept.contacts.map(({ id }) => id)))
  const contacts = [...shop.contacts.rows()].flatMap((row) => {
    const phone = indianPhone(row.phone ?? '')
    const email = row.email !== '' && (!phone || !isOfOther(shop, phone, new Set())) ? row.email : undefined
    const found = known.has(row.id) ? undefined : erasureOf(phone) || erasureOf(email)
    return found && !isBefore(found.at, row.createdAt) ? [{ kept: keptOfContact(shop, row), at: found.at }] : []
  })
  return [...customers, ...contacts]
}

/** Erases whom a backup has brought back, and lets go of files from before the last erasure where a kill has left them. */
export async function settleErasures(store: Store): Promise<void> {
  const isBack = await store.read((shop) => erasureKeyOf(shop) !== undefined && broughtBack(shop).length > 0)
  if (isBack) await store.update(redoErasures)
  if (isBack) await store.letGo().catch(sayLeft)
  else await letGoOfErased(store)
}

async function letGoOfErased(store: Store): Promise<void> {
  const last = await store.read((shop) =>
    Iterator.from(shop.erasures.rows()).reduce((latest, { at }) => Math.max(latest, Date.parse(at)), 0),
  )
  if (last > 0) await store.letGo(new Date(last)).catch(sayLeft)
}

const sayLeft = (error: Error) => console.error(`Files from before an erasure are left for now: ${error.message}`)
