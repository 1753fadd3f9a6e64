import { NO_DISTRICT } from '../district-names'
import { districtOf } from '../districts'
import { paiseIn, rupees } from '../money'
import type { Order } from '../orders/schema'
import type { ProductSales, Sales } from './schema'

interface Sum {
  orders: number
  paise: number
  cancelled: number
  cancelledPaise: number
}

const noSum = (): Sum => ({ orders: 0, paise: 0, cancelled: 0, cancelledPaise: 0 })

interface ProductSum {
  name: string
  orders: number
  bags: number
  paise: number
}

/** Sums of one day's orders, also by product and district. */
export class DaySales {
  readonly sum = noSum()
  readonly districts = new Map<string, Sum>()
  readonly products = new Map<number, ProductSum>()

  constructor(orders: Iterable<Order>) {
    for (const order of orders) this.#add(order)
  }

  #add(order: Order) {
    const paise = paiseIn(order.totalAmount)
    const district = districtOf(order) ?? NO_DISTRICT
    for (const sum of [this.sum, ofName(this.districts, district, noSum)]) addTo(sum, order, paise)
    if (order.status === 'cancelled') return
    const seen = new Set<number>()
    for (const { productId, productName, quantity, totalPrice } of order.items) {
      const product = ofName(this.products, productId, () => noProduct(productName))
      if (!seen.has(productId)) product.orders++
      seen.add(productId)
      product.bags += quantity
      product.paise += paiseIn(totalPrice)
    }
  }
}

/** The days of a period, each with the same day of the previous period. */
export class PeriodSales {
  readonly #now: readonly DaySales[]
  readonly #before: readonly DaySales[]

  constructor(now: readonly DaySales[], before: readonly DaySales[]) {
    this.#now = now
    this.#before = before
  }

  days(): { now: Sales; before: Sales }[] {
    return this.#now.map(({ sum }, index) => ({ now: salesOf(sum), before: salesOf(this.#before[index]?.sum ?? noSum()) }))
  }

  totals(): { now: Sales; before: Sales } {
    const total = (days: readonly DaySales[]) => salesOf(days.map(({ sum }) => sum).reduce(plus, noSum()))
    return { now: total(this.#now), before: total(this.#before) }
  }

  products(): ProductSales[] {
    const sums = new Map<number, ProductSum>()
    for (const [id, { name, orders, bags, paise }] of this.#now.flatMap(({ products }) => [...products])) {
      const sum = ofName(sums, id, () => noProduct(name))
      sum.orders += orders
      sum.bags += bags
      sum.paise += paise
    }
    const sorted = [...sums].sort(([, a], [, b]) => b.paise - a.paise)
    return sorted.map(([productId, { paise, ...product }]) => ({ productId, ...product, revenue: rupees(paise) }))
  }

  districts(): Map<string, Sales> {
    const sums = new Map<string, Sum>()
    for (const [name, sum] of this.#now.flatMap(({ districts }) => [...districts]))
      sums.set(name, plus(ofName(sums, name, noSum), sum))
    return new Map([...sums].map(([district, sum]) => [district, salesOf(sum)]))
  }
}

const noProduct = (name: string): ProductSum => ({ name, orders: 0, bags: 0, paise: 0 })

function ofName<Name, Value>(values: Map<Name, Value>, name: Name, make: () => Value): Value {
  const value = values.get(name) ?? make()
  values.set(name, value)
  return value
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
