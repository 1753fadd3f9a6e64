import type { LinkStates } from '~/domain/orders/link-states'

/** A complaint sent from this device: when, by ISO 8601, the path of its page, and how far it was when the shop last said it. */
export interface DeviceComplaint {
  number: string
  at: string
  link: string
  state?: LinkStates['complaints'][number]['state']
}

const KEPT_AS = 'complaints'
const MOST_KEPT = 20
const LINK = /^\/(\w\w\/)?complaint\/[\w-]+$/

/** The complaints that this device remembers, the newest first. */
export function deviceComplaints(): readonly DeviceComplaint[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isDeviceComplaint) : []
  } catch {
    return []
  }
}

/** Remembers a complaint that the shop has taken; another message has no number. */
export function keepComplaint({ number, link }: { number?: string | undefined; link?: string | undefined }) {
  if (!number || !link) return
  const known = deviceComplaints()
  if (known.some((each) => each.number === number)) return
  store([{ number, link, at: new Date().toISOString() }, ...known].slice(0, MOST_KEPT))
}

/** Notes how far complaints are. */
export const keepComplaintStates = (states: LinkStates['complaints']) =>
  store(
    deviceComplaints().map((each) => ({
      ...each,
      state: states.find(({ number }) => number === each.number)?.state ?? each.state,
    })),
  )

export const forgetComplaints = () => localStorage.removeItem(KEPT_AS)

function store(complaints: readonly object[]) {
  if (complaints.length === 0) return
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify(complaints))
  } catch (error) {
    console.warn('Failed to keep the link of a complaint:', error)
  }
}

function isDeviceComplaint(kept: unknown): kept is DeviceComplaint {
  if (typeof kept !== 'object' || kept === null) return false
  const { number, at, link } = kept as Record<keyof DeviceComplaint, unknown>
  return typeof number === 'string' && !Number.isNaN(Date.parse(String(at))) && typeof link === 'string' && LINK.test(link)
}
