import { foldedWords } from '~/domain/customers/buyers'
import type { Customer, Joining } from '~/domain/customers/schema'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow, nextVersion } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { settlePayments } from './ledger'

/**
 * Makes a customer one with another: its number, orders and entries then count there. Null parts them again, with what each
 * brought. 422 for itself or an unknown one, 409 where either was joined to another before, or the other has taken its phone.
 */
export function joinCustomer(shop: Shop, call: Call<Joining>): Customer {
  const before = namedRow(shop.customers, call, 'customer')
  const { into } = call.input
  if (before.joinedTo === into) return before
  if (into === null) refuseParting(shop, before)
  else refuseJoining(shop, before, into)
  const customer = { ...before, ...nextVersion(before), joinedTo: into }
  shop.customers.put(customer)
  shop.customerNumbers.put({ phone: before.phone, customerId: into ?? before.id })
  if (into !== null) moveJoined(shop, before.id, into)
  settlePayments(shop, [before.id, before.joinedTo ?? undefined])
  return customer
}

/** Those who were joined to a customer go on with it. */
function moveJoined(shop: Shop, from: number, into: number) {
  for (const other of shop.customers.by('joinedTo', from)) {
    shop.customers.put({ ...other, ...nextVersion(other), joinedTo: into })
    shop.customerNumbers.put({ phone: other.phone, customerId: into })
  }
}

function refuseJoining(shop: ShopReader, { id, joinedTo }: Customer, into: number) {
  const refuse = (message: string) => invalid([{ path: 'into', message }])
  const other = shop.customers.get(into)
  if (!other) throw refuse(`There is no customer #${into}.`)
  if (into === id) throw refuse('Please choose another customer.')
  if (joinedTo) throw conflict(`This customer was joined to customer #${joinedTo} before.`)
  if (other.joinedTo) throw conflict(`Customer #${into} was joined to customer #${other.joinedTo} before.`)
}

/** One phone is one customer. */
function refuseParting(shop: ShopReader, { joinedTo, phone }: Customer) {
  const other = joinedTo === null ? undefined : shop.customers.get(joinedTo)
  if (other?.phone === phone)
    throw conflict(`This phone is now that of ${other.name}, customer #${other.id}. Please change it there first.`)
}

const MOST_ALIKE = 5

/** Others that may be the same person: of the same name, and of the same district where both have one. */
export function alikeOf(shop: ShopReader, { id, name, district, joinedTo }: Customer): Customer[] {
  if (joinedTo) return []
  const isAlike = (other: Customer) =>
    other.id !== id && other.joinedTo === null && (other.district === district || other.district === '' || district === '')
  return shop.customers.by('name', foldedWords(name)).filter(isAlike).sort(byId).slice(0, MOST_ALIKE)
}

const byId = (a: Customer, b: Customer) => a.id - b.id
