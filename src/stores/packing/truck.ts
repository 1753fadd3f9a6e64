import { atom } from 'nanostores'
import { indianDay } from '~/domain/dates'
import type { Dispatch } from '~/domain/orders/order-dispatch-schema'
import type { Order } from '~/domain/orders/schema'
import { STORE_ROOM } from '~/domain/packing/store-room'
import { KEPT_TRUCK } from '../account/operator-cache'
import { keepValue, keptValue } from '../kept-values'
import { holdsMoney, isPackers } from './packers-device'

/** What is known of a truck, as far as it is typed. */
export type TypedTruck = Partial<Pick<Dispatch, 'vehicle' | 'driverPhone' | 'day'>>

interface Truck {
  /** The ticked orders, as last seen. */
  orders: readonly Order[]
  /** The dispatch of its last orders, which the next ones get without being asked. */
  dispatch?: Dispatch | undefined
  /** Typed, but not shipped with yet. */
  typed?: TypedTruck | undefined
}

const EMPTY: Truck = { orders: [] }

/** The truck that this device loads. It outlasts the page until it is shipped, for a day, or until somebody signs in or out. */
export const $truck = atom<Truck>(keptTruck())

/** Changes what is known of the truck, and keeps it on a packer's device. */
export function changeTruck(changes: Partial<Truck>) {
  const truck = { ...$truck.get(), ...changes }
  $truck.set(truck)
  if (!isPackers()) return
  const orders = truck.orders.filter((order) => !holdsMoney(order))
  keepValue(KEPT_TRUCK, JSON.stringify({ ...truck, orders, at: Date.now() }))
}

/** The kept truck; its dispatch is of one Indian day. */
function keptTruck(): Truck {
  if (import.meta.env.SSR) return EMPTY
  try {
    const { at, orders, dispatch, typed } = JSON.parse(keptValue(KEPT_TRUCK) ?? '{}')
    // The clock may have been set back.
    const isWhole = Array.isArray(orders) && orders.every((order) => order?.id && Array.isArray(order.items))
    if (!isWhole || !(Math.abs(Date.now() - at) < STORE_ROOM.keptFor)) return EMPTY
    return indianDay(new Date(at)) === indianDay(new Date()) ? { orders, dispatch, typed } : { orders }
  } catch {
    return EMPTY
  }
}

/** 'JK 03 A 1234, +91 94190 12345'; 'this truck' if nothing is known of it. */
export const truckInWords = ({ vehicle, driverPhone }: Dispatch): string =>
  [vehicle, driverPhone].filter(Boolean).join(', ') || 'this truck'
