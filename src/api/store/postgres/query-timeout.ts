import { StoreUnavailable } from '../store'

/** Milliseconds after which a query is answered from memory. */
export const QUERY_WITHIN = 1500

export class QueryTimeout extends StoreUnavailable {
  override name = 'QueryTimeout'

  constructor() {
    super('The database does not answer.')
  }
}

/** The result of `asked`; throws QueryTimeout after the given milliseconds. */
export async function withTimeout<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  // An answer may have arrived while this process was busy, so it is read first.
  const timer = setTimeout(() => setImmediate(reject, new QueryTimeout()), milliseconds)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}
