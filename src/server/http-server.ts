import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressGroup } from '~/api/http/client-addresses'

/** Time limits of a request in milliseconds; small bodies have less (`body.ts`). An upload of 5 MB needs 45 kB/s. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2000 }

/** Maximum idle time of a socket, for example one that does not read its answer. */
const STANDSTILL = 120_000

const DRAIN_FOR = 8000
const CLOSE_IDLE_EVERY = 50

/** Maximum connections per address; enough for a village of 150 phones behind one. */
const MOST_SOCKETS = 1000

interface Limits {
  /** Maximum idle time in milliseconds. */
  standstill?: number
  mostSockets?: number
  /** Proxies, which are exempt from the limit per address. */
  trusted?: readonly string[]
}

/** Creates a server with time limits for requests and sockets, and a limit of sockets per address. */
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

/** The bytes that a socket had transferred when checked, and the time since when they are unchanged. */
interface Stand {
  bytes: number
  since: number
}

/** The socket that has been idle longest; it is closed for a new one. */
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

/** Stops accepting connections. Resolves when all requests are answered, or aborted after `within` milliseconds. */
export function drain(server: Server, within = DRAIN_FOR): Promise<void> {
  // A connection that is active now becomes idle after its answer, and would be kept alive.
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
