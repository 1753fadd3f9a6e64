import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { logFailure } from '~/api/http/log'
import { problemAnswer, Refusal, serverError } from '~/api/http/problems'
import type { Environment } from '~/api/startup/environment'
import type { RunningShop } from '~/api/startup/startup'
import { mayHoldToken, withoutToken } from '~/routes'
import { type Answer, send } from './answer'
import { errorPage } from './built-pages'
import { isHttps, realAddress } from './proxy'
import { answerOf } from './rendered'
import { runRequest } from './requests'
import { tooOften } from './too-often'

/** Parses the URL of a request; 400 for an invalid host or path. */
function requestUrl({ headers, rawHeaders, url = '/' }: IncomingMessage, isHttps: boolean): URL {
  if (hasTwoHosts(rawHeaders)) throw new Refusal(400, 'This request names two hosts.')
  const base = `${isHttps ? 'https' : 'http'}://${headers.host ?? 'localhost'}`
  // `new URL(url, base)` would read a path such as //example.com as another host.
  const parsed = url.startsWith('/') && isHost(base) ? URL.parse(base + url) : null
  if (!parsed) throw new Refusal(400, 'This address cannot be read.')
  return parsed
}

/** Node uses the first of two Host headers, but a proxy may use the last (RFC 9112, 3.2). Names are at even indexes. */
const hasTwoHosts = (raw: readonly string[]) =>
  raw.filter((name, place) => place % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1

/** Cached, because nearly all requests have the same host. */
let lastHost = ''

/** A Host header may contain only a host and a port: RFC 9110, 7.2. */
function isHost(base: string): boolean {
  if (base === lastHost) return true
  const parsed = URL.parse(base)
  if (!parsed) return false
  const { username, password, pathname, search, hash, host } = parsed
  const isPlain = host !== '' && username + password + search + hash === '' && pathname === '/' && !/[/\\?#@]$/.test(base)
  if (isPlain) lastHost = base
  return isPlain
}

/** Maximum concurrent requests per connection: a browser has one, a proxy a few. */
const MAX_PIPELINED = 32

const TOO_MANY = 429

/** The last digits of a UUID are random, and Node creates UUIDs in batches. */
const ID_LENGTH = 12

export interface Exchange {
  id: string
  incoming: IncomingMessage
  url: URL
  isHttps: boolean
  environment: Environment
}

/** Answers a request, or returns undefined for the next handler. May throw a Refusal. */
export type Handler = (exchange: Exchange) => Promise<Answer | undefined> | Answer | undefined

/** Runs the handlers until one answers. A failure affects only its own request. */
export const requestHandler =
  (environment: Environment, steps: readonly Handler[]): RequestListener =>
  (incoming, outgoing) => {
    const id = randomUUID().slice(-ID_LENGTH)
    const reader = { id, incoming, outgoing, isHttps: isHttps(incoming, environment) }
    if (isFlooded(incoming.socket, outgoing)) return void incoming.socket.destroy()
    // A broken socket emits `error` on both streams.
    for (const stream of [incoming, outgoing]) stream.on('error', () => outgoing.destroy())

    const discreet = (answer: Answer) => (mayHoldToken(incoming.url ?? '') ? secret(answer) : answer)

    async function run() {
      const url = requestUrl(incoming, reader.isHttps)
      const answer = await firstAnswer(steps, { id, incoming, url, isHttps: reader.isHttps, environment })
      await send(reader, discreet(answer))
    }

    function fail(error: unknown) {
      if (isOver(incoming, outgoing)) return void outgoing.destroy()
      refusalOf(error, incoming, id)
        .then((answer) => send(reader, discreet(answer)))
        .catch(() => outgoing.destroy())
    }

    runRequest(run, fail)
  }

const underWay = new WeakMap<object, number>()

function isFlooded(socket: Socket, outgoing: ServerResponse): boolean {
  const count = (underWay.get(socket) ?? 0) + 1
  underWay.set(socket, count)
  outgoing.once('close', () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1))
  return count > MAX_PIPELINED
}

async function firstAnswer(steps: readonly Handler[], exchange: Exchange): Promise<Answer> {
  for (const step of steps) {
    const given = step(exchange)
    // Awaiting a value that is no promise costs a microtask per handler.
    const answer = given instanceof Promise ? await given : given
    if (answer) return answer
  }
  return errorPage(404, exchange.url.pathname)
}

/** Marks an answer with a secret URL: no caching, no referrer, no indexing. */
function secret(answer: Answer): Answer {
  const headers = new Headers(answer.headers)
  headers.set('Cache-Control', 'no-store')
  headers.set('Referrer-Policy', 'no-referrer')
  headers.set('X-Robots-Tag', 'noindex, nofollow')
  return { ...answer, headers }
}

/** The client disconnected, or the answer has begun. */
const isOver = ({ socket }: IncomingMessage, outgoing: ServerResponse) => socket.destroyed || outgoing.headersSent

async function refusalOf(error: unknown, { method, url = '/' }: IncomingMessage, id: string): Promise<Answer> {
  if (error instanceof Refusal)
    return error.status === TOO_MANY && !isApi(url) ? tooOften(error, url) : answerOf(problemAnswer(error))
  logFailure(id, `${method} ${withoutToken(url.split('?')[0] ?? '')}`, error)
  return isApi(url) ? answerOf(problemAnswer(serverError())) : errorPage(500)
}

export const isApi = (pathname: string) => pathname === '/api' || pathname.startsWith('/api/')

/** The locals of API calls and pages. */
export function localsOf({ incoming, environment, isHttps, id }: Exchange, shop: RunningShop): App.Locals {
  return { ...shop, address: realAddress(incoming, environment), isHttps, requestId: id }
}
