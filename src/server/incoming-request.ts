import type { CallRequest } from '~/api/http/call-request'
import { Refusal } from '~/api/http/problems'
import type { RunningShop } from '~/api/startup/startup'
import { incomingBody } from './body'
import { realAddress } from './proxy'
import type { Exchange } from './request-handler'

const TOO_LARGE = 413

/**
 * Answers a request whose body is read only when it is asked for. What is left of it is read past afterwards; of one that is
 * too large after its 413 has been sent, as its sender may wait for that.
 */
export async function withBody(exchange: Exchange, respond: (request: CallRequest) => Promise<Response>): Promise<Response> {
  const { method = 'GET', headers: sent } = exchange.incoming
  // Only `set-cookie`, which no request has, would be a list.
  const headers = { get: (name: string) => (sent[name.toLowerCase()] as string | undefined) ?? null }
  if (method === 'GET' || method === 'HEAD') return respond({ method, headers, body: null })
  const body = incomingBody(exchange.incoming)
  try {
    const response = await respond({ method, headers, body: body.chunks })
    if (response.status !== TOO_LARGE) await body.drop()
    return response
  } catch (error) {
    if (!(error instanceof Refusal && error.status === TOO_LARGE)) await body.drop()
    throw error
  }
}

export function localsOf({ incoming, environment, isHttps, id }: Exchange, shop: RunningShop): App.Locals {
  return { ...shop, address: realAddress(incoming, environment), isHttps, requestId: id }
}
