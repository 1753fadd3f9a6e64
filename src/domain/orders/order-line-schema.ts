import { itemLots } from '../batches/item-lots-schema'

/** The fields of an ordered line beside its feed, bags and amount. Buyers and packers may see them. */
export const lineFields = { ...itemLots }
