import type { Call, CallContext } from './http/call'

/** Answers while orders can be kept, and 503 while the store cannot write; nothing else is told. */
export async function readHealth(_call: Call, { locals }: CallContext) {
  await locals.store.check()
  return { status: 'ok' }
}
