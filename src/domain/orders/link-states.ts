import type { ComplaintState } from '../contacts/schema'
import type { BuyerState } from './buyer-state'

/** How far the orders and complaints are whose links somebody holds. */
export interface LinkStates {
  orders: { id: number; state: BuyerState }[]
  complaints: { number: string; state: ComplaintState }[]
}
