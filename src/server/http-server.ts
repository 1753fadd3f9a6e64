import { createServer, type RequestListener, type Server } from 'node:http'

/** How long a request may take to come in; what is no upload has less (`body.ts`). An upload of 5 MB needs 45 kB/s. */
const TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 120_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 2000 }

/** How long a socket may stand still, such as one that reads no answer. */
const STANDSTILL = 120_000

const DRAIN_FOR = 8000
const CLOSE_IDLE_EVERY = 50

/** A server whose requests and sockets have limits in time; `standstill` in milliseconds. */
export const httpServer = (handler: RequestListener, standstill = STANDSTILL): Server =>
  createServer(TIMEOUTS, handler).setTimeout(standstill)

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
