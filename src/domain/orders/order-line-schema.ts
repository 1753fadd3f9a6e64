import { dispatchLots, itemLots, orderLots } from '../batches/item-lots-schema'
import { packedMarks } from '../packing/packed-schema'

/** The fields of an ordered line beside its feed, bags and amount. Buyers and packers may see them. */
export const lineFields = { ...itemLots }

/** What other features add to an order, and to its dispatch beside the transport. */
export const orderFields = { ...orderLots, ...packedMarks }
export const dispatchFields = { ...dispatchLots }
