import type { BuyerProgress } from '~/domain/orders/buyer-state-schema'
import type { LinkStates } from '~/domain/orders/link-states-schema'
import { keepRows, rowsKept, type Sent } from '../device-list'

/**
 * An order placed on this device: `goods` such as '2 × Early Stage'; `again` is the query that reorders them, missing in old rows;
 * `state`, `day` and `driverPhone` are how far it was at `seenAt`.
 */
export interface DeviceOrder extends Sent {
  id: number
  goods: string
  again?: string
  state?: BuyerProgress['state']
  day?: BuyerProgress['day']
  driverPhone?: BuyerProgress['driverPhone']
  seenAt?: string
}

const LIST = 'orders'

const isOrder = ({ id, goods, again = '', day, driverPhone }: Partial<Record<keyof DeviceOrder, unknown>>) =>
  Number.isInteger(id) &&
  [goods, day ?? '', driverPhone ?? ''].every((text) => typeof text === 'string') &&
  /^(\?order=.*)?$/.test(String(again))

/** The orders stored on this device, newest first. */
export const deviceOrders = () => rowsKept<DeviceOrder>(LIST, 'order', isOrder)

const keep = (orders: readonly DeviceOrder[]) => keepRows(LIST, orders, 50)

/** Stores an order; returns whether the device could. */
export const keepDeviceOrder = (order: DeviceOrder): boolean =>
  keep([order, ...deviceOrders().filter(({ id }) => id !== order.id)])

/** Stores the states of orders; on a full device they last until the page closes. */
export function keepOrderStates(states: LinkStates['orders'], seenAt: string): readonly DeviceOrder[] {
  const orders = deviceOrders().map((order) => {
    const known = states.find(({ id }) => id === order.id)
    return known ? { ...order, ...known, seenAt } : order
  })
  keep(orders)
  return orders
}

export const forgetDeviceOrder = (id: number) => keep(deviceOrders().filter((order) => order.id !== id))

export const forgetDeviceOrders = () => keep([])

/** Whether this browser stores data for the site. */
export function hasStorage(): boolean {
  try {
    localStorage.setItem('storage', '')
    localStorage.removeItem('storage')
    return true
  } catch {
    return false
  }
}
