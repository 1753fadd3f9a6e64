import { complaintState } from '~/domain/contacts/complaints'
import { buyerProgress } from '~/domain/orders/buyer-state'
import type { LinkStates } from '~/domain/orders/link-states-schema'
import { complaintByToken } from '../contacts/complaints'
import type { Call, CallContext } from '../http/call'
import { orderByToken } from './order-links'

/** More than a device stores. */
const MOST_ASKED = 60

/** The states of orders and complaints, by the links of a device. Revoked links are omitted. */
export function readLinkStates(_call: Call, { url, locals }: CallContext): Promise<LinkStates> {
  const tokensOf = (name: string) => (url.searchParams.get(name) ?? '').split(',').filter(Boolean).slice(0, MOST_ASKED)
  return locals.store.read((shop) => ({
    orders: tokensOf('orders').flatMap((token) => {
      const order = orderByToken(shop, token)
      return order ? [{ id: order.id, ...buyerProgress(order) }] : []
    }),
    complaints: tokensOf('complaints').flatMap((token) => {
      const { complaint } = complaintByToken(shop, token) ?? {}
      return complaint ? [{ number: complaint.number, state: complaintState(complaint) }] : []
    }),
  }))
}
