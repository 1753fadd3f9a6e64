import type { LinkStates } from '~/domain/orders/link-states'

/**
 * An order placed on this device: `at` is ISO 8601, `goods` such as '2 × Early Stage', `link` the path of its own page, `again`
 * the search by which the shop offers the same goods; one that was kept earlier has none. `state` is how far it was at `seenAt`, once the shop has said it.
 */
export interface DeviceOrder {
  id: number
  at: string
  goods: string
  link: string
  again?: string
  state?: LinkStates['orders'][number]['state']
  seenAt?: string
}

const KEPT_AS = 'orders'
const MOST_KEPT = 50
const LINK = /^\/(\w\w\/)?order\/[\w-]+$/

/** The orders that this device remembers, the newest first. Another tab's change fires `storage` here. */
export function deviceOrders(): readonly DeviceOrder[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDeviceOrder) : []
  } catch {
    return []
  }
}

/** Remembers an order, and of more than fifty the newest; answers if the device took it. */
export function keepDeviceOrder(order: DeviceOrder): boolean {
  const others = deviceOrders().filter(({ id }) => id !== order.id)
  try {
    store([order, ...others].slice(0, MOST_KEPT))
    return true
  } catch (error) {
    console.warn('Failed to keep the link of an order:', error)
    return false
  }
}

/** Notes how far orders are; where the device is full, it is known while the page stands. */
export function keepOrderStates(states: LinkStates['orders'], seenAt: string): readonly DeviceOrder[] {
  const orders = deviceOrders().map((order) => {
    const known = states.find(({ id }) => id === order.id)
    return known ? { ...order, state: known.state, seenAt } : order
  })
  try {
    store(orders)
  } catch (error) {
    console.warn('Failed to keep how far orders are:', error)
  }
  return orders
}

export const forgetDeviceOrder = (id: number) => store(deviceOrders().filter((order) => order.id !== id))

export const forgetDeviceOrders = () => store([])

/** Whether this browser keeps anything for the site. */
export function hasStorage(): boolean {
  try {
    localStorage.setItem('storage', '')
    localStorage.removeItem('storage')
    return true
  } catch {
    return false
  }
}

function store(orders: readonly DeviceOrder[]) {
  if (orders.length > 0) localStorage.setItem(KEPT_AS, JSON.stringify(orders))
  else localStorage.removeItem(KEPT_AS)
}

function isDeviceOrder(kept: unknown): kept is DeviceOrder {
  if (typeof kept !== 'object' || kept === null) return false
  const { id, at, goods, link, again = '' } = kept as Record<keyof DeviceOrder, unknown>
  const isWhole = Number.isInteger(id) && typeof goods === 'string' && !Number.isNaN(Date.parse(String(at)))
  return isWhole && typeof link === 'string' && LINK.test(link) && /^(\?order=.*)?$/.test(String(again))
}
