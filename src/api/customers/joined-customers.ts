import { foldedWords } from '~/domain/customers/buyers'
import type { JoinedCustomer, StayingMoney } from '~/domain/customers/customer-balances-schema'
import { isOfMoney, type LedgerEntry } from '~/domain/customers/ledger-schema'
import type { Customer, Joining } from '~/domain/customers/schema'
import { rupees } from '~/domain/money'
import { readablePhone } from '~/domain/phones'
import { paiseOwed } from '~/domain/signed-money'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow, nextVersion } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { idsOf, primaryCustomer } from './accounts'
import { settlePayments } from './ledger'

/**
 * Joins a customer to another, which then owns its phone, orders and entries. Null separates it, with those joined to it; the
 * answer lists money that stays. 422 for itself or an unknown one; 409 if either is already joined, or the other has taken over
 * a phone.
 */
export function joinCustomer(shop: Shop, call: Call<Joining>): JoinedCustomer {
  const before = namedRow(shop.customers, call, 'customer')
  const { into } = call.input
  if (before.joinedTo === into) return before
  const { joinedAt: _joined, ...kept } = before
  if (into !== null) {
    refuseJoining(shop, before, into)
    const customer = { ...kept, ...nextVersion(before), joinedTo: into, joinedAt: call.now }
    shop.customers.put(customer)
    settlePayments(shop, [into])
    return customer
  }
  const stays = stayingMoney(shop, before)
  refuseParting(shop, before)
  const customer = { ...kept, ...nextVersion(before), joinedTo: null }
  shop.customers.put(customer)
  const ids = idsOf(shop, customer.id)
  // An older version moved the phones of joined customers to the other.
  for (const { id, phone } of ids.flatMap((id) => shop.customers.get(id) ?? []))
    if (!ids.includes(shop.customerNumbers.get(phone)?.customerId ?? 0)) shop.customerNumbers.put({ phone, customerId: id })
  settlePayments(shop, [customer.id, before.joinedTo ?? undefined])
  return { ...customer, stays }
}

/** Money without an order that arrived while a customer was joined, and stays with the other when separated, in rupees. */
export function stayingMoney(shop: ShopReader, { id, joinedTo, joinedAt, createdAt }: Customer): StayingMoney[] {
  const primary = joinedTo === null ? undefined : primaryCustomer(shop, joinedTo)
  if (!primary) return []
  const parting = new Set(idsOf(shop, id))
  const since = joinedAt ?? createdAt
  const came = idsOf(shop, primary.id)
    .filter((each) => !parting.has(each))
    .flatMap((each) => shop.ledgerEntries.by('customerId', each))
    .filter((entry) => entry.orderId === null && entry.at >= since && isOfMoney(takenBack(shop, entry).kind))
  const amount = rupees(-came.reduce((sum, { amount }) => sum + paiseOwed(amount), 0))
  return amount === '0.00' ? [] : [{ customerId: primary.id, name: primary.name, amount }]
}

/** A reversal belongs to the entry it reverses. */
const takenBack = (shop: ShopReader, entry: LedgerEntry): LedgerEntry =>
  (entry.reverses === null ? undefined : shop.ledgerEntries.get(entry.reverses)) ?? entry

function refuseJoining(shop: ShopReader, { id, joinedTo }: Customer, into: number) {
  const refuse = (message: string) => invalid([{ path: 'into', message }])
  const other = shop.customers.get(into)
  if (!other) throw refuse(`There is no customer #${into}.`)
  if (into === id) throw refuse('Please choose another customer.')
  if (joinedTo) throw conflict(`This customer was joined to customer #${joinedTo} before.`)
  if (other.joinedTo) throw conflict(`Customer #${into} was joined to customer #${other.joinedTo} before.`)
}

/** 409 if separating would give one phone to two customers. */
function refuseParting(shop: ShopReader, { id, joinedTo }: Customer) {
  const primary = joinedTo === null ? undefined : primaryCustomer(shop, joinedTo)
  const parting = idsOf(shop, id)
  const phones = new Set(parting.map((each) => shop.customers.get(each)?.phone))
  const others = primary ? idsOf(shop, primary.id).filter((each) => !parting.includes(each)) : []
  const other = others.flatMap((each) => shop.customers.get(each) ?? []).find(({ phone }) => phones.has(phone))
  if (other)
    throw conflict(
      `The phone ${readablePhone(other.phone)} is now that of ${other.name}, customer #${other.id}. Please change it there first.`,
    )
}

const MOST_ALIKE = 5

/** Possible duplicates: same name, and same district if both have one. */
export function possibleDuplicates(shop: ShopReader, { id, name, district, joinedTo }: Customer): Customer[] {
  if (joinedTo) return []
  const isAlike = (other: Customer) =>
    other.id !== id && other.joinedTo === null && (other.district === district || other.district === '' || district === '')
  return shop.customers.by('name', foldedWords(name)).filter(isAlike).sort(byId).slice(0, MOST_ALIKE)
}

const byId = (a: Customer, b: Customer) => a.id - b.id
