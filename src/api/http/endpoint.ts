import type { APIContext, APIRoute } from 'astro'
import type * as z from 'zod/mini'
import { type Caller, callerOf, claimsOf, noteUse } from '~/api/operator/auth'
import { hashOf, newToken } from '~/api/operator/tokens'
import { type Shop, type ShopReader, type Store, StoreUnavailable } from '~/api/store/store'
import type { Call } from './call'
import { cookie } from './cookies'
import { type Answer, firstAnswer, idempotencyKey, isRetry, rememberAnswer } from './idempotency'
import { ListDeltas } from './list-deltas'
import { logFailure } from './log'
import { isForeign } from './origins'
import { polled, polledJson } from './polling'
import { notSignedIn, problemResponse, Refusal, serverError, unavailable } from './problems'
import { readBody } from './request-body'
import { expectedTag } from './rows'

export { nothing, picture, table } from './request-body'

/** What a GET shows of one consistent state. */
export type Look<Output> = (shop: ShopReader, call: Call) => Output
/** Whether a reader is the operator, or sits at a device of his: all that a list may differ by which several read. */
type Audience = Pick<Caller, 'isOperator' | 'isKnownDevice'>
type SharedLook<Output> = (shop: ShopReader, call: { caller: Audience }) => Output
/** What a write does, as one atomic change. Throwing a Refusal changes nothing. Undefined answers 204. */
export type Change<Input, Output> = (shop: Shop, call: Call<Input>) => Output
/** Work that is more than one look or change, such as hashing a password. May answer with a Response of its own. */
export type Task<Input, Output> = (call: Call<Input>, context: APIContext) => Promise<Output> | Output

type Schema<Input> = z.ZodMiniType<Input>
type MayCall = (caller: Caller) => boolean

/** Calls open to everyone. */
export const visitor = callsFor(() => true)
/** Calls that need the operator's session. */
export const operator = callsFor((caller) => caller.isOperator)
/** Calls that also a browser may make in which the operator has signed in before. */
export const knownDevice = callsFor((caller) => caller.isOperator || caller.isKnownDevice)

function callsFor(mayCall: MayCall) {
  function calls<Output>(look: Look<Output>): APIRoute
  function calls<Input, Output>(schema: Schema<Input>, change: Change<Input, Output>): APIRoute
  function calls<Input, Output>(first: Look<Output> | Schema<Input>, change?: Change<Input, Output>): APIRoute {
    return change ? changing(mayCall, first as Schema<Input>, change) : looking(mayCall, first as Look<Output>)
  }
  function task<Output>(view: Task<undefined, Output>): APIRoute
  function task<Input, Output>(schema: Schema<Input>, work: Task<Input, Output>): APIRoute
  function task<Input, Output>(first: Task<undefined, Output> | Schema<Input>, work?: Task<Input, Output>): APIRoute {
    return work ? working(mayCall, first as Schema<Input>, work) : viewing(mayCall, first as Task<undefined, Output>)
  }
  /**
   * A GET of rows as the store holds them, by id, the same for each reader of an audience. It also answers `?since=<tag>`
   * with what has changed since, and `?first=<count>` with that many rows from its beginning.
   */
  const list = <Row extends { id: number }>(look: SharedLook<readonly Row[]>) => listing(mayCall, look)
  /** The same for the operator; everyone else sees `own`, which is not kept. */
  const ownList = <Row extends { id: number }>(look: SharedLook<readonly Row[]>, own: Look<readonly Row[]>) =>
    listing(mayCall, look, own)
  return Object.assign(calls, { task, list, ownList })
}

function looking<Output>(mayCall: MayCall, look: Look<Output>): APIRoute {
  return refusing(async ({ request, params, locals: { store, isHttps } }) => {
    const claims = claimsOf(request, isHttps)
    const now = new Date()
    const shown = await store.read((shop) => {
      const caller = allowed(mayCall, callerOf(shop, claims, now.getTime()))
      return look(shop, { input: undefined, caller, params, now: now.toISOString() })
    })
    return polledJson(request, shown)
  })
}

function listing<Row extends { id: number }>(
  mayCall: MayCall,
  look: SharedLook<readonly Row[]>,
  own?: Look<readonly Row[]>,
): APIRoute {
  const lists = sharedLists(look)
  return refusing(async ({ request, url, params, locals: { store, isHttps } }) => {
    const claims = claimsOf(request, isHttps)
    const now = new Date()
    return store.read((shop) => {
      const caller = allowed(mayCall, callerOf(shop, claims, now.getTime()))
      if (!own || caller.isOperator) return listAnswer(request, url.searchParams, lists(store, shop, caller))
      return polledJson(request, own(shop, { input: undefined, caller, params, now: now.toISOString() }))
    })
  })
}

function listAnswer(request: Request, asked: URLSearchParams, list: ListDeltas<{ id: number }>): Response {
  const since = asked.get('since')
  const [first] = /^[1-9]\d{0,2}$/.exec(asked.get('first') ?? '') ?? []
  return polled(request, list.etag, () => {
    if (first) return list.head(Number(first))
    const changes = since === null ? undefined : list.since(since)
    return changes ? JSON.stringify(changes) : list.body
  })
}

