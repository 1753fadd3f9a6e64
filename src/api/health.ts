import type { Call, CallContext } from './http/call'

/** Answers while the store can write, otherwise 503. Tells nothing else. */
export async function readHealth(_call: Call, { locals }: CallContext) {
  await locals.store.check()
  return { status: 'ok' }
}
