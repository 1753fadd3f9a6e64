import type { OpenShop } from '~/api/opening/opening'
import { incomingBody } from './body'
import { realAddress } from './proxy'
import type { Exchange } from './request-handler'

/** A request whose body comes in pieces; a web stream between would cost a quarter of an order's time. */
class IncomingRequest extends Request {
  readonly #chunks: AsyncIterable<Uint8Array>

  constructor(url: URL, init: RequestInit, chunks: AsyncIterable<Uint8Array>) {
    super(url, init)
    this.#chunks = chunks
  }

  /** Only to be iterated, which `readBytes` alone does. */
  override get body() {
    return this.#chunks as ReadableStream<Uint8Array<ArrayBuffer>>
  }
}

/** Answers an exchange as a web request, whose body is read only when it is asked for. */
export async function answerWebRequest(exchange: Exchange, respond: (request: Request) => Promise<Response>): Promise<Response> {
  const { incoming, url } = exchange
  const { method = 'GET' } = incoming
  // Only `set-cookie`, which no request has, would be a list.
  const headers = incoming.headers as Record<string, string>
  if (method === 'GET' || method === 'HEAD') return respond(new Request(url, { method, headers }))
  const body = incomingBody(incoming)
  try {
    return await respond(new IncomingRequest(url, { method, headers }, body.chunks))
  } finally {
    await body.drop()
  }
}

export function localsOf({ incoming, environment, isHttps, id }: Exchange, shop: OpenShop): App.Locals {
  return { ...shop, address: realAddress(incoming, environment), isHttps, requestId: id }
}
