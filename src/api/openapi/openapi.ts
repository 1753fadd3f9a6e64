import type { OpenApi } from '~/domain/openapi-schema'
import { etagOf } from '../http/etags'
import type { Call } from '../http/handle'
import { type Polled, polled } from '../http/polling'

const NAME = 'openapi.json'

/** Answers the description of all calls, made at its first reading. */
export function describing(calls: () => Record<string, Call>): () => Promise<Polled<OpenApi>> {
  let made: Promise<Polled<OpenApi>> | undefined
  const make = async () => {
    const { documentOf } = await import('./document')
    const bytes = Buffer.from(JSON.stringify(documentOf(calls())))
    return polled<OpenApi>(etagOf(bytes), () => bytes, NAME)
  }
  return () => {
    made ??= make()
    return made
  }
}
