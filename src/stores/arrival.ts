import { AnswerError } from './client'
import { isTimeout } from './time-limit'

/** The only 5xx status that guarantees that nothing was stored. */
const NOT_STORED = 503

/** Whether the browser reports that it is offline. If it reports online, it may still be offline. */
export const isOffline = (): boolean => navigator.onLine === false

/** Whether the server may have processed a failed call; `wasOffline` at the start of the call. */
export function mayHaveArrived(fault: unknown, wasOffline: boolean): boolean {
  if (fault instanceof AnswerError) return fault.status >= 500 && fault.status !== NOT_STORED
  return !(wasOffline && isOffline())
}

/** Why a form was not accepted: the shop failed, was silent for too long, or was unreachable. */
export type Lack = 'shop' | 'answer' | 'signal'

export function lackOf(faults: readonly unknown[]): Lack {
  if (faults.every((fault) => fault instanceof AnswerError)) return 'shop'
  return faults.some(isTimeout) ? 'answer' : 'signal'
}
