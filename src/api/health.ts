import type { APIContext } from 'astro'
import type { Call } from './http/call'

/** Answers while orders can be kept, and 503 while the store cannot write; nothing else is told. */
export async function readHealth(_call: Call, { locals }: APIContext) {
  await locals.store.check()
  return { status: 'ok' }
}
