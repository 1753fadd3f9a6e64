import type * as z from 'zod/mini'
import type { Shop, ShopReader, Store } from '~/api/store/store'
import { recordedCall, recordedStore } from '../audit-log/audited'
import { authenticate } from '../auth/auth'
import { hashOf, newToken } from '../auth/tokens'
import type { Call } from './call'
import { CallAnswer, jsonAnswer } from './call-answer'
import { cookie } from './cookies'
import { type Answering, type AuthenticatedContext, type Callers, handle, requireCaller } from './handle'
import { answerOnce, isAnswered, keyIn, requireValid, type StoredAnswer } from './idempotency'
import type { Handler } from './queries'
import { type Body, readBody } from './request-body'
import { expectedTag } from './rows'

export type Schema<Input> = z.ZodMiniType<Input>
/**
 * A write in one transaction. Throwing a Refusal changes nothing; undefined is answered with 204. `store` is for values cached
 * from committed rows.
 */
export type Mutation<Input, Output> = (shop: Shop, call: Call<Input>, store: Store) => Output
/** Decorates a response after it was stored. */
export type Decorate<Output, Added> = (shop: ShopReader, output: Output) => Added
type Write<Input> = (call: Call<Input>, context: AuthenticatedContext, text: string) => Promise<CallAnswer>

export function mutationEndpoint<Input, Output, Added>(
  callers: Callers,
  schema: Schema<Input>,
  mutate: Mutation<Input, Output>,
  decorate?: Decorate<Output, Added>,
): Answering {
  return writeEndpoint(callers, schema, async (call, { request: { method }, url, credentials, locals }, text) => {
    const keys = requireValid(call.idempotencyKey)
    const answer = await locals.store.update((shop) => {
      // The session may have ended while the body was received.
      requireCaller(callers, authenticate(shop, credentials, Date.parse(call.now)))
      const make = (rows: Shop) =>
        answerOf(
          method,
          recordedCall(rows, call, (noted) => mutate(noted, call, locals.store)),
        )
      const made = answerOnce(shop, { path: url.pathname, keys, text, now: call.now }, make)
      return decorate && made.body !== null ? { ...made, body: JSON.stringify(decorate(shop, JSON.parse(made.body))) } : made
    })
    return callAnswer(answer)
  })
}

export function mutationHandlerEndpoint<Input, Output>(
  callers: Callers,
  schema: Schema<Input>,
  handler: Handler<Input, Output>,
): Answering {
  return writeEndpoint(callers, schema, async (call, context) => {
    const { credentials, now, locals } = context
    await locals.store.read((shop) => requireCaller(callers, authenticate(shop, credentials, now.getTime())))
    const noting = { ...context, locals: { ...locals, store: recordedStore(locals.store, call) } }
    const output = await handler(call, noting)
    return output instanceof CallAnswer ? output : callAnswer(answerOf(context.request.method, output))
  })
}

function writeEndpoint<Input>(callers: Callers, schema: Schema<Input>, write: Write<Input>): Answering {
  return handle(callers, async (context) => {
    const { request, url, locals } = context
    const sent = { path: url.pathname, key: keyIn(request), senders: [locals.address] }
    const { call, text, setCookie } = await takeWrite(context, sent, () => readBody(request, schema))
    const answer = await write({ ...call, expected: expectedTag(request) }, context, text)
    if (setCookie) answer.headers.append('Set-Cookie', setCookie)
    return answer
  })
}

type Sender = Pick<AuthenticatedContext, 'routePattern' | 'params' | 'caller' | 'now' | 'locals'> & {
  request: { method: string }
}

/**
 * The common part of all writes by calls and forms: limits the rate, reads and validates the body, and gives a new visitor a
 * cookie.
 */
export async function takeWrite<Input>(
  { request: { method }, routePattern, params, caller, now, locals }: Sender,
  { path, key, senders }: { path: string; key: string | undefined; senders: readonly string[] },
  readBody: () => Promise<Body<Input>>,
) {
  const { address, limits, store, isHttps } = locals
  const isRetry = key !== undefined && (await store.read((shop) => isAnswered(shop, path, key)))
  for (const sender of caller.role ? [] : senders) await limits.countWrite(sender, routePattern, { isRetry })
  const { input, text } = await readBody()
  if (!caller.role && !isRetry) await limits.countText(address, routePattern, text)
  const token = method === 'POST' && !caller.isOperator && !caller.visitorHash ? newToken() : undefined
  const known = token ? { ...caller, visitorHash: hashOf(token) } : caller
  const call: Call<Input> = { input, caller: known, params, now: now.toISOString(), idempotencyKey: key }
  return { call, text, setCookie: token && cookie('visitor', token, isHttps) }
}

const callAnswer = ({ status, body }: StoredAnswer) =>
  body === null ? new CallAnswer(status, null, { 'Content-Type': 'application/json' }) : jsonAnswer(status, body)

function answerOf(method: string, output: unknown): StoredAnswer {
  if (output === undefined) return { status: 204, body: null }
  return { status: method === 'POST' ? 201 : 200, body: JSON.stringify(output) }
}