/** One list for each store and audience, looked at again where the store's version is another. */
function sharedLists<Row extends { id: number }>(look: SharedLook<readonly Row[]>) {
  const lists = new WeakMap<Store, Map<string, { version: number; list: ListDeltas<Row> }>>()
  return (store: Store, shop: ShopReader, { isOperator, isKnownDevice }: Audience): ListDeltas<Row> => {
    const known = lists.get(store) ?? new Map()
    const audience = isOperator ? 'operator' : isKnownDevice ? 'device' : 'everyone'
    const { version, list } = known.get(audience) ?? { version: -1, list: new ListDeltas<Row>() }
    if (version !== store.version) list.see(look(shop, { caller: { isOperator, isKnownDevice } }))
    lists.set(store, known.set(audience, { version: store.version, list }))
    return list
  }
}

function viewing<Output>(mayCall: MayCall, view: Task<undefined, Output>): APIRoute {
  return refusing(async (context) => {
    const { request, params, locals } = context
    const now = new Date()
    const claims = claimsOf(request, locals.isHttps)
    const caller = await locals.store.read((shop) => allowed(mayCall, callerOf(shop, claims, now.getTime())))
    const output = await view({ input: undefined, caller, params, now: now.toISOString() }, context)
    if (output instanceof Response) return output
    return polledJson(request, output)
  })
}

function changing<Input, Output>(mayCall: MayCall, schema: Schema<Input>, change: Change<Input, Output>): APIRoute {
  return writing(mayCall, schema, async (call, { request, locals: { store, isHttps } }, sent) => {
    const claims = claimsOf(request, isHttps)
    const key = idempotencyKey(request)
    const { status, body } = await store.update((shop): Answer => {
      // Asked again inside the change: the session may have ended while the body came in.
      allowed(mayCall, callerOf(shop, claims, Date.parse(call.now)))
      const earlier = key && firstAnswer(shop, key, sent)
      if (earlier) return earlier
      const answer = answerOf(request.method, change(shop, call))
      if (key) rememberAnswer(shop, key, sent, answer, call.now)
      return answer
    })
    return new Response(body, { status, headers: JSON_HEADERS })
  })
}

function working<Input, Output>(mayCall: MayCall, schema: Schema<Input>, work: Task<Input, Output>): APIRoute {
  return writing(mayCall, schema, async (call, context) => {
    const output = await work(call, context)
    if (output instanceof Response) return output
    const { status, body } = answerOf(context.request.method, output)
    return new Response(body, { status, headers: JSON_HEADERS })
  })
}

type Write<Input> = (call: Call<Input>, context: APIContext, sent: string) => Promise<Response>

/** What all writes and tasks share: who may, how often, the body's checks, and the visitor's cookie. */
function writing<Input>(mayCall: MayCall, schema: Schema<Input>, write: Write<Input>): APIRoute {
  return refusing(async (context) => {
    const { request, params, locals } = context
    if (isForeign(request)) throw new Refusal(403, 'This call is for pages of this site only.')
    const now = new Date()
    const claims = claimsOf(request, locals.isHttps)
    const { caller, isAnswered } = await locals.store.read((shop) => ({
      caller: allowed(mayCall, callerOf(shop, claims, now.getTime())),
      isAnswered: isRetry(shop, request),
    }))
    const { address, limits } = locals
    if (!caller.isOperator) await limits.countWrite(address, context.routePattern, { isRetry: isAnswered })
    const { input, text } = await readBody(request, schema)
    if (!caller.isOperator && !isAnswered) await limits.countText(address, context.routePattern, text)
    const raised = request.method === 'POST' && !caller.isOperator && !caller.visitorHash ? newToken() : undefined
    if (raised) caller.visitorHash = hashOf(raised)
    const call = { input, caller, params, now: now.toISOString(), expected: expectedTag(request) }
    const response = await write(call, context, text)
    if (raised) response.headers.append('Set-Cookie', cookie('visitor', raised, locals.isHttps))
    return response
  })
}

/** Turns whatever a call throws into the one error shape. */
function refusing(route: APIRoute): APIRoute {
  return async (context) => {
    try {
      const { store, isHttps } = context.locals
      await noteUse(store, claimsOf(context.request, isHttps), Date.now())
      return await route(context)
    } catch (error) {
      if (error instanceof Refusal) return problemResponse(error)
      if (error instanceof StoreUnavailable) return problemResponse(unavailable())
      logFailure(context.locals.requestId, `${context.request.method} ${context.routePattern}`, error)
      return problemResponse(serverError())
    }
  }
}

function allowed(mayCall: MayCall, caller: Caller): Caller {
  if (!mayCall(caller)) throw notSignedIn()
  return caller
}

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

function answerOf(method: string, output: unknown): Answer {
  if (output === undefined) return { status: 204, body: null }
  return { status: method === 'POST' ? 201 : 200, body: JSON.stringify(output) }
}
