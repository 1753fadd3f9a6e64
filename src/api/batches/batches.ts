import { bagsLeft, firstExpiredFirst } from '~/domain/batches/allocation'
import { isOver } from '~/domain/batches/sack-state'
import type {
  Batch,
  BatchDetails,
  BatchList,
  EditedBatch,
  Holder,
  ListedBatch,
  NewBatch,
  NewBatchMove,
  NewBatchState,
  NewNotified,
  OpenLot,
} from '~/domain/batches/schema'
import type { NewStockMove } from '~/domain/catalog/stock-moves-schema'
import { indianDay } from '~/domain/dates'
import { foldedLot, isLot } from '~/domain/lots'
import type { Order } from '~/domain/orders/schema'
import { MOST_SACKS } from '~/domain/ponds/limits'
import { type Sack, sacksQuery } from '~/domain/ponds/sacks-schema'
import { createStockMove } from '../catalog/stock-moves'
import { primaryCustomer } from '../customers/accounts'
import type { Call, CallContext } from '../http/call'
import { conflict, invalid } from '../http/problems'
import { checked } from '../http/request-body'
import { namedRow, newestFirst, nextVersion, refuseUnseen } from '../http/rows'
import { bagsHere } from '../orders/orders-here'
import { memo } from '../store/memo'
import type { Shop, ShopReader } from '../store/store'
import { leftOf, lotsOutsideIn, ordersWith } from './lots-outside'

const MOST_LISTED = 1000

/** The batch with this lot number; undefined if there is none. */
export const batchOfLot = (shop: ShopReader, text: string): Batch | undefined => {
  const lot = foldedLot(text)
  return isLot(lot) ? shop.batches.by('lot', lot, 1)[0] : undefined
}

/**
 * Stores a milled batch, and its bags as a stock move unless they are in stock already. 409 if there is such a lot, 422 for an
 * unknown feed.
 */
export function createBatch(shop: Shop, call: Call<NewBatch>): Batch {
  const { isInStock, ...milled } = call.input
  const product = shop.products.get(milled.productId)
  if (!product) throw invalid([{ path: 'productId', message: 'There is no such feed.' }])
  const known = batchOfLot(shop, milled.lot)
  if (known) {
    const message = `There is a lot ${milled.lot} already, of ${known.productName}.`
    throw conflict(message, [{ path: 'lot', message }])
  }
  if (!isInStock) moveStock(shop, call, product.id, { reason: 'milled', by: milled.bags, note: `Lot ${milled.lot}` })
  const who = whoOf(call)
  return shop.batches.insert({
    ...milled,
    version: 1,
    productName: product.name,
    ...{ state: 'free', reason: '', stateAt: who.at, stateBy: who.by },
    ...{ moves: [], notified: [], ...who },
  })
}

const whoOf = ({ now, caller }: Call<unknown>) => ({ at: now, by: caller.username ?? '' })

const moveStock = (shop: Shop, call: Call<unknown>, productId: number, input: NewStockMove) =>
  createStockMove(shop, { ...call, params: { id: String(productId) }, input })

/** Saves the days, the measured figures and the laboratory's paper. */
export function editBatch(shop: Shop, call: Call<EditedBatch>): Batch {
  const before = namedRow(shop.batches, call, 'lot')
  refuseUnseen(before, call)
  const after = { ...before, ...call.input, ...nextVersion(before) }
  shop.batches.put(after)
  return after
}

/** Frees, holds or recalls a batch. A recall, and its end, reaches every order with bags of it. */
export function setBatchState(shop: Shop, call: Call<NewBatchState>): Batch {
  const before = namedRow(shop.batches, call, 'lot')
  const { state } = call.input
  const reason = state === 'free' ? '' : call.input.reason.trim()
  if (state === before.state && reason === before.reason) return before
  const after = {
    ...before,
    ...{ state, reason, stateAt: call.now, stateBy: call.caller.username ?? '' },
    ...(before.state !== 'recalled' && { notified: [] }),
    ...nextVersion(before),
  }
  shop.batches.put(after)
  for (const order of shop.orders.by('lot', before.lot)) shop.orders.put(marked(order, after))
  return after
}

/** An order whose bags of the batch are marked as recalled, or no longer. */
const marked = (order: Order, { lot, state, reason }: Batch): Order => ({
  ...order,
  items: order.items.map((item) => ({
    ...item,
    ...(item.lots && {
      lots: item.lots.map((each) =>
        each.lot === lot ? { lot, bags: each.bags, ...(state === 'recalled' && { recalled: reason }) } : each,
      ),
    }),
  })),
})

/** Notes bags of a batch that were found or spoiled, and moves the stock. */
export function moveBatch(shop: Shop, call: Call<NewBatchMove>): Batch {
  const before = namedRow(shop.batches, call, 'lot')
  const { by: bags, note } = call.input
  if (leftOf(shop, before) + bags < 0) throw invalid([{ path: 'by', message: `So many bags of lot ${before.lot} are not here.` }])
  if (!shop.products.get(before.productId)) throw conflict('The feed of this lot was deleted.')
  const move = { by: bags, note: `Lot ${before.lot}: ${note}`.slice(0, 200) }
  moveStock(shop, call, before.productId, { reason: bags < 0 ? 'spoiled' : 'milled', ...move })
  const after = { ...before, moves: [...before.moves, { bags, note, ...whoOf(call) }], ...nextVersion(before) }
  shop.batches.put(after)
  return after
}

