import { StoreUnavailable } from '../store'

/** A look that takes longer, in milliseconds, is answered from memory. */
export const LOOK_WITHIN = 1500

/** The database took a question and does not answer, as a machine does that stands still. */
export class Silence extends StoreUnavailable {
  override name = 'Silence'

  constructor() {
    super('The database does not answer.')
  }
}

/** What `asked` gives; throws Silence where that takes longer than so many milliseconds. */
export async function within<T>(milliseconds: number, asked: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  // What has arrived while this process was busy is read first.
  const timer = setTimeout(() => setImmediate(reject, new Silence()), milliseconds)
  try {
    return await Promise.race([asked, promise])
  } finally {
    clearTimeout(timer)
  }
}
