import type { LinkStates } from '~/domain/orders/link-states-schema'
import { deviceList, type Sent } from '../device-list'

/**
 * An order placed on this device: `goods` such as '2 × Early Stage', `again` the search by which the shop offers the same goods;
 * one that was kept earlier has none. `state` is how far it was at `seenAt`, once the shop has said it.
 */
export interface DeviceOrder extends Sent {
  id: number
  goods: string
  again?: string
  state?: LinkStates['orders'][number]['state']
  seenAt?: string
}

const list = deviceList<DeviceOrder>('orders', {
  most: 50,
  page: 'order',
  isRow: ({ id, goods, again = '' }) =>
    Number.isInteger(id) && typeof goods === 'string' && /^(\?order=.*)?$/.test(String(again)),
})

/** The orders that this device remembers, the newest first. */
export const deviceOrders = list.rows

/** Remembers an order; answers if the device took it. */
export const keepDeviceOrder = (order: DeviceOrder): boolean =>
  list.keep([order, ...deviceOrders().filter(({ id }) => id !== order.id)])

/** Notes how far orders are; where the device is full, it is known while the page stands. */
export function keepOrderStates(states: LinkStates['orders'], seenAt: string): readonly DeviceOrder[] {
  const orders = deviceOrders().map((order) => {
    const known = states.find(({ id }) => id === order.id)
    return known ? { ...order, state: known.state, seenAt } : order
  })
  list.keep(orders)
  return orders
}

export const forgetDeviceOrder = (id: number) => list.keep(deviceOrders().filter((order) => order.id !== id))

export const forgetDeviceOrders = () => list.keep([])

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