/** Ticks orders with a recalled lot as notified, or not. 409 if it is not recalled, 422 for an order without bags of it. */
export function setNotified(shop: Shop, call: Call<NewNotified>): Batch {
  const before = namedRow(shop.batches, call, 'lot')
  if (before.state !== 'recalled') throw conflict(`Lot ${before.lot} is not recalled.`)
  const { orderIds, isNotified } = call.input
  const holding = new Set(shop.orders.by('lot', before.lot).map(({ id }) => id))
  const other = orderIds.find((id) => !holding.has(id))
  if (other) throw invalid([{ path: 'orderIds', message: `Order #${other} has no bags of lot ${before.lot}.` }])
  const known = new Set(before.notified.map(({ orderId }) => orderId))
  const added = [...new Set(orderIds)].filter((id) => !known.has(id)).map((orderId) => ({ orderId, ...whoOf(call) }))
  const notified = isNotified
    ? [...before.notified, ...added]
    : before.notified.filter(({ orderId }) => !orderIds.includes(orderId))
  const after = { ...before, notified, ...nextVersion(before) }
  shop.batches.put(after)
  return after
}

function listed(outsideOf: ReturnType<typeof lotsOutsideIn>, { moves, notified, ...batch }: Batch): ListedBatch {
  const outside = outsideOf(batch.lot)
  const known = new Set(notified.map(({ orderId }) => orderId))
  const toNotify = batch.state === 'recalled' ? outside.orderIds.filter((id) => !known.has(id)) : []
  return { ...batch, left: bagsLeft({ ...batch, moves }, outside.bags), toNotify: toNotify.length }
}

/** Computed again only after a change of batches, orders or feeds. */
const batchListOf = memo(['batches', 'orders', 'products'], (store, shop, _key: 'all'): BatchList => {
  const outsideOf = lotsOutsideIn(store, shop)
  const batches = newestFirst(shop.batches.rows()).map((batch) => listed(outsideOf, batch))
  return { batches: batches.slice(0, MOST_LISTED), disagreeing: disagreeing(shop, batches) }
})

/** The newest batches, and the feeds whose stock differs from their batches. */
export const listBatches = (_call: Call, { locals: { store } }: CallContext): Promise<BatchList> =>
  store.read((shop) => batchListOf(store, shop, 'all'))

function disagreeing(shop: ShopReader, batches: readonly ListedBatch[]): BatchList['disagreeing'] {
  const here = bagsHere(shop)
  return [...Map.groupBy(batches, ({ productId }) => productId)].flatMap(([productId, own]) => {
    const product = shop.products.get(productId)
    if (!product) return []
    const inStock = product.stockQuantity + (here.get(productId) ?? 0)
    const inBatches = own.reduce((sum, { left }) => sum + left, 0)
    return inStock === inBatches ? [] : [{ productId, productName: product.name, inStock, inBatches }]
  })
}

const openLotsOf = memo(['batches', 'orders'], (store, shop, today: string): OpenLot[] => {
  const outsideOf = lotsOutsideIn(store, shop)
  return firstExpiredFirst(shop.batches.rows())
    .map(({ lot, productId, productName, bestBefore, state, ...batch }) => ({
      ...{ lot, productId, productName, bestBefore, isOver: isOver({ bestBefore }, today), state },
      left: bagsLeft(batch, outsideOf(lot).bags),
    }))
    .filter(({ left }) => left > 0)
})

/** The lots with bags here, the first to expire first. */
export const listLots = (_call: Call, { locals: { store } }: CallContext): Promise<OpenLot[]> =>
  store.read((shop) => openLotsOf(store, shop, indianDay(store.now())))

export function readBatch(shop: ShopReader, call: Call): BatchDetails {
  const batch = namedRow(shop.batches, call, 'lot')
  return { ...batch, left: leftOf(shop, batch), holders: holdersOf(shop, batch) }
}

function holdersOf(shop: ShopReader, { lot, notified }: Batch): Holder[] {
  const known = new Set(notified.map(({ orderId }) => orderId))
  const newest = ordersWith(shop, lot).sort((one, other) => other.order.id - one.order.id)
  const byCustomer = Map.groupBy(newest, ({ order: { id, customerId, customerMatch } }) =>
    customerId === undefined || customerMatch === 'unconfirmed'
      ? `order ${id}`
      : `customer ${primaryCustomer(shop, customerId)?.id ?? customerId}`,
  )
  return [...byCustomer.values()].flatMap((own) => {
    const [latest] = own
    if (!latest) return []
    const { customerName, customerPhone, language } = latest.order
    return {
      ...{ customerName, customerPhone, language },
      bags: own.reduce((sum, { bags }) => sum + bags, 0),
      isNotified: own.every(({ order }) => known.has(order.id)),
      orders: own.map(({ order: { id, status }, bags }) => ({ id, status, bags })),
    }
  })
}

/** What everybody may know of the lots `?lots=`; unknown ones are left out, and counted by address as those of pages are. */
export async function listSacks(_call: Call, { url, locals }: CallContext): Promise<Sack[]> {
  const { lots } = checked(Object.fromEntries(url.searchParams), sacksQuery)
  const asked = [...new Set(lots.split(',').filter(Boolean).map(foldedLot))].slice(0, MOST_SACKS)
  const sacks = await locals.store.read((shop) => asked.flatMap((lot) => sackOf(shop, batchOfLot(shop, lot)) ?? []))
  if (sacks.length < asked.length) await locals.limits.countOpening(`/sack ${locals.address}`)
  return sacks
}

function sackOf(shop: ShopReader, batch: Batch | undefined): Sack | undefined {
  if (!batch) return undefined
  const { lot, productId, productName, milledOn, bestBefore, state, reason } = batch
  const product = shop.products.get(productId) ?? shop.deletedProducts.get(productId)
  return {
    ...{ lot, productName, sku: product?.sku ?? '', milledOn, bestBefore, state },
    reason: state === 'recalled' ? reason : '',
  }
}
