import { AnswerError } from './client'
import { isTimeout } from './time-limit'

/** The only answer after a fault of the server that promises that nothing was stored. */
const NOT_STORED = 503

/** Whether the browser itself says that there is no signal. Of a signal it promises nothing. */
export const isOffline = (): boolean => navigator.onLine === false

/** Whether the server may have done what a failed call asked for; `wasOffline` when the call began. */
export function mayHaveArrived(fault: unknown, wasOffline: boolean): boolean {
  if (fault instanceof AnswerError) return fault.status >= 500 && fault.status !== NOT_STORED
  return !(wasOffline && isOffline())
}

/** What a form lacked that nobody has taken: the shop has failed, was silent for too long, or could not be reached. */
export type Lack = 'shop' | 'answer' | 'signal'

export function lackOf(faults: readonly unknown[]): Lack {
  if (faults.every((fault) => fault instanceof AnswerError)) return 'shop'
  return faults.some(isTimeout) ? 'answer' : 'signal'
}
