import { lastOf } from '../lists'
import type { Order } from './schema'

type Goods = { [Name in 'goodsReturned' | 'returns']?: Order[Name] | undefined }

interface Noted {
  at: string
  by?: string | undefined
}

/** An order of which credit notes say something else now. It keeps what they said before, as past months show it. */
export function withGoods(order: Order, { goodsReturned, returns = [] }: Goods, { at, by }: Noted): Order {
  const { goodsReturned: hadReturned, returns: had = [], goodsBefore = [], ...rest } = order
  const areEnded = had.length > 0 && returns.length === 0
  const before = {
    until: at,
    ...(by !== undefined && { by }),
    ...(hadReturned !== undefined && { goodsReturned: hadReturned }),
    ...(areEnded && { returns: had }),
  }
  const kept = areEnded || goodsReturned !== hadReturned ? [...goodsBefore, before] : goodsBefore
  return {
    ...rest,
    ...(goodsReturned !== undefined && { goodsReturned }),
    ...(returns.length > 0 && { returns }),
    ...(kept.length > 0 && { goodsBefore: kept }),
  }
}

/** An order that goes back to its last status, with what that change took from it; undefined if it took nothing. */
export function withGoodsAgain(order: Order, status: Order['status'], noted: Noted): Order | undefined {
  const { goodsBefore = [], statusHistory, edits = [], billNumber } = order
  const last = lastOf(goodsBefore)
  const [left, now] = statusHistory.slice(-2)
  const isUndone = last !== undefined && last.until === now?.at && left?.status === status
  if (!isUndone || billNumber !== undefined || edits.some(({ at }) => at > last.until)) return undefined
  const { returns = order.returns, ...ended } = last
  const before = { ...order, goodsBefore: [...goodsBefore.slice(0, -1), ended] }
  return withGoods(before, { goodsReturned: ended.goodsReturned, returns }, noted)
}
