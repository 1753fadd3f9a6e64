import { Agent, type IncomingMessage, request } from 'node:http'
import { inLoops, quantile } from './measure'
import type { Recorded } from './replay'

export const READERS = 16
const WARM_FOR = 1000

const agent = new Agent({ keepAlive: true, maxSockets: READERS })

export interface Call {
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** The one answer that counts. */
  status: number
}

export const endCalls = () => agent.destroy()

function send(origin: string, { path, method = 'GET', headers = {}, body }: Call): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { agent, method, headers }, resolve)
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Makes one call and reads its answer whole; throws on another status than the one that counts. */
export async function make(origin: string, call: Call) {
  const answer = await send(origin, call)
  answer.resume()
  await new Promise((resolve) => answer.once('end', resolve))
  if (answer.statusCode !== call.status) throw new Error(`${call.path}: ${answer.statusCode}`)
}

/** Makes one call and keeps the answer as it came, but for what belongs to the connection. */
export async function record(origin: string, call: Call): Promise<Recorded> {
  const answer = await send(origin, call)
  const chunks = await Array.fromAsync(answer as AsyncIterable<Buffer>)
  const { connection, 'keep-alive': keepAlive, date, ...headers } = answer.headers
  return { status: answer.statusCode ?? 0, headers, body: Buffer.concat(chunks).toString('base64') }
}

/** Answers a second, and milliseconds that one takes, as fast as so many readers can ask. */
export async function measureCall(origin: string, milliseconds: number, call: () => Call) {
  await inLoops(READERS, WARM_FOR, () => make(origin, call()))
  const { took, perSecond } = await inLoops(READERS, milliseconds, () => make(origin, call()))
  return { perSecond, median: quantile(took, 0.5), p99: quantile(took, 0.99) }
}
