import type { LinkStates } from '~/domain/orders/link-states-schema'
import { keepRows, rowsKept, type Sent } from './device-list'

/** A complaint sent from this device, with its last known state. */
export interface DeviceComplaint extends Sent {
  number: string
  state?: LinkStates['complaints'][number]['state']
}

const LIST = 'complaints'

/** The complaints stored on this device, newest first. */
export const deviceComplaints = () => rowsKept<DeviceComplaint>(LIST, 'complaint', ({ number }) => typeof number === 'string')

const keep = (complaints: readonly DeviceComplaint[]) => keepRows(LIST, complaints, 20)

/** Stores a complaint that was accepted; other messages have no number and are ignored. */
export function keepComplaint({ number, link }: { number?: string | undefined; link?: string | undefined }) {
  if (!number || !link) return
  const known = deviceComplaints()
  if (known.some((each) => each.number === number)) return
  keep([{ number, link, at: new Date().toISOString() }, ...known])
}

/** Stores the states of complaints. */
export const keepComplaintStates = (states: LinkStates['complaints']) =>
  keep(deviceComplaints().map((each) => ({ ...each, ...states.find(({ number }) => number === each.number) })))

export const forgetComplaints = () => keep([])
