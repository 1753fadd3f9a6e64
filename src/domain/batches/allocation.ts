import { foldedText } from '../folded-text'
import { foldedLot } from '../lots'
import { holdsBags } from '../orders/dispatched-orders'
import { isBeforeDispatch } from '../orders/order-edits'
import type { Order } from '../orders/schema'
import type { WithLots } from './item-lots'
import type { ItemLot } from './item-lots-schema'
import type { OpenLot } from './schema'

type Item = Order['items'][number]

/** A lot that somebody named for a dispatch, and the most bags to take from it if he said so. */
export interface NamedLot {
  lot: string
  bags: number | undefined
}

const NAMED = /([A-Z0-9][A-Z0-9.-]*)(?:\s*[×X*]\s*(\d{1,6})(?![A-Z0-9.-]))?/g

/** The lots that a text such as 'E-261123-1 ×10, S-261101-1' may name. */
export const namedLots = (text: string): NamedLot[] =>
  [...foldedText(text).toUpperCase().matchAll(NAMED)].map(([, lot = '', bags]) => ({
    lot: lot.replace(/[.-]+$/, ''),
    bags: bags === undefined ? undefined : Number(bags),
  }))

/** A lot with the bags that are left of it; taking some reduces them. */
export type Lot = Pick<OpenLot, 'lot' | 'productId' | 'bestBefore' | 'state' | 'isOver'> & { left: number }

/** The first to expire first. */
export const firstExpiredFirst = <Each extends Pick<Lot, 'bestBefore' | 'lot'>>(lots: Iterable<Each>): Each[] =>
  [...lots].sort((a, b) => (a.bestBefore === b.bestBefore ? (a.lot < b.lot ? -1 : 1) : a.bestBefore < b.bestBefore ? -1 : 1))

type Expired = readonly string[] | undefined

/** Whether a lot is past its best-before day, and not among those that leave all the same. */
export const isRefusedExpired = ({ lot, isOver }: Pick<Lot, 'lot' | 'isOver'>, expired: Expired): boolean =>
  isOver && !expired?.some((each) => foldedLot(each) === lot)

/** The named ones among these lots that need a second yes. */
export const refusedExpired = <Each extends Pick<Lot, 'lot' | 'isOver'>>(
  named: readonly NamedLot[],
  lots: readonly Each[],
  expired: Expired,
): Each[] => lots.filter((each) => named.some(({ lot }) => lot === each.lot) && isRefusedExpired(each, expired))

/** The expired lots of a choice that its text names, because it may have been typed over. */
export function namedExpired(batch: string, expired: readonly string[]): { expired?: string[] } {
  const named = namedLots(batch)
  const left = expired.filter((each) => named.some(({ lot }) => lot === each))
  return left.length > 0 ? { expired: left } : {}
}

/** The lots to take first: those of the dispatch, then those planned for the order that may leave. */
export function lotsFirst(
  { lotPlan }: Pick<Order, 'lotPlan'>,
  named: readonly NamedLot[],
  lots: readonly Omit<Lot, 'left'>[],
): NamedLot[] {
  if (!lotPlan) return [...named]
  const mayLeave = (lot: Omit<Lot, 'left'>) => lot.state === 'free' && !isRefusedExpired(lot, lotPlan.expired)
  const isNamed = (lot: string) => named.some((each) => each.lot === lot)
  const planned = namedLots(lotPlan.batch).filter(
    ({ lot }) => !isNamed(lot) && lots.some((each) => each.lot === lot && mayLeave(each)),
  )
  return [...named, ...planned]
}

/** Orders with the lots of their bags if they left now one after the other; `named` come first. */
export function withPlannedLots<Each extends Pick<Order, 'items' | 'status' | 'lotPlan'>>(
  orders: readonly Each[],
  open: readonly Lot[],
  named: readonly NamedLot[],
): (Each & { items: readonly WithLots[] })[] {
  const lots = open.map((lot) => ({ ...lot }))
  return orders.map((order) => {
    if (!isBeforeDispatch(order.status)) return order
    const taken = allocated(order.items, lots, lotsFirst(order, named, lots))
    const items = order.items.map((item, place) => ({ ...item, ...(taken[place]?.length && { plannedLots: taken[place] }) }))
    return { ...order, items }
  })
}

/**
 * The bags of each item by lot: first from the named lots, then the first to expire. Bags that no lot has are left out. Reduces
 * `lots`.
 */
export function allocated(
  items: readonly Pick<Item, 'productId' | 'quantity'>[],
  lots: readonly Lot[],
  named: readonly NamedLot[],
): ItemLot[][] {
  const mostOf = new Map<string, number | undefined>()
  for (const { lot, bags } of named) mostOf.set(lot, sumOf(bags, mostOf.has(lot) ? mostOf.get(lot) : 0))
  return items.map(({ productId, quantity }) => {
    const own = lots.filter((lot) => lot.productId === productId)
    const first = [...mostOf.keys()].flatMap((lot) => own.find((each) => each.lot === lot) ?? [])
    const others = firstExpiredFirst(own.filter(({ lot, state, isOver }) => state === 'free' && !isOver && !mostOf.has(lot)))
    let wanted = quantity
    return [...first, ...others].flatMap((each) => {
      const { lot, left } = each
      const most = mostOf.get(lot)
      const bags = Math.min(wanted, most ?? wanted, Math.max(0, left))
      if (bags === 0) return []
      each.left -= bags
      wanted -= bags
      if (most !== undefined) mostOf.set(lot, most - bags)
      return [{ lot, bags }]
    })
  })
}

/** Undefined stands for all bags. */
const sumOf = (one: number | undefined, other: number | undefined) =>
  one === undefined || other === undefined ? undefined : one + other

/**
 * The bags of a lot that are outside the shop with an order. Bags that came back into the stock are counted from its last lots;
 * those that came back spoiled stay outside.
 */
export function bagsOutside(order: Pick<Order, 'items' | 'returns' | 'status' | 'goodsReturned'>, lot: string): number {
  if (isBeforeDispatch(order.status)) return 0
  return order.items.reduce((sum, { lots = [], quantity }, place) => {
    let back = backInStock(order, place, quantity)
    const outside = [...lots].reverse().map((each) => {
      const bags = Math.max(0, each.bags - back)
      back -= each.bags - bags
      return each.lot === lot ? bags : 0
    })
    return sum + outside.reduce((all, bags) => all + bags, 0)
  }, 0)
}

/** The bags of an item that are in the stock again: once the order holds none, all but those that came back spoiled. */
function backInStock(order: Pick<Order, 'returns' | 'status' | 'goodsReturned'>, place: number, quantity: number): number {
  const isHeld = holdsBags(order)
  const counted = (order.returns ?? []).filter(({ item, isInStock }) => item === place && isInStock === isHeld)
  const bags = counted.reduce((sum, each) => sum + each.bags, 0)
  return isHeld ? bags : quantity - bags
}

interface Milled {
  bags: number
  moves: readonly { bags: number }[]
}

/** The bags of a batch that are still here: milled and moved, minus those outside. */
export const bagsLeft = ({ bags, moves }: Milled, outside: number): number =>
  bags + moves.reduce((sum, move) => sum + move.bags, 0) - outside
