import { methodNotAllowed } from './problems'

/** The methods that only read. */
export const READING: readonly string[] = ['GET', 'HEAD']

export function refuseMethod(method: string, allowed: readonly string[]) {
  if (!allowed.includes(method)) throw methodNotAllowed(allowed)
}
