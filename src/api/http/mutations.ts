import type * as z from 'zod/mini'
import type { Shop, ShopReader } from '~/api/store/store'
import { recordedCall, recordedStore } from '../audit-log/audited'
import { authenticate } from '../auth/auth'
import { hashOf, newToken } from '../auth/tokens'
import type { Call } from './call'
import { cookie } from './cookies'
import { type AuthenticatedContext, type Endpoint, handle, type MayCall, requireCaller } from './handle'
import { findAnswer, idempotencyKey, isRetry, type StoredAnswer, storeAnswer } from './idempotency'
import type { Handler } from './queries'
import { ReadyResponse } from './ready-response'
import { readBody } from './request-body'
import { expectedTag } from './rows'

export type Schema<Input> = z.ZodMiniType<Input>
/** A write, as one atomic change. Throwing a Refusal changes nothing. Undefined answers 204. */
export type Mutation<Input, Output> = (shop: Shop, call: Call<Input>) => Output
/** Adds to an answer what must never be stored with it. */
export type Adds<Output> = (shop: ShopReader, output: Output) => Output
type Write<Input> = (call: Call<Input>, context: AuthenticatedContext, sent: string) => Promise<Response>

export function mutationEndpoint<Input, Output>(
  mayCall: MayCall,
  schema: Schema<Input>,
  mutate: Mutation<Input, Output>,
  adds?: Adds<Output>,
): Endpoint {
  return writeEndpoint(mayCall, schema, async (call, context, sent) => {
    const { request, credentials, locals } = context
    const key = idempotencyKey(context)
    const answer = await locals.store.update((shop): StoredAnswer => {
      // The session may have ended while the body came in.
      requireCaller(mayCall, authenticate(shop, credentials, Date.parse(call.now)))
      const earlier = key && findAnswer(shop, key, sent)
      if (earlier) return givenAgain(shop, earlier, adds)
      const output = recordedCall(shop, call, (noted) => mutate(noted, call))
      const made = answerOf(request.method, output)
      if (key) storeAnswer(shop, key, sent, made, call.now)
      return adds ? answerOf(request.method, adds(shop, output)) : made
    })
    return jsonResponse(answer)
  })
}

const givenAgain = <Output>(shop: ShopReader, answer: StoredAnswer, adds?: Adds<Output>): StoredAnswer =>
  adds && answer.body !== null ? { ...answer, body: JSON.stringify(adds(shop, JSON.parse(answer.body))) } : answer

export function mutationHandlerEndpoint<Input, Output>(
  mayCall: MayCall,
  schema: Schema<Input>,
  task: Handler<Input, Output>,
): Endpoint {
  return writeEndpoint(mayCall, schema, async (call, context) => {
    const { credentials, now, locals } = context
    await locals.store.read((shop) => requireCaller(mayCall, authenticate(shop, credentials, now.getTime())))
    const noting = { ...context, locals: { ...locals, store: recordedStore(locals.store, call) } }
    const output = await task(call, noting)
    return output instanceof Response ? output : jsonResponse(answerOf(context.request.method, output))
  })
}

/** What all writes share: rate, the body's checks, and the visitor's cookie. */
function writeEndpoint<Input>(mayCall: MayCall, schema: Schema<Input>, write: Write<Input>): Endpoint {
  return handle(mayCall, async (context) => {
    const { request, params, routePattern, caller, now, locals } = context
    const isAnswered = await isRetry(context)
    const { address, limits } = locals
    if (!caller.isOperator) await limits.countWrite(address, routePattern, { isRetry: isAnswered })
    const { input, text } = await readBody(request, schema)
    if (!caller.isOperator && !isAnswered) await limits.countText(address, routePattern, text)
    const token = request.method === 'POST' && !caller.isOperator && !caller.visitorHash ? newToken() : undefined
    if (token) caller.visitorHash = hashOf(token)
    const keys = { expected: expectedTag(request), idempotencyKey: request.headers.get('idempotency-key') ?? undefined }
    const call = { input, caller, params, now: now.toISOString(), ...keys }
    const response = await write(call, context, text)
    if (token) response.headers.append('Set-Cookie', cookie('visitor', token, locals.isHttps))
    return response
  })
}

const JSON_HEADERS = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }

function jsonResponse({ status, body }: StoredAnswer): Response {
  if (body === null) return new Response(null, { status, headers: JSON_HEADERS })
  const bytes = Buffer.from(body)
  return new ReadyResponse(() => bytes, { status, headers: JSON_HEADERS })
}

function answerOf(method: string, output: unknown): StoredAnswer {
  if (output === undefined) return { status: 204, body: null }
  return { status: method === 'POST' ? 201 : 200, body: JSON.stringify(output) }
}
