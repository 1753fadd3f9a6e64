import { methodNotAllowed } from '~/api/http/problems'

/** Refuses a method that a page or a call does not take, with 405. */
export function refuseMethod(method: string, allowed: readonly string[]) {
  if (!allowed.includes(method)) throw methodNotAllowed(allowed)
}
