import type { LinkStates } from '~/domain/orders/link-states-schema'
import { deviceList, type Sent } from './device-list'

/** A complaint sent from this device, and how far it was when the shop last said it. */
export interface DeviceComplaint extends Sent {
  number: string
  state?: LinkStates['complaints'][number]['state']
}

const list = deviceList<DeviceComplaint>('complaints', {
  most: 20,
  page: 'complaint',
  isRow: ({ number }) => typeof number === 'string',
})

/** The complaints that this device remembers, the newest first. */
export const deviceComplaints = list.rows

/** Remembers a complaint that the shop has taken; another message has no number. */
export function keepComplaint({ number, link }: { number?: string | undefined; link?: string | undefined }) {
  if (!number || !link) return
  const known = deviceComplaints()
  if (known.some((each) => each.number === number)) return
  list.keep([{ number, link, at: new Date().toISOString() }, ...known])
}

/** Notes how far complaints are. */
export const keepComplaintStates = (states: LinkStates['complaints']) =>
  list.keep(deviceComplaints().map((each) => ({ ...each, ...states.find(({ number }) => number === each.number) })))

export const forgetComplaints = () => list.keep([])
