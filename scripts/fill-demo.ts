import { readFile } from 'node:fs/promises'
import { recordedCall } from '~/api/audit-log/audited'
import { STRANGER } from '~/api/auth/auth'
import { createShowcaseImage } from '~/api/catalog/showcase-images'
import { billOrder } from '~/api/customers/bills'
import { createEntry } from '~/api/customers/ledger'
import { reportPayment } from '~/api/customers/payment-reports'
import type { Call } from '~/api/http/call'
import { askToCancel, decideCancelRequest } from '~/api/orders/cancel-requests'
import { orderLink } from '~/api/orders/order-links'
import { placeOrder, setOrderStatus } from '~/api/orders/orders'
import { readEnvironment } from '~/api/startup/environment'
import { startShop } from '~/api/startup/startup'
import type { Shop } from '~/api/store/store'
import { reencode } from '~/api/uploads/pictures'
import type { Uploads } from '~/api/uploads/upload-files'
import { newEntry } from '~/domain/customers/ledger-schema'
import { indianDay } from '~/domain/dates'
import { totalPrice } from '~/domain/money'
import { newOrder, type Order, type OrderStatus } from '~/domain/orders/schema'
import { fillBooks } from './demo-books'
import { fillShop } from './fill-shop'
import { DAY, inventedNotification } from './invented-rows'

/** Six hours between two steps of an order. */
const STEP = DAY / 4
const COUNTS = { orders: 120, contacts: 30, regular: 12 }
const PICTURES = {
  'himalayan-stream': 'The stream above the mill',
  'raceway-farm': 'A customer’s raceways',
  'three-bags': 'Ready to leave',
}
const payWays = [
  ['upi_id', 'troutfeed@upi'],
  ['upi_name', 'Trout Feed'],
  ['bank_account', '0123 4567 8901'],
  ['bank_ifsc', 'JAKA0KASHMR'],
] as const

type Step = (shop: Shop, order: Order, call: Call) => unknown

const become =
  (status: OrderStatus): Step =>
  (shop, _, call) =>
    setOrderStatus(shop, { ...call, input: { status } })

const confirm = become('confirmed')

const bill: Step = (shop, _, call) => billOrder(shop, { ...call, input: {} })

const ship: Step = (shop, _, call) => {
  const day = indianDay(new Date(call.now))
  const dispatch = { vehicle: 'JK03 A 1234', driverPhone: '+919419012345', day, batch: 'B-11-07' }
  setOrderStatus(shop, { ...call, input: { status: 'shipped', dispatch } })
}

const pay: Step = (shop, { id, customerId, totalAmount: amount }, call) => {
  const reference = String(500_000_000_000 + id)
  const input = newEntry.parse({ customerId, kind: 'payment', amount, method: 'upi', reference, orderId: id })
  createEntry(shop, { ...call, input })
}

const report: Step = (shop, order, { now }) =>
  reportPayment(shop, order, { reference: String(400_000_000_000 + order.id), date: indianDay(new Date(now)) }, now)

const ask: Step = (shop, order, { now }) => askToCancel(shop, order, { reason: 'The fish are sold.' }, now)

const agree: Step = (shop, _, call) =>
  decideCancelRequest(shop, { ...call, input: { isAccepted: true, sentence: 'You are welcome again in spring.' } })

/** The steps of an order until its page shows a state. */
const STATES = {
  pending: [],
  confirmed: [confirm],
  'payment reported': [confirm, report],
  shipped: [confirm, bill, ship],
  'delivered and paid': [confirm, bill, ship, become('delivered'), pay],
  cancelled: [ask, agree],
  'cancel asked': [confirm, ask],
} satisfies Record<string, Step[]>

export type DemoState = keyof typeof STATES

/**
 * Creates a shop in the empty `folder`, with two months of invented orders, customers, bills, books and pictures before `now`
 * (milliseconds since 1970). Returns the path of an order page in each state.
 */
