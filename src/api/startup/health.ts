import type { Call, CallContext } from '../http/call'

export async function readHealth(_call: Call, { locals }: CallContext) {
  await locals.store.check()
  return { status: 'ok' as const }
}
