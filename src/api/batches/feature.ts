import * as z from 'zod/mini'
import {
  batch,
  batchDetails,
  batchList,
  editedBatch,
  newBatch,
  newBatchMove,
  newBatchState,
  newLotPlans,
  newNotified,
  openLot,
} from '~/domain/batches/schema'
import { FIGURES } from '~/domain/catalog/figures'
import { order } from '~/domain/orders/schema'
import { sack, sacksQuery } from '~/domain/ponds/sacks-schema'
import { defineFeature } from '../feature'
import { bookkeeper, operator, orderReader, packer, visitor } from '../http/endpoint'
import { table } from '../store/shop-schema'
import {
  batchOfLot,
  createBatch,
  editBatch,
  listBatches,
  listLots,
  listSacks,
  moveBatch,
  readBatch,
  setBatchState,
  setNotified,
} from './batches'
import { planLots, withLots } from './item-lots'

const tables = {
  batches: table(batch, 'id', { lot: (row) => row.lot, productId: (row) => row.productId }),
}
type Own = typeof tables

declare module '../store/shop-schema' {
  interface Tables extends Own {}
}

export const batchesFeature = defineFeature({
  tables,
  // Of a person a batch knows order numbers alone.
  erased: { batches: { texts: ['reason', 'note'] } },
  audited: {
    batches: {
      noun: 'batches',
      labelOf: ({ lot }) => lot,
      seen: ({ version: _, at: _at, by: _by, stateAt: _stateAt, stateBy: _stateBy, moves, notified, analysis, ...batch }) => ({
        ...batch,
        ...analysis,
        moved: moves.reduce((sum, { bags }) => sum + bags, 0),
        notified: notified.length,
      }),
      values: [...['lot', 'productName', 'milledOn', 'bestBefore', 'bags', 'state', 'moved', 'notified'], ...FIGURES],
    },
  },
  completes: { orders: withLots },
  packerFields: ['lot', 'bestBefore', 'isOver'],
  rowPages: { '/sack/[...lot]': (shop, text) => batchOfLot(shop, text)?.lot },
  calls: {
    '/batches': {
      GET: bookkeeper.handler(listBatches).answers(batchList),
      POST: operator(newBatch, createBatch).answers(batch),
    },
    '/batches/[id]': {
      GET: bookkeeper(readBatch).answers(batchDetails),
      PUT: operator(editedBatch, editBatch).ofVersion().answers(batch),
    },
    '/batches/[id]/moves': { POST: operator(newBatchMove, moveBatch).answers(batch) },
    '/batches/[id]/state': { PUT: operator(newBatchState, setBatchState).answers(batch) },
    '/batches/[id]/notified': { PUT: operator(newNotified, setNotified).answers(batch) },
    '/lot-plans': { PUT: packer(newLotPlans, planLots).answers(z.array(order)) },
    '/lots': { GET: orderReader.handler(listLots).answers(z.array(openLot)) },
    '/sacks': { GET: visitor.handler(listSacks).asks(sacksQuery).answers(z.array(sack)) },
  },
})