export async function fillDemo(
  folder: string,
  operator: { username: string; password: string },
  now: number,
  orders = COUNTS.orders,
) {
  const { username, password } = operator
  const { store, uploads, close } = await startShop(
    readEnvironment({ DATA_DIR: folder, ADMIN_USERNAME: username, ADMIN_PASSWORD: password }),
  )
  try {
    await fillShop(store, { ...COUNTS, orders }, now, 60 * DAY)
    const pictures = await upload(uploads)
    await fillBooks(store, (at) => calling(username, at), now)
    return await store.update((shop) => {
      for (const [key, value] of payWays) shop.settings.put({ key, value, version: 1 })
      for (const input of pictures) createShowcaseImage(shop, { ...calling(username, now), input })
      keepBooks(shop, username)
      return placeInEachState(shop, username, now)
    })
  } finally {
    await close()
  }
}

const calling = (username: string, at: number, id = 0): Call => ({
  input: undefined,
  caller: { ...STRANGER, isOperator: true, role: 'owner', username },
  params: { id: String(id) },
  now: new Date(at).toISOString(),
})

/** Steps that the buyer does. */
const OF_BUYER = [report, ask]

function take(shop: Shop, step: Step, id: number, made: Call) {
  const call = OF_BUYER.includes(step) ? { ...made, caller: STRANGER } : made
  recordedCall(shop, call, (noted) => step(noted, noted.orders.get(id) as Order, call))
}

/** Bills each order of the two months when it is shipped. */
function keepBooks(shop: Shop, username: string) {
  for (const { id, statusHistory } of [...shop.orders.rows()]) {
    for (const { status, at } of statusHistory) {
      if (status === 'shipped') take(shop, bill, id, calling(username, Date.parse(at), id))
    }
  }
}

function placeInEachState(shop: Shop, username: string, now: number): Record<DemoState, string> {
  const links = Object.entries(STATES).map(([state, steps], index) => {
    const placedAt = now - STEP * (steps.length + 1)
    const { id } = place(shop, index, { ...calling(username, placedAt), caller: STRANGER })
    for (const [count, step] of steps.entries()) take(shop, step, id, calling(username, placedAt + STEP * (count + 1), id))
    return [state, orderLink(shop, shop.orders.get(id) as Order)]
  })
  return Object.fromEntries(links)
}

function place(shop: Shop, index: number, call: Call): Order {
  const feeds = [...shop.products.rows()]
  const { id: productId, price: unitPrice } = feeds[index % feeds.length] as (typeof feeds)[number]
  const quantity = 2 + index
  const total = totalPrice(unitPrice, quantity)
  const input = newOrder.parse({
    customerName: ['Haleema Jan', 'Bilal Ahmad Dar', 'Masooda Mir', 'Aijaz Wani', 'Nazir Lone', 'Fatima Sheikh', 'Javaid Bhat'][
      index
    ],
    customerEmail: `buyer${index}@example.com`,
    customerPhone: `+91 94191 0000${index}`,
    shippingAddress: {
      street: 'Raceway Road, Kokernag',
      city: 'Kashmir',
      state: 'Jammu & Kashmir',
      zipCode: '192202',
      country: 'India',
    },
    district: 'Anantnag',
    totalAmount: total,
    items: [{ productId, quantity, unitPrice, totalPrice: total }],
  })
  const order = placeOrder(shop, { ...call, input })
  shop.notifications.insert(inventedNotification(order, Date.parse(call.now)))
  return order
}

/** Uploads pictures of the site again, as an operator would. */
const upload = (uploads: Uploads) =>
  Promise.all(
    Object.entries(PICTURES).map(async ([name, title], order) => {
      const kept = await uploads.add(await reencode(await readFile(`public/pictures/${name}.webp`)))
      return { title, imageUrl: `/uploads/${kept}`, order: 10 + order, isActive: true }
    }),
  )
