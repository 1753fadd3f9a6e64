import { type Customer, type CustomerEdit, type NewCustomer, PHONE_SENTENCE } from '~/domain/customers/schema'
import { indianDay } from '~/domain/dates'
import { districtCalled, districtOf } from '~/domain/districts'
import type { NewOrder } from '~/domain/orders/schema'
import { indianPhone } from '~/domain/phones'
import type { Call } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { namedRow, nextVersion, refuseUnseen } from '../http/rows'
import type { Shop, ShopReader } from '../store/store'
import { idsOf, primaryCustomer } from './accounts'
import { erasedPhone } from './erased-phones'
import { insertEntry, refuseTooMuch } from './ledger'

type Ordered = Pick<NewOrder, 'customerName' | 'customerPhone' | 'shippingAddress' | 'district' | 'language'>
type Buyer = Pick<Customer, 'name' | 'phone' | 'address' | 'district' | 'language'>

/** The customer of a typed phone, created if there is none; undefined if it is no Indian number of ten digits. */
export function customerOf(shop: Shop, buyer: Buyer, now: string): Customer | undefined {
  const phone = indianPhone(buyer.phone)
  if (phone === undefined) return undefined
  const known = shop.customerNumbers.get(phone)
  if (known) return primaryCustomer(shop, known.customerId)
  const erased = erasedBefore(shop, phone)
  if (erased) return seenBefore(shop, erased, { ...buyer, phone })
  const { name, address, district, language } = buyer
  const chosen = language === undefined ? {} : { language }
  return insertCustomer(shop, { name, phone, address, district, ...chosen, creditLimit: null, note: '' }, now)
}

/** An erased customer with this phone. */
function erasedBefore(shop: ShopReader, phone: string): Customer | undefined {
  const known = shop.customerNumbers.get(erasedPhone(shop, phone) ?? '')
  return known && primaryCustomer(shop, known.customerId)
}

/** An erased person who buys again gets the same customer, with the name given now. */
function seenBefore(shop: Shop, before: Customer, { name, phone, address, district, language }: Buyer): Customer {
  const chosen = language === undefined ? {} : { language }
  const customer = { ...before, name, phone, address, district, ...chosen, ...nextVersion(before) }
  shop.customerNumbers.delete(erasedPhone(shop, phone) ?? '')
  shop.customerNumbers.put({ phone, customerId: before.id })
  shop.customers.put(customer)
  return customer
}

/** 422 for a phone that belongs to no customer, because payments and bills need one. */
export function refuseOtherPhone({ customerPhone }: Pick<NewOrder, 'customerPhone'>) {
  if (indianPhone(customerPhone) === undefined) throw invalid([{ path: 'customerPhone', message: PHONE_SENTENCE }])
}

/** The buyer as named in an order. The district is read only if it is used: that takes a tenth of an order's time. */
export const buyerOf = (order: Ordered): Buyer => ({
  name: order.customerName,
  phone: order.customerPhone,
  address: order.shippingAddress.street,
  get district() {
    return districtOf(order) ?? ''
  },
  language: order.language,
})

/** Creates a customer manually, with an opening balance. 422 for more than ten crore, 409 for another customer's phone. */
export function createCustomer(shop: Shop, call: Call<NewCustomer>): Customer {
  const { openingBalance, ...input } = call.input
  const typed = withDistrict(input)
  refuseTooMuch(openingBalance, 'openingBalance')
  refuseTakenPhone(shop, typed.phone)
  const customer = insertCustomer(shop, typed, call.now)
  if (openingBalance !== '0.00') {
    const date = indianDay(new Date(call.now))
    insertEntry(shop, { customerId: customer.id, kind: 'opening', amount: openingBalance, date }, call)
  }
  return customer
}

/** Saves a customer. 409 for a joined customer, another customer's phone, or if the caller has seen an older version. */
export function saveCustomer(shop: Shop, call: Call<CustomerEdit>): Customer {
  const before = namedRow(shop.customers, call, 'customer')
  if (before.joinedTo) throw conflict(`This customer was joined to customer #${before.joinedTo}.`)
  refuseUnseen(before, call)
  const input = withDistrict(call.input)
  const { phone } = input
  if (phone !== before.phone) {
    refuseTakenPhone(shop, phone, before.id)
    releasePhone(shop, before)
    shop.customerNumbers.put({ phone, customerId: before.id })
  }
  const { language: _, ...kept } = before
  const customer = { ...kept, ...input, ...nextVersion(before) }
  shop.customers.put(customer)
  return customer
}

/** Frees a customer's phone, or returns it to the joined customer it came from. */
function releasePhone(shop: Shop, { id, phone }: Customer) {
  const other = idsOf(shop, id).find((each) => each !== id && shop.customers.get(each)?.phone === phone)
  if (other === undefined) shop.customerNumbers.delete(phone)
  else shop.customerNumbers.put({ phone, customerId: other })
}

/** Stores a district by its English name; other texts stay unchanged. */
const withDistrict = (typed: CustomerEdit) => ({ ...typed, district: districtCalled(typed.district) ?? typed.district })

function insertCustomer(shop: Shop, typed: CustomerEdit, now: string): Customer {
  const customer = shop.customers.insert({ ...typed, joinedTo: null, createdAt: now, version: 1 })
  shop.customerNumbers.put({ phone: customer.phone, customerId: customer.id })
  return customer
}

function refuseTakenPhone(shop: ShopReader, phone: string, own?: number) {
  const taken = shop.customerNumbers.get(phone)
  const customer = taken ? primaryCustomer(shop, taken.customerId) : erasedBefore(shop, phone)
  if (customer && customer.id !== own) throw conflict(`This phone belongs to ${customer.name}, customer #${customer.id}.`)
}
