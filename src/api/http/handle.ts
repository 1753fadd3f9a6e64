import { authenticateRequest, type Caller, type Credentials, readCredentials, STRANGER } from '../auth/auth'
import type { CallContext } from './call'
import { isForeign } from './origins'
import { notSignedIn, ownerOnly, problemResponse, Refusal, refusalOf, twoFactorFirst } from './problems'

export type Endpoint = (context: CallContext) => Promise<Response>
export type MayCall = (caller: Caller) => boolean

export interface AuthenticatedContext extends CallContext {
  caller: Caller
  credentials: Credentials
  now: Date
}

/**
 * Lets in who may call, and turns whatever a call throws into problem+json. No cache may keep what an operator is
 * answered, or what no stranger may read.
 */
export function handle(mayCall: MayCall, answer: (context: AuthenticatedContext) => Promise<Response>): Endpoint {
  const isForAll = mayCall(STRANGER)
  return async (context) => {
    const { request, routePattern, locals } = context
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && isForeign(request)) throw new Refusal(403, 'This call is for pages of this site only.')
      const now = locals.store.now()
      const credentials = readCredentials(request, locals.isHttps)
      const caller = requireCaller(mayCall, await authenticateRequest(locals.store, credentials, now.getTime()))
      const response = await answer({ ...context, caller, credentials, now })
      if (caller.isOperator || !isForAll) response.headers.set('Cache-Control', 'no-store')
      return response
    } catch (error) {
      return problemResponse(refusalOf(error, `${request.method} ${routePattern}`, locals))
    }
  }
}

export function requireCaller(mayCall: MayCall, caller: Caller): Caller {
  if (mayCall(caller)) return caller
  if (caller.mustSetUpTwoFactor) throw twoFactorFirst()
  throw caller.isOperator ? ownerOnly() : notSignedIn()
}
