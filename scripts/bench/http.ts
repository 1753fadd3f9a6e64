import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { inLoops, quantile } from './measure'
import type { Recorded } from './replay'

/** Concurrent connections. */
export const AT_ONCE = 16
const WARM_FOR = 1000

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

export const endCalls = () => agent.destroy()

export interface Call {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | undefined
  /** The expected status; by default any below 400. */
  status?: number
}

function send(address: string, { method = 'GET', headers = {}, body }: Call): Promise<IncomingMessage> {
  const json = body === undefined ? {} : { 'Content-Type': 'application/json' }
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, method, headers: { ...json, ...headers } }, resolve)
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Makes one call, reads the whole answer and returns its ETag; throws for an unexpected status. */
export async function call(address: string, options: Call = {}): Promise<string> {
  const answer = await send(address, options)
  const { statusCode = 500, headers } = answer
  if (options.status ? statusCode !== options.status : statusCode >= 400)
    throw new Error(`${address}: ${statusCode} ${(await read(answer)).body}`)
  // Drops the bytes, because client and server share the processor.
  answer.resume()
  await once(answer, 'end')
  return headers.etag ?? ''
}

async function read(answer: IncomingMessage) {
  const chunks = await Array.fromAsync(answer as AsyncIterable<Buffer>)
  return { statusCode: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }
}

/** Makes one call and returns the answer without headers of the connection. */
export async function record(address: string, options: Call): Promise<Recorded> {
  const { statusCode = 0, headers, body } = await read(await send(address, options))
  const { connection, 'keep-alive': keepAlive, date, ...own } = headers
  return { status: statusCode, headers: own, body: body.toString('base64') }
}

/** Measures answers per second, and milliseconds per answer, at full speed. */
export async function measureCall(address: string, milliseconds: number, options: () => Call) {
  await inLoops(AT_ONCE, WARM_FOR, () => call(address, options()))
  const { took, perSecond } = await inLoops(AT_ONCE, milliseconds, () => call(address, options()))
  return { perSecond, median: quantile(took, 0.5), p99: quantile(took, 0.99) }
}
