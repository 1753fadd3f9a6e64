import type * as z from 'zod/mini'
import { authenticateRequest, type Caller, type Credentials, readCredentials, STRANGER } from '../auth/auth'
import type { CallContext } from './call'
import type { CallAnswer } from './call-answer'
import { isForeign } from './origins'
import { notSignedIn, ownerOnly, problemAnswer, Refusal, refusalOf, roleRefused, twoFactorFirst } from './problems'
import { withoutMoney } from './without-money'

/** Who may make a call, with a sentence for the API description. */
export interface Callers {
  name: string
  sentence: string
  may(caller: Caller): boolean
  /** Answers concern the caller's own account, so a packer gets all fields. */
  isOfSelf?: true
}

export interface Answering {
  answer: (context: CallContext) => Promise<CallAnswer>
}

/** One method of a call, with its description. */
export interface Endpoint extends Answering {
  callers: Callers
  /** The schema of its body; undefined for a GET. */
  takes?: z.ZodMiniType
  /** The schema of its query parameters. */
  asks?: z.ZodMiniType
  /** The schema of the query parameters for pages. */
  pages?: z.ZodMiniType
  /** Whether an Idempotency-Key repeats the first answer. */
  isOnce?: boolean
  /** Whether it refuses a row whose version differs from If-Match. */
  isOfVersion?: boolean
  answers: z.ZodMiniType
  /** Whether its answer is a file to download, without an ETag. */
  isFile?: boolean
}
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** The methods of a path. */
export type Call = Partial<Record<Method, Endpoint>>

export interface AuthenticatedContext extends CallContext {
  caller: Caller
  credentials: Credentials
  now: Date
  /** The Cache-Control header of an answer with an ETag. */
  cacheControl: string
}

/**
 * Authorizes the caller, and converts errors to problem+json. Answers to operators, and those that strangers may not read, are
 * never cached.
 */
export function handle(callers: Callers, run: (context: AuthenticatedContext) => Promise<CallAnswer>): Answering {
  const isOpen = isForAll(callers)
  const leavesMoneyOut = isWithoutMoney(callers)
  const answer = async (context: CallContext) => {
    const { request, routePattern, locals } = context
    let isForPacker = false
    const shown = (answer: CallAnswer) => (isForPacker ? withoutMoney(answer, request) : answer)
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && isForeign(request)) throw new Refusal(403, 'This call is for pages of this site only.')
      const now = locals.store.now()
      const credentials = readCredentials(request, locals.isHttps)
      const caller = requireCaller(callers, await authenticateRequest(locals.store, credentials, now.getTime()))
      isForPacker = caller.role === 'packer' && leavesMoneyOut
      const cacheControl = caller.isOperator || !isOpen ? 'no-store' : 'private, no-cache'
      return shown(await run({ ...context, caller, credentials, now, cacheControl }))
    } catch (error) {
      return shown(problemAnswer(refusalOf(error, `${request.method} ${routePattern}`, locals)))
    }
  }
  return { answer }
}

export const isForAll = ({ may }: Callers): boolean => may(STRANGER)

/** Whether a packer gets the answer without amounts of money. */
export const isWithoutMoney = (callers: Callers): boolean => !isForAll(callers) && !callers.isOfSelf

export function requireCaller(callers: Callers, caller: Caller): Caller {
  if (callers.may(caller)) return caller
  if (caller.mustSetUpTwoFactor) throw twoFactorFirst()
  if (caller.role === 'operator') throw ownerOnly()
  throw caller.role ? roleRefused(caller.role) : notSignedIn()
}
