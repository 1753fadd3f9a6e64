import type { IncomingMessage } from 'node:http'
import type { OpenShop } from '~/api/opening/opening'
import { incomingBody } from './body'
import { realAddress } from './proxy'
import type { Exchange } from './request-handler'

/** Answers an exchange as a web request, whose body is read only when it is asked for. */
export async function answerWebRequest(exchange: Exchange, respond: (request: Request) => Promise<Response>): Promise<Response> {
  const { incoming, url } = exchange
  const { method = 'GET' } = incoming
  const headers = webHeaders(incoming.headers)
  if (method === 'GET' || method === 'HEAD') return respond(new Request(url, { method, headers }))
  const body = incomingBody(incoming)
  // The type of the web's RequestInit does not know `duplex`.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body: body.stream, duplex: 'half' }
  try {
    return await respond(new Request(url, init))
  } finally {
    await body.drop()
  }
}

export function localsOf({ incoming, environment, isHttps, id }: Exchange, shop: OpenShop): App.Locals {
  return { ...shop, address: realAddress(incoming, environment), isHttps, requestId: id }
}

const webHeaders = (headers: IncomingMessage['headers']) =>
  new Headers(
    Object.entries(headers).flatMap(([name, value]) => [value ?? []].flat().map((each): [string, string] => [name, each])),
  )
