import { authenticateRequest, type Caller, type Credentials, readCredentials, STRANGER } from '../auth/auth'
import type { CallContext } from './call'
import type { CallAnswer } from './call-answer'
import { isForeign } from './origins'
import { notSignedIn, ownerOnly, problemAnswer, Refusal, refusalOf, roleRefused, twoFactorFirst } from './problems'
import { withoutMoney } from './without-money'

/** What one method of a call does. */
export interface Endpoint {
  answer: (context: CallContext) => Promise<CallAnswer>
}
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** A path with its methods. */
export type Call = Partial<Record<Method, Endpoint>>

export interface MayCall {
  (caller: Caller): boolean
  /** Its answers are of the caller's own account: also a packer reads all of them. */
  isOfOneself?: true
}

export interface AuthenticatedContext extends CallContext {
  caller: Caller
  credentials: Credentials
  now: Date
  /** Of an answer that may be asked for again. */
  cacheControl: string
}

/**
 * Lets in who may call, and turns whatever a call throws into problem+json. No cache may keep what an operator is
 * answered, or what no stranger may read.
 */
export function handle(mayCall: MayCall, run: (context: AuthenticatedContext) => Promise<CallAnswer>): Endpoint {
  const isForAll = mayCall(STRANGER)
  const answer = async (context: CallContext) => {
    const { request, routePattern, locals } = context
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && isForeign(request)) throw new Refusal(403, 'This call is for pages of this site only.')
      const now = locals.store.now()
      const credentials = readCredentials(request, locals.isHttps)
      const caller = requireCaller(mayCall, await authenticateRequest(locals.store, credentials, now.getTime()))
      const cacheControl = caller.isOperator || !isForAll ? 'no-store' : 'private, no-cache'
      const answer = await run({ ...context, caller, credentials, now, cacheControl })
      return caller.role === 'packer' && !isForAll && !mayCall.isOfOneself ? withoutMoney(answer, request) : answer
    } catch (error) {
      return problemAnswer(refusalOf(error, `${request.method} ${routePattern}`, locals))
    }
  }
  return { answer }
}

export function requireCaller(mayCall: MayCall, caller: Caller): Caller {
  if (mayCall(caller)) return caller
  if (caller.mustSetUpTwoFactor) throw twoFactorFirst()
  if (caller.role === 'operator') throw ownerOnly()
  throw caller.role ? roleRefused(caller.role) : notSignedIn()
}
