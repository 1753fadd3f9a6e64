/** What the batches feature adds to orders before and while they leave. No other file of the orders' screens names it. */
export { namedExpired } from '~/domain/batches/allocation'
export { MAX_BATCH } from '~/domain/batches/item-lots-schema'
export { refreshLots } from '~/stores/batches/lots'
export { default as LotChoice } from '../batches/LotChoice'
export { default as LotPlan } from '../batches/LotPlan'
export { usePlannedOrders } from '../batches/planned-orders'
