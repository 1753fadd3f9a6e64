import type * as z from 'zod/mini'
import { authenticateRequest, type Caller, type Credentials, readCredentials, STRANGER } from '../auth/auth'
import type { CallContext } from './call'
import type { CallAnswer } from './call-answer'
import { isForeign } from './origins'
import { notSignedIn, ownerOnly, problemAnswer, Refusal, refusalOf, roleRefused, twoFactorFirst } from './problems'
import { withoutMoney } from './without-money'

/** Who may make a call, in one plain sentence that its description says. */
export interface Callers {
  name: string
  sentence: string
  may(caller: Caller): boolean
  /** Its answers are of the caller's own account: also a packer reads all of them. */
  isOfSelf?: true
}

export interface Answering {
  answer: (context: CallContext) => Promise<CallAnswer>
}

/** What one method of a call does, and what its description says. */
export interface Endpoint extends Answering {
  callers: Callers
  /** Its body; none for what is only read. */
  takes?: z.ZodMiniType
  /** Its query parameters. */
  asks?: z.ZodMiniType
  /** Its answer, in pages with these parameters. */
  pages?: z.ZodMiniType
  /** Whether an Idempotency-Key gives its first answer again. */
  isOnce?: boolean
  /** Whether it refuses a row that is not in the version of an If-Match. */
  isOfVersion?: boolean
  answers: z.ZodMiniType
  /** Whether its answer is a file to download, which has no ETag. */
  isFile?: boolean
}
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** A path with its methods. */
export type Call = Partial<Record<Method, Endpoint>>

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
export function handle(callers: Callers, run: (context: AuthenticatedContext) => Promise<CallAnswer>): Answering {
  const isOpen = isForAll(callers)
  const leavesMoneyOut = isWithoutMoney(callers)
  const answer = async (context: CallContext) => {
    const { request, routePattern, locals } = context
    try {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      if (!isRead && isForeign(request)) throw new Refusal(403, 'This call is for pages of this site only.')
      const now = locals.store.now()
      const credentials = readCredentials(request, locals.isHttps)
      const caller = requireCaller(callers, await authenticateRequest(locals.store, credentials, now.getTime()))
      const cacheControl = caller.isOperator || !isOpen ? 'no-store' : 'private, no-cache'
      const answer = await run({ ...context, caller, credentials, now, cacheControl })
      return caller.role === 'packer' && leavesMoneyOut ? withoutMoney(answer, request) : answer
    } catch (error) {
      return problemAnswer(refusalOf(error, `${request.method} ${routePattern}`, locals))
    }
  }
  return { answer }
}

export const isForAll = ({ may }: Callers): boolean => may(STRANGER)

/** Whether what a packer is answered has no money. */
export const isWithoutMoney = (callers: Callers): boolean => !isForAll(callers) && !callers.isOfSelf

export function requireCaller(callers: Callers, caller: Caller): Caller {
  if (callers.may(caller)) return caller
  if (caller.mustSetUpTwoFactor) throw twoFactorFirst()
  if (caller.role === 'operator') throw ownerOnly()
  throw caller.role ? roleRefused(caller.role) : notSignedIn()
}
