import type { LinkStates } from '~/domain/orders/link-states-schema'
import { call } from '../client'
import { deviceComplaints, keepComplaintStates } from '../device-complaints'
import { deviceOrders, keepOrderStates } from './device-orders'

const tokenIn = ({ link }: { link: string }) => link.slice(link.lastIndexOf('/') + 1)

/** Fetches and stores the states of this device's orders and complaints; returns whether an answer came. */
export async function askLinkStates(): Promise<boolean> {
  try {
    const [orders, complaints] = [deviceOrders(), deviceComplaints()].map((kept) => kept.map(tokenIn).join())
    const { body } = await call('GET', `/api/link-states?orders=${orders}&complaints=${complaints}`)
    const states = body as LinkStates
    keepOrderStates(states.orders, new Date().toISOString())
    keepComplaintStates(states.complaints)
    return true
  } catch {
    return false
  }
}
