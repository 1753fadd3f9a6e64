import type { OpenApi } from '~/domain/openapi-schema'
import { etagOf } from '../http/etags'
import type { Call } from '../http/handle'
import { type ConditionalResponse, conditionalResponse } from '../http/polling'

const NAME = 'openapi.json'

/** Returns a handler for the description of all calls, which is created at its first request. */
export function describing(calls: () => Record<string, Call>): () => Promise<ConditionalResponse<OpenApi>> {
  let made: Promise<ConditionalResponse<OpenApi>> | undefined
  const make = async () => {
    const { documentOf } = await import('./document')
    const bytes = Buffer.from(JSON.stringify(documentOf(calls())))
    return conditionalResponse<OpenApi>(etagOf(bytes), () => bytes, NAME)
  }
  return () => {
    made ??= make()
    return made
  }
}
