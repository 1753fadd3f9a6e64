import { openApi } from '~/domain/openapi-schema'
import { features } from './features'
import { visitor } from './http/endpoint'
import type { Call } from './http/handle'
import { describing } from './openapi/openapi'

/** All calls of the API by path below /api. `npm run calls` lists them in docs/calls.md. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  [
    ...features.flatMap((feature) => Object.entries<Call>(feature.calls)),
    ['/openapi.json', { GET: visitor.handler(describing(all)).answers(openApi) }] as const,
  ].sort(([one], [other]) => (one < other ? -1 : 1)),
)

function all() {
  return calls
}
