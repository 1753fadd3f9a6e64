import type { ProductSales, Sales } from '~/schemas/analytics'
import type { Order } from '~/schemas/orders'
import { districtIn } from './districts'
import { paiseIn, rupees } from './money'

const DAY = 24 * 60 * 60 * 1000

interface Sum {
  orders: number
  paise: number
  cancelled: number
  cancelledPaise: number
}

const noSum = (): Sum => ({ orders: 0, paise: 0, cancelled: 0, cancelledPaise: 0 })

/**
 * Sums orders in one pass: by day of a period and of the days before it, and by product and district of the period.
 * `start` is when its first day begins, in milliseconds since 1970.
 */
export class PeriodSales {
  readonly #start: number
  readonly #count: number
  readonly #days: Sum[]
  readonly #districts = new Map<string, Sum>()
  readonly #products = new Map<number, { name: string; orders: number; bags: number; paise: number }>()

  constructor(start: number, count: number) {
    this.#start = start
    this.#count = count
    this.#days = Array.from({ length: 2 * count }, noSum)
  }

  add(order: Order) {
    const paise = paiseIn(order.totalAmount)
    const index = Math.floor((Date.parse(order.createdAt) - this.#start) / DAY) + this.#count
    const day = this.#days[index]
    if (!day) return
    addTo(day, order, paise)
    if (index >= this.#count) this.#addToPeriod(order, paise)
  }

  days(): { now: Sales; before: Sales }[] {
    return Array.from({ length: this.#count }, (_, index) => ({
      now: salesOf(this.#days[index + this.#count] ?? noSum()),
      before: salesOf(this.#days[index] ?? noSum()),
    }))
  }

  totals(): { now: Sales; before: Sales } {
    const sum = (days: readonly Sum[]) => salesOf(days.reduce(plus, noSum()))
    return { now: sum(this.#days.slice(this.#count)), before: sum(this.#days.slice(0, this.#count)) }
  }

  products(): ProductSales[] {
    const sorted = [...this.#products].sort(([, a], [, b]) => b.paise - a.paise)
    return sorted.map(([productId, { paise, ...product }]) => ({ productId, ...product, revenue: rupees(paise) }))
  }

  districts(): Map<string, Sales> {
    return new Map([...this.#districts].map(([district, sum]) => [district, salesOf(sum)]))
  }

  #addToPeriod(order: Order, paise: number) {
    const district = districtIn(`${order.shippingAddress.city}, ${order.shippingAddress.street}`)
    const sum = this.#districts.get(district) ?? noSum()
    this.#districts.set(district, sum)
    addTo(sum, order, paise)
    if (order.status === 'cancelled') return
    const seen = new Set<number>()
    for (const { productId, productName, quantity, totalPrice } of order.items) {
      const product = this.#products.get(productId) ?? { name: productName, orders: 0, bags: 0, paise: 0 }
      this.#products.set(productId, product)
      if (!seen.has(productId)) product.orders++
      seen.add(productId)
      product.bags += quantity
      product.paise += paiseIn(totalPrice)
    }
  }
}

function addTo(sum: Sum, { status }: Pick<Order, 'status'>, paise: number) {
  if (status === 'cancelled') {
    sum.cancelled++
    sum.cancelledPaise += paise
  } else {
    sum.orders++
    sum.paise += paise
  }
}

const plus = (a: Sum, b: Sum): Sum => ({
  orders: a.orders + b.orders,
  paise: a.paise + b.paise,
  cancelled: a.cancelled + b.cancelled,
  cancelledPaise: a.cancelledPaise + b.cancelledPaise,
})

const salesOf = ({ orders, paise, cancelled, cancelledPaise }: Sum): Sales => ({
  orders,
  revenue: rupees(paise),
  cancelled: { orders: cancelled, revenue: rupees(cancelledPaise) },
})
