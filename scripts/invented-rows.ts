import type { Product } from '~/domain/catalog/schema'
import type { Contact } from '~/domain/contacts/schema'
import { sumOf, totalPrice } from '~/domain/money'
import type { StoredNotification } from '~/domain/notifications/schema'
import type { Order, OrderStatus } from '~/domain/orders/schema'

export const DAY = 24 * 60 * 60 * 1000
const HOUR = DAY / 24

const GIVEN = ['Abdul', 'Aijaz', 'Bilal', 'Farooq', 'Fatima', 'Ghulam', 'Haleema', 'Imtiyaz', 'Javaid', 'Masooda']
const MIDDLE = ['Ahmad', 'Hassan', 'Mohammad', 'Nabi', 'Rashid', 'Jan', 'Rasool', 'Qadir', 'Ali', 'Majeed']
const FAMILY = ['Bhat', 'Dar', 'Ganai', 'Lone', 'Mir', 'Najar', 'Rather', 'Sheikh', 'Wani', 'Zargar']
const PLACES = ['Kokernag', 'Pahalgam', 'Dachigam', 'Verinag', 'Shopian', 'Gurez', 'Tral', 'Bandipora', 'Kangan', 'Mattan']
const NOTES = ['', '', '', 'Please call before you come.', 'The road is closed after 4 pm.', 'Leave it with my brother.']
const SUBJECTS = [
  'Product Inquiry',
  'Delivery time',
  'Feed for brood fish',
  'Dealer enquiry',
  'New Order: Small Stage Trout Feed',
]
const QUESTIONS = [
  'Which pellet suits fish of 40 g in water of 9 °C?',
  'We have two raceways and about 12,000 fingerlings. How many bags do we need until spring, and can you deliver by truck?',
  'Is the Early Stage feed in stock? My fry begin to feed next week.',
  'Please send your rates for one ton and more.',
]

export type Pick = <Choice>(choices: readonly Choice[]) => Choice

/** A seeded random generator. */
export function invented(seed: number): Pick {
  let state = (seed + 1) * 0x9e3779b9
  return (choices) => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5
    const chance = ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
    return choices[Math.floor(chance * choices.length)] as (typeof choices)[number]
  }
}

export function inventedPerson(pick: Pick) {
  const [given, middle, family] = [pick(GIVEN), pick(MIDDLE), pick(FAMILY)]
  const digits = Array.from({ length: 5 }, () => pick('0123456789'.split(''))).join('')
  return {
    name: `${given} ${middle} ${family}`,
    email: `${given}.${family}${digits.slice(0, 3)}@example.com`.toLowerCase(),
    phone: `+91 90000 ${digits}`,
  }
}

/** An order created at `at`, with a status that fits its age. */
export function inventedOrder(pick: Pick, products: readonly Product[], at: number, now: number): Omit<Order, 'id'> {
  const { name, email, phone } = inventedPerson(pick)
  const chosen = pick([1, 1, 1, 2]) === 1 ? [pick(products)] : products.slice(0, 2)
  const items = chosen.map(({ id, name: productName, sku, price }) => {
    const quantity = pick([1, 2, 2, 4, 5, 8, 10, 20, 40])
    return { productId: id, quantity, unitPrice: price, totalPrice: totalPrice(price, quantity), productName, productSku: sku }
  })
  const statuses = inventedStatuses(pick, now - at)
  return {
    customerName: name,
    customerEmail: email,
    customerPhone: phone,
    shippingAddress: {
      street: `${pick(['Raceway Road', 'Bridge Street', 'Old Mill Lane', 'Hatchery Road'])}, ${pick(PLACES)}`,
      city: 'Kashmir',
      state: 'Jammu & Kashmir',
      zipCode: '190001',
      country: 'India',
    },
    totalAmount: sumOf(items.map(({ totalPrice: total }) => total)),
    notes: pick(NOTES),
    items,
    status: statuses.at(-1) as OrderStatus,
    statusHistory: statuses.map((status, step) => ({ status, at: new Date(at + step * 7 * HOUR).toISOString() })),
    paymentStatus: 'pending',
    paymentMethod: pick(['UPI', 'Bank transfer', 'Cash on delivery']),
    createdAt: new Date(at).toISOString(),
  }
}

function inventedStatuses(pick: Pick, age: number): OrderStatus[] {
  if (age < DAY) return ['pending']
  if (pick(Array.from({ length: 20 }, (_, index) => index)) === 0) return ['pending', 'cancelled']
  if (age < 2 * DAY) return ['pending', 'confirmed']
  return age < 5 * DAY ? ['pending', 'confirmed', 'shipped'] : ['pending', 'confirmed', 'shipped', 'delivered']
}

/** The notification of an order; read after three days. */
export function inventedNotification({ id, items, createdAt }: Order, now: number): Omit<StoredNotification, 'id'> {
  const [item] = items
  return {
    title: 'New Order Received',
    message: `${item?.quantity} × ${item?.productName}`,
    type: 'info',
    orderId: id,
    createdAt,
    raisedBy: null,
    isReadByOperator: now - Date.parse(createdAt) > 3 * DAY,
    isReadByVisitor: false,
  }
}

/** A contact created at `at`. */
export function inventedContact(pick: Pick, products: readonly Product[], at: number): Omit<Contact, 'id'> {
  const { phone, ...person } = inventedPerson(pick)
  const about = pick(['', '', ` (${pick(products).name})`])
  return {
    ...person,
    ...(pick([true, true, false]) && { phone }),
    subject: `${pick(SUBJECTS)}${about}`,
    message: pick(QUESTIONS),
    createdAt: new Date(at).toISOString(),
  }
}
