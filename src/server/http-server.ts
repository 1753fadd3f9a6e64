import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressGroup } from '~/api/http/client-addresses'

/** How long a request may take to come in; what is no upload has less (`body.ts`). An upload of 5 MB needs 45 kB/s. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2000 }

/** How long a socket may stand still, such as one that reads no answer. */
const STANDSTILL = 120_000

const DRAIN_FOR = 8000
const CLOSE_IDLE_EVERY = 50

/** Connections of one address: a village of 150 phones has room behind it. */
const MOST_SOCKETS = 1000

interface Limits {
  /** Milliseconds. */
  standstill?: number
  mostSockets?: number
  /** Proxies, which have the connections of everybody. */
  trusted?: readonly string[]
}

/** A server whose requests and sockets have limits in time, and whose sockets of one address have one in number. */
export function httpServer(
  handler: RequestListener,
  { standstill = STANDSTILL, mostSockets = MOST_SOCKETS, trusted = [] }: Limits = {},
): Server {
  const server = createServer(TIMEOUTS, handler).setTimeout(standstill)
  const groups = trusted.map(addressGroup)
  const byAddress = new Map<string, Map<Socket, Stand>>()
  return server.on('connection', (socket) => {
    const address = addressGroup(socket.remoteAddress ?? '')
    if (groups.includes(address)) return
    const sockets = byAddress.get(address) ?? new Map<Socket, Stand>()
    byAddress.set(address, sockets.set(socket, { bytes: 0, since: performance.now() }))
    socket.once('close', () => {
      sockets.delete(socket)
      if (sockets.size === 0) byAddress.delete(address)
    })
    if (sockets.size > mostSockets) longestStill(sockets)?.destroy()
  })
}

/** How many bytes a socket had taken and given when it was looked at, and since when it has stood there. */
interface Stand {
  bytes: number
  since: number
}

/** Who has neither asked nor been answered for the longest time gives way to who comes. */
function longestStill(sockets: Map<Socket, Stand>): Socket | undefined {
  let found: Socket | undefined
  let since = Number.POSITIVE_INFINITY
  for (const [socket, stand] of sockets) {
    const bytes = socket.bytesRead + socket.bytesWritten
    if (bytes !== stand.bytes) Object.assign(stand, { bytes, since: performance.now() })
    if (stand.since >= since) continue
    found = socket
    since = stand.since
  }
  if (found) sockets.delete(found)
  return found
}

/** Takes no more connections, and resolves once all requests are answered, or cut after `within` milliseconds. */
export function drain(server: Server, within = DRAIN_FOR): Promise<void> {
  // A connection under way at the close falls idle after its answer, and would be kept for the next request.
  const closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY)
  const cutting = setTimeout(() => server.closeAllConnections(), within)
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(closingIdle)
      clearTimeout(cutting)
      resolve()
    })
  })
}
