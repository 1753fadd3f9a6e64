import { Agent, request } from 'node:http'

export const AT_ONCE = 16

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

interface Call {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
}

/** Makes one call, reads its answer whole and gives its ETag; throws where it is refused. */
export function call(address: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const sent = request(address, { agent, method, headers: { ...json, ...headers } }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if ((answer.statusCode ?? 500) >= 400) reject(new Error(`${method} ${address}: ${answer.statusCode}`))
        else resolve(answer.headers.etag ?? '')
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

export const endCalls = () => agent.destroy()
