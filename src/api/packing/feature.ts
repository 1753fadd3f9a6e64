import { order } from '~/domain/orders/schema'
import { newPacked } from '~/domain/packing/packed-schema'
import { newStockCount, stockCount, stockCountDecision } from '~/domain/packing/stock-counts-schema'
import { defineFeature } from '../feature'
import { bookkeeper, operator, orderReader, packer } from '../http/endpoint'
import { table } from '../store/shop-schema'
import { setPacked, withTrueMarks } from './packed-orders'
import { listPacking, packingPages } from './packing-pages'
import { createStockCount, decideStockCount, listStockCounts } from './stock-counts'

const tables = {
  stockCounts: table(stockCount, 'id', { isAccepted: (row) => (row.isAccepted === null ? 'waiting' : null) }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

const KEPT_DAYS = 396

export const packingFeature = defineFeature({
  tables,
  // An accepted count is logged as a stock move.
  erased: { stockCounts: { texts: ['note'] } },
  audited: { stockCounts: undefined },
  retention: { stockCounts: { days: KEPT_DAYS, from: ({ at }) => at } },
  completes: { orders: withTrueMarks },
  packerFields: ['packed', 'packedItems', 'item', 'unpackedAt', 'today', 'here', 'found', 'expected', 'note'],
  calls: {
    '/orders/[id]/packed': { PUT: packer(newPacked, setPacked).ofVersion().answers(order) },
    '/packing': { GET: orderReader.list('orders', listPacking, packingPages).answers(order) },
    '/stock-counts': {
      GET: bookkeeper.list('stockCounts', listStockCounts).answers(stockCount),
      POST: packer(newStockCount, createStockCount).answers(stockCount),
    },
    '/stock-counts/[id]': { PUT: operator(stockCountDecision, decideStockCount).answers(stockCount) },
  },
})
