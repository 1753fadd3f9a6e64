import { methodNotAllowed } from '~/api/http/problems'

export function refuseMethod(method: string, allowed: readonly string[]) {
  if (!allowed.includes(method)) throw methodNotAllowed(allowed)
}
